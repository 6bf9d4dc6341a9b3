import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/schema.ts';
import { inTime } from '../in-time.ts';
import { Undeliverable } from '../mail/carrier.ts';
import { addRecurring } from './add-jobs.ts';
import { claimJobs, finishJob, giveUpJob, postponeJob, renewClaim, sign } from './claims.ts';
import { type Job, type JobKind, patienceOf, retryDelay, rules } from './job.ts';

/**
 * The function for each kind of job. When it throws, the job is tried again; after an Undeliverable
 * it is given up.
 */
export type Doers = { readonly [K in JobKind]: (job: Job<K>) => Promise<void> };

export type Worker = {
  /** Runs due jobs until the worker is closed. */
  start(): void;
  /** Runs all jobs that are due now (tests, trials). */
  drain(): Promise<void>;
  /**
   * Starts no more jobs and waits for running ones, for at most these milliseconds; false if they
   * did not finish.
   */
  close(within: number): Promise<boolean>;
};

type Ports = {
  db: Kysely<Database>;
  doers: Doers;
  log: Logger;
  /** Called after each failed try, with whether it was the last. */
  failed(kind: JobKind, outcome: 'retried' | 'dead'): void;
};

/**
 * Maximum parallel jobs, because requests need connections, too. Milliseconds between two polls.
 */
const [atOnce, pause] = [4, 1_000];

/**
 * Runs the jobs of the database, together with the workers of other processes. If a process is
 * killed, its claims expire and its jobs are run again. Therefore every job must be safe to run
 * twice.
 */
export function makeWorker({ db, doers, log, failed }: Ports): Worker {
  const running = new Set<Promise<void>>();
  const closing = new AbortController();
  let looking: Promise<void> = Promise.resolve();
  let isAway = false;

  async function begin(): Promise<number> {
    const free = atOnce - running.size;
    const jobs = free > 0 ? await claimJobs(db, free) : [];
    for (const job of jobs) {
      const done: Promise<void> = perform(job).finally(() => running.delete(done));
      running.add(done);
    }
    return jobs.length;
  }

  /**
   * Never throws. If the outcome cannot be saved, the job is run again when the claim has expired.
   */
  async function perform(job: Job): Promise<void> {
    const signs = setInterval(() => void renewClaim(db, job).catch(() => {}), sign * 1000).unref();
    try {
      const { givesUpAfter, every } = rules[job.kind];
      if (givesUpAfter !== null && job.age > givesUpAfter) return await giveUp(job, tooLate(givesUpAfter));
      const fault = await attempt(job);
      if (fault === null) return await finishJob(db, job, every);
      if (fault instanceof Undeliverable) return await giveUp(job, fault.message, fault);
      const after = retryDelay(job.tries, Math.random());
      if (givesUpAfter !== null && job.age + after > givesUpAfter) return await giveUp(job, fault.message, fault);
      await postponeJob(db, job, fault.message, after);
      failed(job.kind, 'retried');
      log.warn({ err: fault, ...named(job), after: Math.round(after) }, 'a job failed, and is tried again');
    } catch (error) {
      log.error({ err: error, ...named(job) }, 'the outcome of a job could not be written down');
    } finally {
      clearInterval(signs);
    }
  }

  async function attempt(job: Job): Promise<Error | null> {
    try {
      await doers[job.kind](job as never);
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  async function giveUp(job: Job, reason: string, err?: Error): Promise<void> {
    await giveUpJob(db, job, reason);
    failed(job.kind, 'dead');
    log.error({ err, ...named(job), reason }, 'a job was given up: the studio’s settings list it');
  }

  async function look(): Promise<void> {
    let isPrepared = false;
    let rest: Promise<void> | null = null;
    while (!closing.signal.aborted) {
      try {
        if (!isPrepared) await addRecurring(db);
        isPrepared = true;
        await begin();
        isAway = false;
      } catch (error) {
        if (!isAway) log.warn({ err: error }, 'the jobs cannot be read: tried again each second');
        isAway = true;
      }
      rest ??= wait(pause, undefined, { signal: closing.signal })
        .catch(() => {})
        .finally(() => {
          rest = null;
        });
      await Promise.race([rest, ...running]);
    }
  }

  return {
    start() {
      looking = look();
    },
    async drain() {
      while ((await begin()) > 0 || running.size > 0) await Promise.all(running);
    },
    async close(within) {
      closing.abort();
      return await inTime(
        looking.then(() => Promise.all(running)),
        within,
      );
    },
  };
}

const named = ({ id, kind, tries }: Job) => ({ job: id, kind, tries });
const tooLate = (seconds: number) => `It could not be sent within ${patienceOf(seconds)}.`;
