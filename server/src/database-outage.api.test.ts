import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { postmasterOf } from './database/bundled/postmaster.ts';
import type { Db } from './database/db.ts';
import { openDatabase } from './database/open-database.ts';
import { openStream } from './events/testing/open-stream.ts';
import { announceUsers } from './session/end-sessions.ts';
import { clientOf, request } from './testing/client.ts';
import { aStoredDraft } from './testing/drafts.ts';
import { anOwnPostgres } from './testing/own-postgres.ts';
import { aPerson } from './testing/people.ts';
import { aProduct, type Product, type ProductProcess, stopProcess } from './testing/product.ts';

let product: Product;
const endings: (() => unknown)[] = [];
const production = { NODE_ENV: 'production', MAIL: 'outbox' };
beforeEach(async () => {
  product = await aProduct();
});
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
  await product.remove();
});

const urls = () => product.ports.map((port) => `http://127.0.0.1:${port}`) as [api: string, ...apps: string[]];
const healths = () => Promise.all(urls().map(async (url) => (await fetch(`${url}/health`)).status));

/** Adds an author and a student to the database of the product. */
async function people(databaseUrl: string | null) {
  const inside = await openDatabase({ dataDir: product.dataDir, databaseUrl, databaseUrlDirect: databaseUrl });
  const [author, student] = [await aPerson(inside.db, 'admin'), await aPerson(inside.db, 'student')];
  const save = async (key: string) => {
    const reply = await request(urls()[0], 'PUT /drafts', { body: aStoredDraft(key) }, author.token);
    return [reply.status, reply.headers.get('retry-after'), (await reply.json()).errors];
  };
  const saved = async () => {
    const { data } = await clientOf(urls()[0], author.token)('GET /drafts', { query: {} });
    return data.map(({ key }) => key).sort();
  };
  return { inside, student, save, saved };
}
const unreachable = [503, '5', ['The database cannot be reached at this moment: send this again']];
const savedReply = [200, null, undefined];

it('calls fail with 503 while the database is unreachable, and succeed when it is reachable again', async () => {
  const postgres = await anOwnPostgres();
  endings.push(() => postgres.remove());
  await postgres.start();
  const ran = await product.start({ ...production, DATABASE_URL: postgres.url() });
  const { inside, student, save, saved } = await people(postgres.url());
  endings.push(() => inside.close());
  const stream = await openStream(urls()[0], student.token);
  endings.push(() => stream.disconnect());
  expect(await stream.next()).toMatchObject({ state: 'account' });
  expect(await save('before')).toEqual(savedReply);

  await postgres.stop('SIGQUIT');
  expect(await save('meanwhile')).toEqual(unreachable);
  expect(await healths()).toEqual([503, 503, 503]);

  await postgres.start();
  await expect.poll(() => save('after')).toEqual(savedReply);
  expect(await healths()).toEqual([200, 200, 200]);
  expect(await saved()).toEqual(['after', 'before']);
  const listening = "select pid from pg_stat_activity where application_name = 'fourfold events'";
  await expect.poll(() => postgres.sql(listening)).toHaveLength(1);
  await rename(inside.db, student.account.id);
  expect(await stream.next()).toMatchObject({ account: { username: 'Noor' } });
  expect(await stopProcess(ran.child, 'SIGTERM')).toBe(0);
});

it('a killed bundled database is started again with everything that was saved', async () => {
  const ran = await product.start(production);
  const { inside, student, save, saved } = await people(null);
  await inside.close();
  const stream = await openStream(urls()[0], student.token);
  endings.push(() => stream.disconnect());
  expect(await save('before')).toEqual(savedReply);
  const before = killDatabase();
  // A process of the killed server may still handle a call, so wait for the new server.
  await expect.poll(() => postmaster()?.pid ?? before).not.toBe(before);
  await expect.poll(() => save('after')).toEqual(savedReply);
  expect(await saved()).toEqual(['after', 'before']);
  expect(await healths()).toEqual([200, 200, 200]);
  expect(ran.output()).toContain('the bundled PostgreSQL is down');
  expect(ran.output()).toContain('the bundled PostgreSQL is up again');
  const again = await people(null);
  await rename(again.inside.db, student.account.id);
  await again.inside.close();
  for (;;) if (JSON.stringify(await stream.next()).includes('Noor')) break;
  expect(await stopProcess(ran.child, 'SIGTERM')).toBe(0);
  expect(postmaster()).toBeNull();
});

it('after both were killed at the same time during work, the next start succeeds', async () => {
  const first = await product.start(production);
  const { inside, save, saved } = await people(null);
  expect(await save('before')).toEqual(savedReply);
  // A computing statement notices late that its server was killed, and until then blocks the start
  // of a new one.
  const computing = "do $$ begin while clock_timestamp() < now() + interval '8 seconds' loop end loop; end $$";
  const lost = inside.pool.query(computing).catch(() => {});
  await Promise.all([stopProcess(first.child, 'SIGKILL'), killDatabase()]);
  await inside.close();
  const next: ProductProcess = await product.start(production);
  expect(next.errorOutput()).toBe('');
  expect(await saved()).toEqual(['before']);
  await lost;
  expect(await stopProcess(next.child, 'SIGTERM')).toBe(0);
});

async function rename(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ username: 'Noor' }).where('id', '=', id).execute();
    await announceUsers(tx, [id]);
  });
}

const postmaster = () => postmasterOf(join(product.dataDir, 'postgres'));

function killDatabase(): number {
  const pid = postmaster()?.pid;
  // A pid of 0 would kill the process group of this test run.
  if (pid === undefined) throw new Error('there is no PostgreSQL to kill');
  process.kill(pid, 'SIGKILL');
  return pid;
}
