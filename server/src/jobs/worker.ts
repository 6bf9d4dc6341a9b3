import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { withinTimeout } from '../bounded-waits.ts';
import type { Db } from '../database/db.ts';
import { Undeliverable } from '../mail/carrier.ts';
import { addRecurring } from './add-jobs.ts';
import { claimJobs, finishJob, giveUpJob, postponeJob, renewClaim, renewSeconds } from './claims.ts';
import { formatHours, type Job, type JobKind, jobRules, retryDelay } from './job.ts';

/**
 * The function for each kind of job. When it throws, the job is tried again; after an Undeliverable it is given up. A
 * long job ends soon after `stopping` is aborted, and does the rest in its next run.
 */
export type JobRunners = { readonly [K in JobKind]: (job: Job<K>, stopping: AbortSignal) => Promise<void> };

export type Worker = {
  /** Runs due jobs until the worker is closed. */
  start(): void;
  /** Runs all jobs that are due now (tests, trials). */
  drain(): Promise<void>;
  /** Starts no more jobs and waits for running ones, for at most these milliseconds; false if they did not finish. */
  close(timeoutMs: number): Promise<boolean>;
};

type WorkerDeps = {
  db: Db;
  runners: JobRunners;
  log: Logger;
  /** Called after each failed try, with whether it was the last. */
  onFailure(kind: JobKind, outcome: 'retried' | 'dead'): void;
};

/** Maximum parallel jobs, because requests need connections, too. Milliseconds between two polls. */
const [maxParallel, pollMs] = [4, 1_000];

/**
 * Runs the jobs of the database, together with the workers of other processes. If a process is killed, its claims
 * expire and its jobs are run again. Therefore every job must be safe to run twice.
 */
export function makeWorker({ db, runners, log, onFailure }: WorkerDeps): Worker {
  const running = new Set<Promise<void>>();
  const closing = new AbortController();
  let polling: Promise<void> = Promise.resolve();
  let isUnreachable = false;

  async function startDueJobs(): Promise<number> {
    const free = maxParallel - running.size;
    const jobs = free > 0 ? await claimJobs(db, free) : [];
    for (const job of jobs) {
      const done: Promise<void> = perform(job).finally(() => running.delete(done));
      running.add(done);
    }
    return jobs.length;
  }

  /** Never throws. If the outcome cannot be saved, the job is run again when the claim has expired. */
  async function perform(job: Job): Promise<void> {
    const renewal = setInterval(() => void renewClaim(db, job).catch(() => {}), renewSeconds * 1000).unref();
    try {
      const { givesUpAfter, every } = jobRules[job.kind];
      if (givesUpAfter !== null && job.age > givesUpAfter) return await giveUp(job, tooLateMessage(givesUpAfter));
      const failure = await attempt(job);
      if (failure === null) return await finishJob(db, job, every);
      if (failure instanceof Undeliverable) return await giveUp(job, failure.message, failure);
      const after = retryDelay(job.tries, Math.random());
      if (givesUpAfter !== null && job.age + after > givesUpAfter) return await giveUp(job, failure.message, failure);
      await postponeJob(db, job, failure.message, after);
      onFailure(job.kind, 'retried');
      log.warn({ err: failure, ...jobLogFields(job), after: Math.round(after) }, 'a job failed, and is tried again');
    } catch (error) {
      log.error({ err: error, ...jobLogFields(job) }, 'the outcome of a job could not be written down');
    } finally {
      clearInterval(renewal);
    }
  }

  async function attempt(job: Job): Promise<Error | null> {
    try {
      await runners[job.kind](job as never, closing.signal);
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  async function giveUp(job: Job, reason: string, err?: Error): Promise<void> {
    await giveUpJob(db, job, reason);
    onFailure(job.kind, 'dead');
    log.error({ err, ...jobLogFields(job), reason }, 'a job was given up: the studio’s settings list it');
  }

  async function poll(): Promise<void> {
    let isPrepared = false;
    let rest: Promise<void> | null = null;
    while (!closing.signal.aborted) {
      try {
        if (!isPrepared) await addRecurring(db);
        isPrepared = true;
        await startDueJobs();
        isUnreachable = false;
      } catch (error) {
        if (!isUnreachable) log.warn({ err: error }, 'the jobs cannot be read: tried again each second');
        isUnreachable = true;
      }
      rest ??= wait(pollMs, undefined, { signal: closing.signal })
        .catch(() => {})
        .finally(() => {
          rest = null;
        });
      await Promise.race([rest, ...running]);
    }
  }

  return {
    start() {
      polling = poll();
    },
    async drain() {
      while ((await startDueJobs()) > 0 || running.size > 0) await Promise.all(running);
    },
    async close(timeoutMs) {
      closing.abort();
      return await withinTimeout(
        polling.then(() => Promise.all(running)),
        timeoutMs,
      );
    },
  };
}

const jobLogFields = ({ id, kind, tries }: Job) => ({ job: id, kind, tries });
const tooLateMessage = (seconds: number) => `It could not be sent within ${formatHours(seconds)}.`;
