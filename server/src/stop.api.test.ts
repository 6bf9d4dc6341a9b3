import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from './database/open-database.ts';
import { openStream } from './events/testing/open-stream.ts';
import { request } from './testing/client.ts';
import { addUser, aPerson } from './testing/people.ts';
import { aProduct, type Product, type ProductProcess, stopProcess, waitForOutput } from './testing/product.ts';
import { rawConnection, rawPost, repliesIn } from './testing/raw-connection.ts';

let product: Product;
let inside: OpenDatabase;
const endings: (() => unknown)[] = [];
const production = { NODE_ENV: 'production', MAIL: 'outbox' };

beforeEach(async () => {
  product = await aProduct();
});
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
  await product.remove();
});

/** Starts the product and opens its bundled database as `inside`, which must be closed before the database can stop. */
async function started(env: Record<string, string> = {}): Promise<ProductProcess> {
  const ran = await product.start({ ...production, ...env });
  inside = await openDatabase({ dataDir: product.dataDir, databaseUrl: null, databaseUrlDirect: null });
  endings.push(() => inside.close());
  return ran;
}

/** Locks the users table, so that requests wait until the returned function is called or the database stops. */
async function lockUsers(): Promise<() => Promise<void>> {
  const client = new pg.Client(inside.direct);
  await client.connect();
  client.on('error', () => {});
  await client.query('begin; lock table users');
  return () => client.end();
}

/** Requests a letter with a link to choose a new password. */
async function requestRecovery(): Promise<Response> {
  const id = await addUser(inside.db, 'student', 'four in a row');
  const users = inside.db.selectFrom('users').select('email').where('id', '=', id);
  return await request(url(), 'PUT /accounts/forgot_password', { body: await users.executeTakeFirstOrThrow() });
}

async function untilLockWait(): Promise<void> {
  const waiting = "select pid from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'fourfold'";
  const count = async () => (await inside.pool.query(waiting)).rowCount;
  await expect.poll(count).toBeGreaterThan(0);
}

const wrong = { email: 'nobody@mail.example', password: 'four in a row' };
const url = () => `http://127.0.0.1:${product.ports[0]}`;
const isDatabaseRunning = () =>
  stat(join(product.dataDir, 'postgres/postmaster.pid')).then(
    () => true,
    () => false,
  );

