import { setTimeout as wait } from 'node:timers/promises';
import type { Reply } from '@fourfold/core/contract/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from './call/new-id.ts';
import { testDatabase } from './database/test-cluster.ts';
import { openStream } from './events/testing/open-stream.ts';
import { anNginx, type Nginx, nginxFile } from './testing/an-nginx.ts';
import { clientOf, request } from './testing/client.ts';
import { addUser, aPerson } from './testing/people.ts';
import { anAnswer, aSet } from './testing/practice.ts';
import { aProduct, type Product, type ProductProcess, stopProcess } from './testing/product.ts';
import type { TestPerson } from './testing/server.ts';

describe.skipIf(!nginxFile)(`two processes behind nginx${nginxFile ? '' : ' (there is none on this machine)'}`, () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  let products: [Product, Product];
  let ran: [ProductProcess, ProductProcess];
  let nginx: Nginx;
  let api: string;
  beforeAll(async () => {
    database = await testDatabase();
    await database.pool.query('drop schema public cascade; create schema public');
    products = [await aProduct(), await aProduct()];
    // Started at the same time: one migrates, the other waits.
    ran = await Promise.all([start(0), start(1)]);
    nginx = await anNginx(nginxFile ?? '', products);
    api = `${nginx.learner}/api`;
  });
  afterAll(async () => {
    await nginx?.stop();
    await Promise.all(products.map((product) => product.remove()));
    await database.drop();
  });

  async function start(which: 0 | 1): Promise<ProductProcess> {
    const { host, user, database: name } = database.config;
    const url = `postgresql://${user}@/${name}?host=${host}`;
    const env = { DATABASE_URL: url, NODE_ENV: 'production', MAIL: 'outbox', PROXIES: '1', LOG_LEVEL: 'info' };
    return await products[which].start(env);
  }

  async function aStudent(): Promise<TestPerson> {
    const person = await aPerson(database.db, 'student');
    return { ...person, call: clientOf(api, person.token) };
  }
  /** The number of requests for a path that each process has answered. */
  const answered = (path: string) =>
    ran.map(
      ({ output }) =>
        output()
          .split('\n')
          .filter((line) => line.includes(`"path":"/api${path}"`)).length,
    );

  it('a request without TLS is redirected to HTTPS, and replies have Strict-Transport-Security', async () => {
    const asked = await fetch(`${nginx.plain}/home?x=1`, { redirect: 'manual' });
    expect([asked.status, asked.headers.get('location')]).toEqual([301, 'https://127.0.0.1/home?x=1']);
    for (const path of ['/', '/api/health', '/api/no/such/call', '/assets/none.js']) {
      for (const site of [nginx.learner, nginx.studio]) {
        const { headers } = await fetch(`${site}${path}`);
        expect([path, headers.get('strict-transport-security')]).toEqual([path, 'max-age=31536000']);
      }
    }
  });

  it('a session is valid at both processes', async () => {
    const id = await addUser(database.db, 'student', 'correct horse');
    const { email } = await database.db
      .selectFrom('users')
      .where('id', '=', id)
      .select('email')
      .executeTakeFirstOrThrow();
    const entered = await request(api, 'POST /sessions', { body: { email, password: 'correct horse' } });
    const { call } = { call: clientOf(api, entered.headers.get('x-user-token') ?? '') };
    const names = await Promise.all(Array.from({ length: 10 }, () => call('GET /sessions')));
    expect(names.map(({ data }) => data.length)).toEqual(Array.from({ length: 10 }, () => 1));
    // Log lines arrive after the replies; nginx decides how the requests are distributed.
    await expect.poll(() => Math.min(...answered('/sessions'))).toBeGreaterThanOrEqual(2);
  });

  it('both sites are served with the API below them, and the API itself refuses too large bodies', async () => {
    for (const site of [nginx.learner, nginx.studio]) {
      expect(await (await fetch(`${site}/health`)).json()).toEqual({ status: 'ready' });
      expect((await fetch(`${site}/api/health`)).status).toBe(200);
    }
    const { token } = await aStudent();
    const large = await request(api, 'PUT /accounts/change_name', { body: { name: 'x'.repeat(3_000_000) } }, token);
    expect([large.status, await large.json()]).toMatchObject([413, { errors: ['body: expected at most 2000 kB'] }]);
  });

  it('a change of a session reaches its streams at both processes at once', async () => {
    const student = await aStudent();
    const streams = await Promise.all([1, 2, 3, 4].map(() => openStream(api, student.token)));
    for (const stream of streams) expect(await stream.next()).toMatchObject({ state: 'account' });
    const began = performance.now();
    await database.db.updateTable('users').set({ username: 'Noor' }).where('id', '=', student.account.id).execute();
    for (const stream of streams) expect(await stream.next()).toMatchObject({ account: { username: 'Noor' } });
    // Sooner than the next scheduled read of the session, which may be an hour away.
    expect(performance.now() - began).toBeLessThan(20_000);
    for (const stream of streams) stream.disconnect();
  });

  it('limits count across both processes, by the address that nginx saw', async () => {
    const email = `${newId()}@example.org`;
    const tries = [];
    for (let each = 0; each < 11; each += 1) {
      tries.push((await request(api, 'POST /sessions', { body: { email, password: 'wrong horse' } })).status);
    }
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    const subjects = await database.db.selectFrom('failures').select('subject').distinct().execute();
    expect(subjects.map(({ subject }) => subject)).toContain('log-in:address:127.0.0.1');

    // A forged x-forwarded-for entry is further left than the one that nginx appends.
    await fetch(`${api}/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'app-version': '1', 'x-forwarded-for': '203.0.113.9' },
      body: JSON.stringify({ email: `${newId()}@example.org`, password: 'wrong horse' }),
    });
    const after = await database.db.selectFrom('failures').select('subject').distinct().execute();
    expect(after.map(({ subject }) => subject).filter((subject) => subject.includes('203.0.113'))).toEqual([]);
  });

  /** Reads and saves in a loop until `isOver`; returns the errors and the ids of confirmed answers. */
  async function practise(isOver: () => boolean) {
    const student = await aStudent();
    const { reference, questions } = await aSet(database.db, 1);
    const failed: string[] = [];
    const saved: string[] = [];
    let requests = 0;
    const recordFailure = (what: string) => (error: unknown) => void failed.push(`${what}: ${String(error)}`);
    while (!isOver()) {
      const answer = anAnswer(student, reference, questions[0]?.id ?? '', [questions[0]?.wrong ?? '']);
      const body = { user_id: student.account.id, ...reference };
      await student.call('GET /sessions').catch(recordFailure('read'));
      const reply: Reply<'POST /user_questions/save_user_questions_progress'> | undefined = await student
        .call('POST /user_questions/save_user_questions_progress', { body: answer })
        .catch((error) => recordFailure('save')(error) as undefined);
      if (reply) saved.push(reply.id);
      await student
        .call('POST /user_progresses/get_user_problemset_progress', { body })
        .catch(recordFailure('progress'));
      requests += 3;
    }
    return { id: student.account.id, failed, saved, requests };
  }

  /** Ten students practise during the given action on the processes. */
  async function practiseDuring(happens: () => Promise<void>) {
    let isOver = false;
    const students = Array.from({ length: 10 }, () => practise(() => isOver));
    await wait(500);
    await happens();
    isOver = true;
    const done = await Promise.all(students);
    const kept = await database.db
      .selectFrom('practice_events')
      .where('kind', '=', 'answered')
      .where(
        'user_id',
        'in',
        done.map(({ id }) => id),
      )
      .select('record_id')
      .execute();
    const saved = done.flatMap((one) => one.saved);
    return {
      failed: done.flatMap((one) => one.failed),
      isKept:
        kept
          .map(({ record_id }) => record_id)
          .sort()
          .join() === saved.sort().join(),
      requests: done.reduce((sum, one) => sum + one.requests, 0),
    };
  }

  it('no request fails while both processes are restarted one after the other', async () => {
    const { requests, ...outcome } = await practiseDuring(async () => {
      for (const which of [0, 1] as const) {
        expect(await stopProcess(ran[which].child, 'SIGTERM')).toBe(0);
        ran[which] = await start(which);
        await wait(2_000);
      }
    });
    expect(outcome).toEqual({ failed: [], isKept: true });
    expect(requests).toBeGreaterThan(300);
  });

  it('no repeatable request fails when a process is killed', async () => {
    const { requests, ...outcome } = await practiseDuring(async () => {
      for (const which of [0, 1] as const) {
        await stopProcess(ran[which].child, 'SIGKILL');
        await wait(500);
        ran[which] = await start(which);
        await wait(2_000);
      }
    });
    expect(outcome).toEqual({ failed: [], isKept: true });
    expect(requests).toBeGreaterThan(300);
  });
});
