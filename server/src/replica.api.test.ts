import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallSpec } from '@fourfold/core/contract/call';
import { contract } from '@fourfold/core/contract/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from './call/new-id.ts';
import { type OpenDatabase, openDatabase } from './database/open-database.ts';
import type { ReplicaState } from './database/replica/replica.ts';
import { clientOf, request } from './testing/client.ts';
import { addExam } from './testing/content.ts';
import { anOwnPostgres, type OwnPostgres } from './testing/own-postgres.ts';
import { anOwnReplica } from './testing/own-replica.ts';
import { aPerson } from './testing/people.ts';
import { answerAll, aSet } from './testing/practice.ts';
import {
  aProduct,
  type Product,
  type ProductProcess,
  stopProcess,
  waitForExit,
  waitForOutput,
} from './testing/product.ts';
import type { TestPerson } from './testing/server.ts';

let primary: OwnPostgres;
let replica: OwnPostgres;
let product: Product;
let ran: ProductProcess;
let inside: OpenDatabase;
let student: TestPerson;
const env = { NODE_ENV: 'production', MAIL: 'outbox', LOG_LEVEL: 'info' };
/** Settings that log every statement. */
const logAllStatements = { logging_collector: 'on', log_directory: 'told', log_statement: 'all' };
const replicaCalls = Object.entries<CallSpec>(contract).flatMap(([call, { replica }]) => (replica ? [call] : []));
const url = () => `http://127.0.0.1:${product.ports[0]}`;

beforeAll(async () => {
  [primary, product] = [await anOwnPostgres({ settings: logAllStatements }), await aProduct()];
  await primary.start();
  replica = await anOwnReplica(primary, logAllStatements);
  await replica.start();
  ran = await product.start({ ...env, DATABASE_URL: primary.url(), DATABASE_URL_REPLICA: replica.url() });
  inside = await openDatabase({
    dataDir: product.dataDir,
    databaseUrl: primary.url(),
    databaseUrlDirect: primary.url(),
  });
  const person = await aPerson(inside.db, 'student');
  student = { ...person, call: clientOf(url(), person.token) };
});
afterAll(async () => {
  await inside.close();
  await product.remove();
  await replica.remove();
  await primary.remove();
});

async function replicaState(): Promise<ReplicaState> {
  const reply = await fetch(`${url()}/health`);
  const { status, replica: state } = (await reply.json()) as { status: string; replica: ReplicaState };
  expect([reply.status, status]).toEqual([200, 'ready']);
  return state;
}
const becomes = (use: ReplicaState['use']) =>
  expect.poll(async () => (await replicaState()).use, { interval: 100 }).toBe(use);

const filter = { start_date: '2026-01-01', end_date: '2026-12-31', selected_month: 1, type: 'monthly' } as const;
const chart = (user_id: string) => ({ body: { ...filter, user_id, selected_year: new Date().getUTCFullYear() } });
const personAs = (role: Parameters<typeof aPerson>[1]) => aPerson(inside.db, role);
/** The number of answers in the chart. */
async function charted(): Promise<number> {
  const { data } = await student.call('POST /user_questions/correct_incorrect_questions', chart(student.account.id));
  return data.reduce((sum, { total_correct, total_incorrect }) => sum + total_correct + total_incorrect, 0);
}
/** Answers questions and reads the chart after each; returns the increases since the beginning. */
async function answerAndCount(length: number): Promise<number[]> {
  const before = await charted();
  const { reference, questions } = await aSet(inside.db, length);
  const seen: number[] = [];
  for (const question of questions) {
    await answerAll(student, reference, [[question, false]]);
    seen.push((await charted()) - before);
  }
  return seen;
}
const upTo = (length: number) => Array.from({ length }, (_, index) => index + 1);

/** The number of chart queries in the log of a server. */
async function countChartQueries({ cluster }: OwnPostgres): Promise<number> {
  // The log is written by another process, with a delay.
  await wait(200);
  const files = readdirSync(join(cluster, 'told'), { withFileTypes: true });
  const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
  return texts.join().split('width_bucket(starts_at').length - 1;
}
const failures = () => ran.output().split('the replica failed').length - 1;

