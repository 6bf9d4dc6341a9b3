import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../app.ts';
import { listen } from '../http/listen.ts';
import type { TestServer } from '../testing/server.ts';
import { sessionEvents } from './session-events.ts';
import { ended, eventually, pause, type TwoProcesses, twoProcesses } from './testing/two-processes.ts';

let two: TwoProcesses;
let server: TestServer;
beforeAll(async () => {
  two = await twoProcesses();
  server = two.server;
});
afterAll(() => two.stop());

describe('through several processes', () => {
  it('a change made by one is reported by all', async () => {
    const { token, call } = await server.as('student');
    const here = await two.listening(token);
    const there = await two.listening(token, two.second.url);
    await call('DELETE /sessions');
    expect(await here.next()).toEqual(ended('logged-out'));
    expect(await there.next()).toEqual(ended('logged-out'));
  });

  it('a session has at most twenty streams in total, and the process of the oldest ends it', async () => {
    const { account, token } = await server.as('student');
    const first = await two.listening(token, two.second.url);
    const others = await Promise.all(
      Array.from({ length: 19 }, (_, n) => two.listening(token, n % 2 ? server.url : two.second.url)),
    );
    const last = await two.listening(token);
    expect(await first.next()).toBeNull();
    await server.db.updateTable('users').set({ username: 'Noor' }).where('id', '=', account.id).execute();
    for (const stream of [...others, last]) {
      expect(await stream.next()).toMatchObject({ account: { username: 'Noor' } });
    }
    const session = server.db.selectFrom('sessions').select('id').where('user_id', '=', account.id);
    const open = () =>
      server.db.selectFrom('session_streams').select('id').where('session_id', 'in', session).execute();
    expect(await open()).toHaveLength(20);
    for (const stream of [...others, last]) stream.disconnect();
    await expect.poll(async () => (await open()).length).toBe(0);
  });

  it('twenty remain of more streams that are opened at the same time', async () => {
    const { account, token } = await server.as('student');
    const opening = Array.from({ length: 45 }, (_, n) => two.open(token, n % 2 ? server.url : two.second.url));
    const streams = await Promise.all(opening);
    const outcomes: string[] = [];
    const reading = streams.map(async (stream, n) => {
      for (;;) {
        const state = await stream.next();
        if (state === null) return outcomes.push(`${n} ended`);
        if (state.state === 'account' && state.account.username === 'Ines') return outcomes.push(`${n} told`);
      }
    });
    await expect.poll(() => outcomes.length).toBe(25);
    await server.db.updateTable('users').set({ username: 'Ines' }).where('id', '=', account.id).execute();
    await Promise.all(reading);
    expect(outcomes.filter((one) => one.endsWith('told'))).toHaveLength(20);
    for (const stream of streams) stream.disconnect();
  });

  it('each process listens on one connection, however many streams it has', async () => {
    for (const base of [server.url, two.second.url]) {
      for (let n = 0; n < 3; n += 1) await two.listening((await server.as('student')).token, base);
    }
    expect(await two.listeners()).toHaveLength(2);
  });

  it('a lost connection is opened again, and changes made meanwhile are reported', async () => {
    const { account, token } = await server.as('student');
    const unchanged = await two.listening((await server.as('student')).token);
    const [here, there] = [await two.listening(token), await two.listening(token, two.second.url)];
    const before = await two.listeners();
    // Without its trigger a change by hand is not notified, as if it were made while no process listens.
    await two.inDatabase('alter table users disable trigger check_notice');
    await two.inDatabase('update users set status = false where id = $1', [account.id]);
    await two.inDatabase('alter table users enable trigger check_notice');
    for (const pid of before) await two.inDatabase('select pg_terminate_backend($1)', [pid]);
    expect(await here.next()).toEqual(ended('not-active'));
    expect(await there.next()).toEqual(ended('not-active'));
    // New changes are reported again; an unchanged state was not repeated.
    await eventually(async () => (await two.listeners()).filter((pid) => !before.includes(pid)).length, 2);
    await server.db.updateTable('users').set({ username: 'Iris' }).where('status', '=', true).execute();
    expect(await unchanged.next()).toMatchObject({ account: { username: 'Iris' } });
  });
});

describe('a stream that has ended', () => {
  it('is no longer refreshed after its tab was closed', async () => {
    const queries: unknown[] = [];
    const { db, deps, connection } = server;
    const watched = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        queries.push(result);
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
    const [stays, goes] = [await two.listening(token, url), await two.listening(token, url)];
    const queriesAfter = async (username: string) => {
      const before = queries.length;
      await db.updateTable('users').set({ username }).where('id', '=', account.id).execute();
      expect(await stays.next()).toMatchObject({ account: { username } });
      await pause(300);
      return queries.length - before;
    };
    await expect.poll(() => queriesAfter(`Omar ${queries.length}`)).toBe(2);
    goes.disconnect();
    // The server notices the closed connection after a moment.
    await expect.poll(() => queriesAfter(`Omar ${queries.length}`)).toBe(1);
    await events.close();
    await listener.close();
  });

  it('does not delay a shutdown, and none is opened during one', async () => {
    const process = await two.another();
    const { token } = await server.as('student');
    const stream = await two.listening(token, process.url);
    const began = performance.now();
    await process.stop();
    // The shutdown would wait twice as long for a running request.
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(await stream.next()).toBeNull();
  });
});
