import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { request } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { connect } from './connect.ts';
import { openDatabase } from './open-database.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('a statement that takes too long is cancelled with a message, and its connection is used again', async () => {
  const { token } = await server.as('student');
  const bounded = connect({ ...server.connection, statement_timeout: 300 }, { size: 1 });
  const impatient = await startTestServer({ db: bounded.db });
  const holder = new pg.Client(server.connection);
  await holder.connect();
  await holder.query('begin; lock table topics in access exclusive mode');
  const ask = () => request(impatient.url, 'GET /topics', {}, token);
  const reply = await ask();
  expect([reply.status, await reply.json(), reply.headers.get('retry-after')]).toMatchObject([
    503,
    { errors: ['This took too long and was given up. Nothing of it was saved: send it again later'] },
    '5',
  ]);
  expect(impatient.logged.join('')).toContain('the database took too long');
  await holder.query('rollback');
  await holder.end();
  expect((await ask()).status).toBe(200);
  await impatient.stop();
  await bounded.close();
});

it('the server process sets a statement timeout; a command and a pooled connection do not', async () => {
  const { host, user, database } = inject('cluster');
  const url = (name: string) => `postgresql://${user}@${encodeURIComponent(host)}/${name}`;
  const own = url(String(server.connection.database));
  const service = { say: () => {}, log: pino({ level: 'silent' }), signal: new AbortController().signal };
  const timeoutOf = async (direct: string, stays: boolean) => {
    const opened = await openDatabase(
      { dataDir: '/tmp', databaseUrl: own, databaseUrlDirect: direct },
      stays ? service : null,
    );
    const { rows } = await opened.pool.query("select current_setting('statement_timeout') as bound");
    await opened.close();
    return rows[0].bound;
  };
  expect(database).not.toBe(server.connection.database);
  expect([await timeoutOf(own, true), await timeoutOf(own, false), await timeoutOf(`${own}?`, true)]).toEqual([
    '30s',
    '0',
    '0',
  ]);
});