describe('with a replica', () => {
  it('dashboards are read from it, and never from the primary', async () => {
    await becomes('in use');
    await expect.poll(async () => (await replicaState()).lag).toBeLessThan(3);
    // On a busy machine it can count as behind for a second.
    const newQueries = async () => {
      const [there, here] = [await countChartQueries(replica), await countChartQueries(primary)];
      for (let each = 0; each < 5; each += 1) await charted();
      return [(await countChartQueries(replica)) - there, (await countChartQueries(primary)) - here];
    };
    await expect.poll(newQueries).toEqual([5, 0]);
  });

  it('the replica shows what was just saved', async () => {
    const before = await countChartQueries(replica);
    expect(await answerAndCount(20)).toEqual(upTo(20));
    // On a busy machine the replica may be behind for a quarter of a second; then the primary is
    // read.
    expect((await countChartQueries(replica)) - before).toBeGreaterThan(5);
  });

  it('every call that the replica may answer only reads', async () => {
    const [tutorLogin, tutor, admin] = [
      await personAs('tutor-login'),
      await personAs('tutor'),
      await personAs('admin'),
    ];
    const { reference } = await aSet(inside.db, 1);
    const exam = await addExam(inside.db, 'sat');
    const statuses = new Map<string, number>();
    for (const call of replicaCalls) {
      const [{ token }, parts] =
        call === 'GET /item_statistics'
          ? [admin, { query: { section: 'problemSet', id: reference.reference_id } }]
          : call === 'GET /accounts/get_my_students'
            ? [tutor, { query: { offset: '1', limit: '10' } }]
            : call === 'GET /accounts/results'
              ? [student, {}]
              : call === 'GET /score_reports'
                ? [tutor, { query: { exam_id: exam, variant: 'mock' } }]
                : [tutorLogin, call.startsWith('POST') ? chart(tutorLogin.account.id) : {}];
      statuses.set(call, (await request(url(), call, parts, token)).status);
    }
    expect(statuses).toEqual(new Map(replicaCalls.map((call) => [call, 200])));
    expect(failures()).toBe(0);
  });

  it('a refusal is returned, and the primary is not queried as well', async () => {
    const { status } = await request(
      url(),
      'POST /user_questions/correct_incorrect_questions',
      chart(newId()),
      student.token,
    );
    expect(status).toBe(403);
    expect(failures()).toBe(0);
  });
});

describe('the primary answers', () => {
  it('while the replica does not replay, until it has caught up', async () => {
    await becomes('in use');
    await replica.sql('select pg_wal_replay_pause()');
    expect(await answerAndCount(3)).toEqual(upTo(3));
    await becomes('behind');
    expect((await replicaState()).lag).toBeGreaterThan(3);
    expect(await answerAndCount(3)).toEqual(upTo(3));
    expect(ran.output()).toContain('the replica is behind: the primary answers for it');
    await replica.sql('select pg_wal_replay_resume()');
    await becomes('in use');
    expect(await answerAndCount(3)).toEqual(upTo(3));
  });

  it('when the replica is killed, until it runs again', async () => {
    await becomes('in use');
    await replica.stop('SIGQUIT');
    expect(await answerAndCount(3)).toEqual(upTo(3));
    await becomes('away');
    expect(ran.output()).toContain('the replica is away: the primary answers for it');
    await replica.start();
    await becomes('in use');
    expect(await answerAndCount(3)).toEqual(upTo(3));
  });

  it('after a short time when the replica hangs during reads', async () => {
    await becomes('in use');
    await charted();
    const rows = await replica.sql("select pid from pg_stat_activity where application_name = 'fourfold'");
    for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
    const began = performance.now();
    const counts = await Promise.all([charted(), charted(), charted()]);
    expect(new Set(counts).size).toBe(1);
    expect(performance.now() - began).toBeLessThan(20_000);
    for (const { pid } of rows) process.kill(pid, 'SIGCONT');
    await becomes('in use');
    expect(await answerAndCount(3)).toEqual(upTo(3));
  });

  it('when the replica was promoted to a primary', async () => {
    await becomes('in use');
    const successor = await anOwnReplica(primary);
    await successor.start();
    await replica.sql('select pg_promote()');
    await becomes('away');
    expect(ran.output()).toContain('it is a replica no more');
    expect(await answerAndCount(3)).toEqual(upTo(3));
    await successor.remove();
  });
});

describe('at the start', () => {
  const started = async (address: string) => {
    const own = await aProduct();
    const other = own.run('main.ts', [], { ...env, DATABASE_URL: primary.url(), DATABASE_URL_REPLICA: address });
    return { own, other };
  };

  it.each([
    [
      'an unknown database',
      () => primary.url({ database: 'no_such' }),
      () =>
        `The database cannot be used: PostgreSQL on 127.0.0.1:${primary.port} has no database no_such. Mend that there, or DATABASE_URL_REPLICA here.\n`,
    ],
    [
      'another database of the same server',
      () => primary.url({ database: 'template1' }),
      () => 'DATABASE_URL_REPLICA leads to another database than DATABASE_URL: expected a streaming replica of it.\n',
    ],
  ])('%s is refused with a message', async (_, address, sentence) => {
    const { own, other } = await started(address());
    expect((await waitForExit(other))[0]).toBe(1);
    expect(other.errorOutput()).toBe(sentence());
    await own.remove();
  });

  it('an unreachable replica does not prevent the start', async () => {
    const { own, other } = await started(`postgresql://fourfold@127.0.0.1:${await unusedPort()}/postgres`);
    await waitForOutput(other, 'Ctrl-C stops it.');
    expect(other.output()).toContain('the replica is away: the primary answers for it');
    expect(await stopProcess(other.child, 'SIGTERM')).toBe(0);
    await own.remove();
  });
});

async function unusedPort(): Promise<number> {
  const away = await anOwnPostgres();
  await away.remove();
  return away.port;
}
