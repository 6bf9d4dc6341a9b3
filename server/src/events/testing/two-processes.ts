import pg from 'pg';
import { expect } from 'vitest';
import { createApi } from '../../app.ts';
import { listen } from '../../http/listen.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { sessionEvents } from '../session-events.ts';
import { type OpenStream, openStream } from './open-stream.ts';

export type TwoProcesses = Awaited<ReturnType<typeof twoProcesses>>;

/** Two server processes on one database. Both already listen, so that they are notified of what a test changes. */
export async function twoProcesses() {
  const server = await startTestServer();
  const second = await anotherProcess(server);
  const streams: OpenStream[] = [];

  async function open(token: string, base = server.url): Promise<OpenStream> {
    const stream = await openStream(base, token);
    streams.push(stream);
    return stream;
  }

  /** Opens a stream and reads its first message, the session's state. */
  async function listening(token: string, base = server.url): Promise<OpenStream> {
    const stream = await open(token, base);
    expect(await stream.next()).toMatchObject({ state: 'account' });
    return stream;
  }

  /** Process ids of all database connections that listen. */
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

  for (const base of [server.url, second.url]) await listening((await server.as('student')).token, base);
  await eventually(async () => (await listeners()).length, 2);
  await pause(200);
  return {
    server,
    second,
    open,
    listening,
    listeners,
    inDatabase,
    another: () => anotherProcess(server),
    async stop() {
      for (const stream of streams) stream.disconnect();
      await second.stop();
      await server.stop();
    },
  };
}

async function anotherProcess({ connection, db, deps }: TestServer): Promise<{ url: string; stop(): Promise<void> }> {
  const events = sessionEvents({ db, connection, now: deps.now, sessionDays: 7, log: deps.log });
  const api = createApi({ ...deps, events }, { basePath: '', site: 'by-origin' });
  const listener = await listen(api.fetch, { host: '127.0.0.1', port: 0 });
  const stop = async () => {
    await events.close();
    await listener.close();
  };
  return { url: `http://127.0.0.1:${listener.port}`, stop };
}

export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Polls until the value is as wanted, for at most half a minute. */
export async function eventually(read: () => unknown, wanted: unknown): Promise<void> {
  for (let tries = 0; tries < 1_500 && (await read()) !== wanted; tries += 1) await pause(20);
  expect(await read()).toBe(wanted);
}

/** The last message of a stream. */
export const ended = (why: string) => ({ state: 'ended', why });
