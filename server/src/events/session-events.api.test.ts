import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../app.ts';
import { listen } from '../http/listen.ts';
import { clientOf, request } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { sessionEvents } from './session-events.ts';
import { type OpenStream, openStream } from './testing/open-stream.ts';

let server: TestServer;
/** A second process of the product on the same database. */
let second: { url: string; stop(): Promise<void> };
const streams: OpenStream[] = [];

beforeAll(async () => {
  server = await startTestServer();
  second = await anotherProcess();
  // Both listen by now: what a test changes is heard, and not found by the first look around.
  for (const base of [server.url, second.url]) await listening((await server.as('student')).token, base);
  await eventually(async () => (await listeners()).length, 2);
  await pause(200);
});
afterAll(async () => {
  for (const stream of streams) stream.leave();
  await second.stop();
  await server.stop();
});

async function anotherProcess() {
  const { connection, db, deps } = server;
  const events = sessionEvents({ db, connection, now: deps.now, sessionDays: 7, log: deps.log });
  const api = createApi({ ...deps, events }, { basePath: '', site: 'by-origin' });
  const listener = await listen(api.fetch, { host: '127.0.0.1', port: 0 });
  const stop = async () => {
    await events.close();
    await listener.close();
  };
  return { url: `http://127.0.0.1:${listener.port}`, stop };
}

async function open(token: string, base = server.url): Promise<OpenStream> {
  const stream = await openStream(base, token);
  streams.push(stream);
  return stream;
}

/** A stream that has said how the session stands. */
async function listening(token: string, base = server.url): Promise<OpenStream> {
  const stream = await open(token, base);
  expect(await stream.next()).toMatchObject({ state: 'account' });
  return stream;
}

const ended = (why: string) => ({ state: 'ended', why });
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function eventually(look: () => unknown, wanted: unknown): Promise<void> {
  for (let tries = 0; tries < 100 && (await look()) !== wanted; tries += 1) await pause(20);
  expect(await look()).toBe(wanted);
}

/** Connections of PostgreSQL that listen, of all processes. */
async function listeners(): Promise<number[]> {
  const { rows } = await inDatabase(
    "select pid from pg_stat_activity where datname = current_database() and application_name = 'fourfold events'",
  );
  return rows.map(({ pid }: { pid: number }) => pid);
}

async function inDatabase(text: string, values: unknown[] = []) {
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    return await client.query(text, values);
  } finally {
    await client.end();
  }
}

