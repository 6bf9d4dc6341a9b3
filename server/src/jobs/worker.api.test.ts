import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../database/test-cluster.ts';
import { Undeliverable } from '../mail/carrier.ts';
import { makeMetrics } from '../metrics/metrics.ts';
import { addJobs, addRecurring } from './add-jobs.ts';
import { claimJobs } from './claims.ts';
import type { Job } from './job.ts';
import { countLetters } from './letter-counts.ts';
import { type JobRunners, makeWorker } from './worker.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('jobs').execute();
});

const nothing = async () => {};

/** A worker with the given function for recovery letters, and the list of jobs that it ran. */
function aWorker(recovery: (job: Job) => Promise<void> = nothing, others: Partial<JobRunners> = {}) {
  const done: Job[] = [];
  const metrics = makeMetrics();
  const runners: JobRunners = {
    ...{
      invitation: nothing,
      sweep: nothing,
      erase: nothing,
      count_items: nothing,
      speak_formulas: nothing,
      ...others,
    },
    async recovery(job) {
      done.push(job);
      await recovery(job);
    },
  };
  const log = pino({ level: 'silent' });
  const worker = makeWorker({ db: database.db, runners, log, onFailure: metrics.jobFailed });
  return { worker, done, metrics };
}

const emails = ['ada', 'bob', 'cyd', 'dan', 'eva', 'fay', 'gus'].map((name) => `${name}@mail.example`);
const addLetters = (count: number) =>
  addJobs(
    database.db,
    emails.slice(0, count).map((email) => ({ kind: 'recovery', body: { email } })),
  );
const rows = () =>
  database.db
    .selectFrom('jobs')
    .select([
      'id',
      'tries',
      'reason',
      'failed_at',
      sql<number>`extract(epoch from due_at - now())::float8`.as('due_in'),
    ])
    .execute();
/** Simulates that this many seconds have passed. */
const passTime = (seconds: number) =>
  sql`update jobs set due_at = due_at - make_interval(secs => ${seconds}), made_at = made_at - make_interval(secs => ${seconds})`.execute(
    database.db,
  );

describe('a job', () => {
  it('is run once, by one of several workers, and then deleted', async () => {
    await addLetters(7);
    const workers = [aWorker(), aWorker(), aWorker()];
    await Promise.all(workers.map(({ worker }) => worker.drain()));
    const done = workers.flatMap((one) => one.done.map(({ body }) => (body as { email: string }).email));
    expect(done.toSorted()).toEqual(emails);
    expect(await rows()).toEqual([]);
  });

  it('that one worker is claiming is skipped by another worker without waiting', async () => {
    await addLetters(7);
    const emailsOf = (jobs: Job[]) => jobs.map(({ body }) => (body as { email: string }).email);
    await database.db.transaction().execute(async (one) => {
      const first = await claimJobs(one, 4);
      const second = await database.db.transaction().execute(async (other) => {
        await sql`set local lock_timeout to '5s'`.execute(other);
        return await claimJobs(other, 7);
      });
      expect([first.length, second.length]).toEqual([4, 3]);
      expect([...emailsOf(first), ...emailsOf(second)].toSorted()).toEqual(emails);
    });
  });

  it('is not added when its transaction is rolled back', async () => {
    const cause = database.db.transaction().execute(async (tx) => {
      await addJobs(tx, [{ kind: 'recovery', body: { email: 'ada@mail.example' } }]);
      throw new Error('changed its mind');
    });
    await expect(cause).rejects.toThrow('changed its mind');
    expect(await rows()).toEqual([]);
  });

  it('that a killed process had claimed is run by another process, with the same id', async () => {
    await addLetters(1);
    const killed = aWorker(() => new Promise(() => {}));
    void killed.worker.drain();
    await expect.poll(() => killed.done.length).toBe(1);
    const other = aWorker();
    await other.worker.drain();
    expect(other.done).toEqual([]);
    // The claim is not renewed, and expires.
    await passTime(21);
    await other.worker.drain();
    expect(other.done.map(({ id, tries }) => [id, tries])).toEqual([[killed.done[0]?.id, 2]]);
    expect(await rows()).toEqual([]);
  });

  it('that fails is tried again with growing delays, and each try is counted', async () => {
    await addLetters(1);
    const { worker, done, metrics } = aWorker(() => Promise.reject(new Error('451 try later')));
    for (const [tries, most] of [
      [1, 10],
      [2, 20],
      [3, 40],
    ] as const) {
      await worker.drain();
      const [row] = await rows();
      expect(row).toMatchObject({ tries, reason: '451 try later', failed_at: null });
      expect(row?.due_in).toBeGreaterThan(most / 2 - 5);
      expect(row?.due_in).toBeLessThanOrEqual(most);
      await passTime(40);
    }
    expect(done.length).toBe(3);
    expect(await metrics.registry.metrics()).toContain(
      'fourfold_jobs_failed_total{kind="recovery",outcome="retried"} 3',
    );
    expect(await countLetters(database.db)).toMatchObject({ waiting: 1, dead: 0 });
    expect((await countLetters(database.db)).oldest).toBeGreaterThan(100);
  });

  it('that is undeliverable is given up at once, with its reason', async () => {
    await addLetters(1);
    const { worker, metrics } = aWorker(() => Promise.reject(new Undeliverable('550 no such mailbox')));
    await worker.drain();
    expect(await rows()).toMatchObject([{ tries: 1, reason: '550 no such mailbox', failed_at: expect.any(Date) }]);
    await passTime(86_400);
    await worker.drain();
    expect(await rows()).toMatchObject([{ tries: 1 }]);
    expect(await metrics.registry.metrics()).toContain('fourfold_jobs_failed_total{kind="recovery",outcome="dead"} 1');
    expect(await countLetters(database.db)).toMatchObject({ waiting: 0, dead: 1 });
  });

  it('is not tried after its time limit: an old database that is restored sends no letters', async () => {
    await addLetters(2);
    await passTime(3_601);
    const { worker, done } = aWorker();
    await worker.drain();
    expect(done).toEqual([]);
    expect((await rows()).map(({ reason }) => reason)).toEqual(Array(2).fill('It could not be sent within 1 hour.'));
  });
});

it('a recurring job exists once for all processes, and is due again after it has run', async () => {
  await Promise.all([1, 2, 3].map(() => addRecurring(database.db)));
  let swept = 0;
  const { worker } = aWorker(nothing, {
    sweep: async () => {
      swept += 1;
      if (swept === 1) throw new Error('the database was away');
    },
  });
  await worker.drain();
  expect(swept).toBe(1);
  await passTime(10);
  await worker.drain();
  expect(swept).toBe(2);
  const dues = (await rows()).map(({ due_in }) => Math.round(due_in / 30) / 2).toSorted((one, other) => one - other);
  expect(dues).toEqual([0.5, 5, 60, 24 * 60]);
});

it('a closed worker finishes running jobs, starts no new ones, and waits no longer than its timeout', async () => {
  await addLetters(1);
  const ends: (() => void)[] = [];
  const { worker, done } = aWorker(() => new Promise((resolve) => void ends.push(resolve)));
  worker.start();
  await expect.poll(() => done.length).toBe(1);
  expect(await worker.close(10)).toBe(false);
  await addLetters(2);
  for (const end of ends) end();
  expect(await worker.close(10_000)).toBe(true);
  expect(done.length).toBe(1);
});
