import { compileFormulas } from '@fourfold/core/rich-text/compile-formula';
import { fromMarkup } from '@fourfold/core/rich-text/from-markup';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../database/db.ts';
import { testDatabase } from '../database/test-cluster.ts';
import { addQuestion, addSubsubtopic, addSubtopic, addTopic } from '../testing/content.ts';
import { aProduct, type Product, type ProductProcess, stopProcess } from '../testing/product.ts';

/** A published sub-sub-topic. */
const addSequence = async (db: Db) => await addSubsubtopic(db, await addSubtopic(db, await addTopic(db)));

const formulaCount = 120;
let database: Awaited<ReturnType<typeof testDatabase>>;
let products: Product[];
beforeAll(async () => {
  database = await testDatabase();
  products = [await aProduct(), await aProduct()];
});
afterAll(async () => {
  await Promise.all(products.map((product) => product.remove()));
  await database.drop();
});

async function start(product: Product): Promise<ProductProcess> {
  const { host, user, database: name } = database.config;
  const DATABASE_URL = `postgresql://${user}@/${name}?host=${encodeURIComponent(host)}`;
  return await product.start({ DATABASE_URL, FOURFOLD_DEV: '1' });
}
async function countSpoken(): Promise<number> {
  const { rows } = await sql<{ spoken: number }>`
    select count(speech)::integer as spoken from spoken_formulas`.execute(database.db);
  return rows[0]?.spoken ?? 0;
}

it('speech of all formulas are made by two processes, also when one is killed and one is stopped meanwhile', async () => {
  const subsubtopic = await addSequence(database.db);
  const document = fromMarkup(Array.from({ length: formulaCount }, (_, at) => `$x_{${at}}$`).join(' '));
  const compiled = compileFormulas([document]);
  if (!compiled.ok) throw new Error(compiled.message);
  const texts = { question: JSON.stringify(document), formulas: JSON.stringify(compiled.formulas) };
  await addQuestion(database.db, { kind: 'subsubtopic', id: subsubtopic }, texts);

  const [first, second] = products as [Product, Product];
  const killed = await start(first);
  await expect.poll(countSpoken, { timeout: 30_000, interval: 20 }).toBeGreaterThan(0);
  await stopProcess(killed.child, 'SIGKILL');
  const afterKill = await countSpoken();
  expect(afterKill).toBeLessThan(formulaCount);

  // The claim of the killed process expires after 20 seconds.
  const [stopped, last] = [await start(first), await start(second)];
  await expect.poll(countSpoken, { timeout: 60_000, interval: 20 }).toBeGreaterThan(afterKill);
  expect(await stopProcess(stopped.child, 'SIGTERM')).toBe(0);
  await expect.poll(countSpoken, { timeout: 90_000, interval: 100 }).toBe(formulaCount);
  expect(await stopProcess(last.child, 'SIGTERM')).toBe(0);
}, 240_000);