describe('the stream of a session', () => {
  it.each(['student', 'tutor', 'tutor-login', 'admin', 'super-admin'] as const)(
    'begins for a %s with the present state',
    async (role) => {
      const { token, account } = await server.as(role);
      const stream = await open(token);
      expect(await stream.next()).toEqual({ state: 'account', account });
    },
  );

  it('is kept by nobody, held back by nobody and not compressed', async () => {
    const { token } = await server.as('student');
    const { headers, status } = (await listening(token)).response;
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-encoding')).toBeNull();
  });

  it('tells of a log-out on the other site, and ends', async () => {
    const { call, token } = await server.as('admin');
    const stream = await listening(token);
    const { code } = await call('POST /sessions/hand_over');
    const taken = await request(server.studio, 'POST /sessions/take_over', { body: { code } });
    await clientOf(server.studio, taken.headers.get('x-user-token') ?? '')('DELETE /sessions');
    expect(await stream.next()).toEqual(ended('logged-out'));
    expect(await stream.next()).toBeNull();
  });

  it('tells of another name, and says the same only once', async () => {
    const { account, token } = await server.as('student');
    const stream = await listening(token);
    const rename = (username: string) =>
      server.db.updateTable('users').set({ username }).where('id', '=', account.id).execute();
    await rename(account.username);
    await pause(200);
    await rename('Maya');
    expect(await stream.next()).toEqual({ state: 'account', account: { ...account, username: 'Maya' } });
    await rename('Maya');
    await pause(200);
    await rename('Noor');
    expect(await stream.next()).toMatchObject({ account: { username: 'Noor' } });
  });

  it('tells of a deactivated account', async () => {
    const { account, token } = await server.as('student');
    const stream = await listening(token);
    await server.db.updateTable('users').set({ status: false }).where('id', '=', account.id).execute();
    expect(await stream.next()).toEqual(ended('not-active'));
  });

  it('of a look tells when the tutor is deactivated', async () => {
    const { account, token } = await server.as('tutor-login');
    const stream = await listening(token);
    const tutor = account.tutor_login.tutor_id ?? '';
    await server.db.updateTable('users').set({ status: false }).where('id', '=', tutor).execute();
    expect(await stream.next()).toEqual(ended('not-active'));
  });

  it('of a look tells at once that the student was unlinked, and the other looks go on', async () => {
    const one = await server.as('tutor-login');
    const other = await server.as('tutor-login');
    const [stream, others] = [await listening(one.token), await listening(other.token)];
    await server.db.deleteFrom('tutor_students').where('student_id', '=', one.account.id).execute();
    expect(await stream.next()).toEqual(ended('student-unlinked'));
    await server.db.updateTable('users').set({ username: 'Noor' }).where('id', '=', other.account.id).execute();
    expect(await others.next()).toMatchObject({ account: { username: 'Noor' } });
  });

  it('of a look tells when its two hours are over', async () => {
    const { account, token } = await server.as('tutor-login');
    // Its end comes in a moment of the clock on the wall; the server's own stands still until we move it.
    const before = server.clock.now;
    const endsAt = new Date(before.getTime() + 1200);
    await server.db.updateTable('sessions').set({ ends_at: endsAt }).where('user_id', '=', account.id).execute();
    const stream = await listening(token);
    server.clock.now = endsAt;
    expect(await stream.next()).toEqual(ended('expired'));
    server.clock.now = before;
  });

  it('tells when a session ends that nobody used, and does not use it by staying open', async () => {
    const before = server.clock.now;
    const { token, account } = await server.as('student');
    const lastUse = async () =>
      (
        await server.db
          .selectFrom('session_tokens')
          .innerJoin('sessions', 'sessions.id', 'session_id')
          .select('last_used_at')
          .where('user_id', '=', account.id)
          .executeTakeFirstOrThrow()
      ).last_used_at;
    const began = await lastUse();
    server.clock.now = new Date(before.getTime() + 7 * 86_400_000 - 1100);
    const stream = await listening(token);
    server.clock.now = new Date(before.getTime() + 7 * 86_400_000 + 1);
    expect(await stream.next()).toEqual(ended('expired'));
    expect(await lastUse()).toEqual(began);
    server.clock.now = before;
  });

  it('tells of the token that ended while its session lives on', async () => {
    const { token, account } = await server.as('tutor');
    const stream = await listening(token);
    await server.db
      .deleteFrom('session_tokens')
      .where('session_id', 'in', server.db.selectFrom('sessions').select('id').where('user_id', '=', account.id))
      .execute();
    expect(await stream.next()).toEqual(ended('logged-out'));
  });

  it('answers what became of a session that has ended, and a 401 where there never was one', async () => {
    const { call, token } = await server.as('student');
    await call('DELETE /sessions');
    const stream = await open(token);
    expect(await stream.next()).toEqual(ended('logged-out'));
    expect(await stream.next()).toBeNull();
    const none = await request(server.url, 'GET /sessions/events', {}, 'Bearer x');
    expect([none.status, await none.json()]).toEqual([401, { errors: ['Session expired'] }]);
  });

  it('ends for the oldest once a session has more than twenty', async () => {
    const { token } = await server.as('student');
    const first = await listening(token);
    const others = await Promise.all(Array.from({ length: 19 }, () => listening(token)));
    const last = await listening(token);
    expect(await first.next()).toBeNull();
    await server.db.updateTable('users').set({ username: 'Noor' }).execute();
    for (const stream of [...others, last]) {
      expect(await stream.next()).toMatchObject({ account: { username: 'Noor' } });
    }
  });

  it('is begun by nobody who asks for its head alone, and gives way to nobody who does', async () => {
    const { account, token } = await server.as('student');
    const stream = await listening(token);
    const heads = Array.from({ length: 20 }, () =>
      fetch(`${server.url}/sessions/events`, { method: 'HEAD', headers: { authorization: token } }),
    );
    expect((await Promise.all(heads)).map(({ status }) => status)).toEqual(heads.map(() => 200));
    await server.db.updateTable('users').set({ username: 'Ines' }).where('id', '=', account.id).execute();
    expect(await stream.next()).toMatchObject({ account: { username: 'Ines' } });
  });
});