describe('a stop', () => {
  it('lets running requests finish, ends streams, and accepts no new connection', async () => {
    const ran = await started();
    const [api] = product.ports;
    const { token } = await aPerson(inside.db, 'student');
    const stream = await openStream(url(), token);
    expect(await stream.next()).toMatchObject({ state: 'account' });

    const [slow, half, resting] = await Promise.all([rawConnection(api), rawConnection(api), rawConnection(api)]);
    const [all] = rawPost('/sessions', wrong);
    resting.send(all);
    await expect.poll(() => repliesIn(resting.received())).toEqual([{ status: 401, closes: false, isWhole: true }]);
    const releaseUsers = await lockUsers();
    // Two requests on one connection: the second one has been sent before the first is answered.
    slow.send(all + all);
    const [begun, rest] = rawPost('/sessions', wrong, { sent: 0.5 });
    half.send(begun);
    await untilLockWait();

    ran.child.kill('SIGTERM');
    await waitForOutput(ran, 'Stopping.');
    const exited = once(ran.child, 'exit');
    expect(await stream.next()).toBeNull();
    await resting.closed;
    for (const port of product.ports) await expect(rawConnection(port)).rejects.toThrow('ECONNREFUSED');
    half.send(rest);
    await releaseUsers();
    await inside.close();
    await Promise.all([slow.closed, half.closed]);
    const last = { status: 401, closes: true, isWhole: true };
    expect(repliesIn(slow.received())).toEqual([last]);
    expect(repliesIn(half.received())).toEqual([last]);
    expect(await exited).toEqual([0, null]);
    expect(await isDatabaseRunning()).toBe(false);
  });

  it('waits for a letter that is being sent', async () => {
    const mail = await aSlowMailServer();
    const ran = await started({ MAIL: '', SMTP_URL: mail.url, SMTP_TLS: 'off' });
    expect((await requestRecovery()).status).toBe(200);
    await mail.letter;
    await inside.close();
    ran.child.kill('SIGTERM');
    await waitForOutput(ran, 'Stopping.');
    mail.take();
    expect(await once(ran.child, 'exit')).toEqual([0, null]);
    expect(mail.taken()).toBe(1);
    expect(ran.output()).not.toContain('stopped before');
  });

  it('waits only some seconds, logs how many requests were cut off, and exits with 0', async () => {
    const mail = await aSlowMailServer();
    const ran = await started({ MAIL: '', SMTP_URL: mail.url, SMTP_TLS: 'off' });
    await requestRecovery();
    await mail.letter;
    const endless = await rawConnection(product.ports[0]);
    endless.send(rawPost('/sessions', wrong, { sent: 0.5 })[0]);
    const releaseUsers = await lockUsers();
    const stuck = request(url(), 'POST /sessions', { body: wrong }).catch(() => 'cut off');
    await untilLockWait();
    const began = performance.now();
    expect(await stopProcess(ran.child, 'SIGTERM')).toBe(0);
    expect(performance.now() - began).toBeLessThan(45_000);
    expect(await stuck).toBe('cut off');
    await endless.closed;
    expect(repliesIn(endless.received())).toEqual([]);
    expect(ran.output()).toMatch(/"requests":2,"msg":"stopped before these requests were finished"/);
    expect(ran.output()).toContain('stopped before the last jobs were done');
    await releaseUsers();
  });

  it('does not wait after a second signal, and stops the database', async () => {
    const ran = await started();
    await lockUsers();
    const stuck = request(url(), 'POST /sessions', { body: wrong }).catch(() => 'cut off');
    await untilLockWait();
    ran.child.kill('SIGTERM');
    await waitForOutput(ran, 'Stopping.');
    // This connection would keep the database running.
    await inside.close();
    const exited = once(ran.child, 'exit');
    const began = performance.now();
    const again = setInterval(() => ran.child.kill('SIGTERM'), 100);
    endings.push(() => clearInterval(again));
    expect(await exited).toEqual([1, null]);
    // Without the second signal it waits ten seconds.
    expect(performance.now() - began).toBeLessThan(8_000);
    await stuck;
    expect(await isDatabaseRunning()).toBe(false);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'by %s to the whole process group is one stop, after which no process remains',
    async (signal) => {
      const { child } = await product.startInGroup(production);
      const exited = once(child, 'close');
      process.kill(-Number(child.pid), signal);
      // `close` is emitted when no process has its output streams open any more.
      expect(await exited).toEqual([0, null]);
      expect(() => process.kill(-Number(child.pid), 0)).toThrow('ESRCH');
      expect(await isDatabaseRunning()).toBe(false);
    },
  );
});

/** A mail server that confirms a letter only when the test calls `take`. */
async function aSlowMailServer() {
  let take = () => {};
  let taken = 0;
  let onLetter = () => {};
  const letter = new Promise<void>((resolve) => (onLetter = resolve));
  const server = createServer((socket) => {
    endings.push(() => socket.destroy());
    socket.on('error', () => {});
    let inLetter = false;
    const good = () => socket.write('250 good\r\n');
    socket.write('220 mail.example\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      if (inLetter && line !== '.') return;
      if (inLetter) {
        take = () => {
          taken += 1;
          good();
        };
        onLetter();
      }
      inLetter = line === 'DATA';
      if (inLetter) socket.write('354 go on\r\n');
      else if (line !== '.') good();
    });
  }).listen(0, '127.0.0.1');
  endings.push(() => server.close());
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Resolves when a letter was sent and not yet confirmed. */
    letter,
    take: () => take(),
    taken: () => taken,
  };
}
