import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../database/test-cluster.ts';
import { hashToken } from '../session/token.ts';
import { request } from '../testing/client.ts';
import { addUserWithEmail, aPerson } from '../testing/people.ts';
import { aProduct, type Product, type ProductProcess, stopProcess } from '../testing/product.ts';

/** Number of kills; more in the complete test run. */
const kills = process.env.WHOLE ? 50 : 5;
/** Maximum milliseconds from the first letter of a round to the kill: a worker polls each second. */
const longest = 1_400;

let database: Awaited<ReturnType<typeof testDatabase>>;
let product: Product;
beforeAll(async () => {
  [database, product] = [await testDatabase(), await aProduct()];
});
afterAll(async () => {
  await product.remove();
  await database.drop();
});

async function start(): Promise<ProductProcess> {
  const { host, user, database: name } = database.config;
  const DATABASE_URL = `postgresql://${user}@/${name}?host=${encodeURIComponent(host)}`;
  return await product.start({ DATABASE_URL, FOURFOLD_DEV: '1', LEARNER_URL: 'https://learner.example' });
}

type SavedLetter = { to: string; link: string };
async function outbox(): Promise<SavedLetter[]> {
  const folder = join(product.dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const letters = await Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))));
  return letters.map(({ to, text }) => ({ to, link: /reset-password\/([\w-]{43})\n/.exec(text)?.[1] ?? '' }));
}

it(`no letter is lost or duplicated by a process that is killed ${kills} times`, async () => {
  const url = `http://127.0.0.1:${product.ports[0]}`;
  const admin = await aPerson(database.db, 'super-admin');
  /** Addresses whose call got a reply, and those whose call failed. */
  const [promised, unsure] = [new Set<string>(), new Set<string>()];
  const recordOutcome = (email: string, call: Promise<Response>) =>
    call.then(
      ({ status }) => {
        expect(status).toBe(200);
        promised.add(email);
      },
      () => void unsure.add(email),
    );
  const forgets = async () => {
    const { email } = await addUserWithEmail(database.db, 'student');
    await recordOutcome(email, request(url, 'PUT /accounts/forgot_password', { body: { email } }));
  };
  const isInvited = async (at: string) => {
    const body = { username: 'Ada', email: `invited-${at}@mail.example`, userType: 'Student', status: true };
    await recordOutcome(body.email, request(url, 'POST /users/students', { body }, admin.token));
  };

  for (let round = 0; round < kills; round += 1) {
    const ran = await start();
    // Resets the limits, which are not tested here.
    await database.db.deleteFrom('failures').execute();
    const asked = [forgets(), isInvited(`${round}-0`), forgets(), isInvited(`${round}-1`)];
    await wait(Math.random() * longest);
    await stopProcess(ran.child, 'SIGKILL');
    await Promise.all(asked);
  }

  const last = await start();
  const waiting = database.db.selectFrom('jobs').select('kind').where('kind', 'in', ['recovery', 'invitation']);
  await expect.poll(() => waiting.execute()).toEqual([]);
  expect(await stopProcess(last.child, 'SIGTERM')).toBe(0);

  const letters = await outbox();
  const addressed = letters.map(({ to }) => to).toSorted();
  expect(addressed).toEqual([...new Set(addressed)]);
  expect([...promised].filter((email) => !addressed.includes(email))).toEqual([]);
  expect(addressed.filter((email) => !promised.has(email) && !unsure.has(email))).toEqual([]);
  expect(promised.size).toBeGreaterThan(kills / 2);
  const links = await database.db.selectFrom('password_links').select('hash').execute();
  const hashes = new Set(links.map(({ hash }) => hash.toString('hex')));
  expect(letters.filter(({ link }) => !hashes.has(hashToken(link).toString('hex')))).toEqual([]);
});