describe('through several processes', () => {
  it('a change made by one is told by all', async () => {
    const { token, call } = await server.as('student');
    const here = await listening(token);
    const there = await listening(token, second.url);
    await call('DELETE /sessions');
    expect(await here.next()).toEqual(ended('logged-out'));
    expect(await there.next()).toEqual(ended('logged-out'));
  });

  it('and each of them listens on one connection, however many streams it has', async () => {
    for (const base of [server.url, second.url]) {
      for (let n = 0; n < 3; n += 1) await listening((await server.as('student')).token, base);
    }
    expect(await listeners()).toHaveLength(2);
  });

  it('a connection that is lost is made again, and what happened meanwhile is told', async () => {
    const { account, token } = await server.as('student');
    const unchanged = await listening((await server.as('student')).token);
    const [here, there] = [await listening(token), await listening(token, second.url)];
    const before = await listeners();
    // In one statement with the change itself: nobody is there to hear of it.
    await inDatabase('alter table users disable trigger users_changed');
    for (const pid of before) await inDatabase('select pg_terminate_backend($1)', [pid]);
    await inDatabase('update users set status = false where id = $1', [account.id]);
    await inDatabase('alter table users enable trigger users_changed');
    expect(await here.next()).toEqual(ended('not-active'));
    expect(await there.next()).toEqual(ended('not-active'));
    // Heard again from now on; what did not change was not said again.
    await eventually(async () => (await listeners()).filter((pid) => !before.includes(pid)).length, 2);
    await server.db.updateTable('users').set({ username: 'Iris' }).where('status', '=', true).execute();
    expect(await unchanged.next()).toMatchObject({ account: { username: 'Iris' } });
  });
});

describe('a stream that is over', () => {
  it('is forgotten with the tab that read it', async () => {
    const looks: unknown[] = [];
    const { db, deps, connection } = server;
    const watched = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        looks.push(result);
        return result;
      },
    });
    const events = sessionEvents({ db: watched, connection, now: deps.now, sessionDays: 7, log: deps.log });
    const listener = await listen(createApi({ ...deps, events }, { basePath: '', site: 'by-origin' }).fetch, {
      host: '127.0.0.1',
      port: 0,
    });
    const { account, token } = await server.as('student');
    const url = `http://127.0.0.1:${listener.port}`;
    const [stays, goes] = [await listening(token, url), await listening(token, url)];
    goes.leave();
    await pause(200);
    const before = looks.length;
    await db.updateTable('users').set({ username: 'Omar' }).where('id', '=', account.id).execute();
    expect(await stays.next()).toMatchObject({ account: { username: 'Omar' } });
    await pause(100);
    expect(looks.length - before).toBe(1);
    await events.close();
    await listener.close();
  });

  it('does not hold up a shutdown, and none is opened during one', async () => {
    const process = await anotherProcess();
    const { token } = await server.as('student');
    const stream = await listening(token, process.url);
    const began = performance.now();
    await process.stop();
    expect(performance.now() - began).toBeLessThan(1000);
    expect(await stream.next()).toBeNull();
  });
});
