import type { Db } from '../database/db.ts';
import { countOnce, deleteFailures, type Reservation, recordFailure, recordSuccess, reserve } from './failures.ts';
import { createQueues, type QueueLimits } from './keyed-queues.ts';
import { failureSubject, type LimitedSubject } from './limited-subject.ts';
import type { Limit } from './limits.ts';
import { tooManyRequests } from './too-many-requests.ts';

/** The limits and subjects of an attempt, the narrowest first, such as an account before an address. */
export type LimitKeys = readonly (readonly [Limit, subject: string])[];

export type Attempts = {
  /**
   * Runs an attempt when it is its turn, or throws a 429 refusal. An error of `check` is a failure.
   * A result is a success, which deletes earlier failures of all limits that are not shared.
   */
  run<T>(limitKeys: LimitKeys, check: () => Promise<T>): Promise<T>;
  /** Counts a call regardless of its result, or throws a 429 refusal. */
  count(limitKeys: LimitKeys): Promise<void>;
  /** Deletes the failures of a subject whose owner was verified in another way. */
  forgive(limit: Limit, subject: string): Promise<void>;
};

type AttemptDependencies = {
  db: Db;
  now(): Date;
  /** Resolves after this many milliseconds. */
  pause(ms: number): Promise<void>;
};

/** One at a time, so that a failed guess is counted before the next is checked. */
const personQueue: QueueLimits = { maxRunning: 1, maxWaiting: 100 };
/** At most this many attempts of one address per process run at a time, so a burst can exceed the limit by no more. */
const sharedQueue: QueueLimits = { maxRunning: 8, maxWaiting: 1_000 };
/** Milliseconds in Retry-After if the queue is full. */
const fullQueueRetryMs = 5_000;
/** How often, and at which interval in milliseconds, attempts in progress of other processes are polled. */
const [maxPolls, pollMs] = [30, 100];

/**
 * Limits attempts at secrets that can be guessed. Attempts in progress cause no refusal: an attempt
 * waits for them, in a queue of this process and, at the limit of one person, until other processes
 * have finished theirs. So right attempts all succeed.
 *
 * Of a thousand concurrent attempts at one account, as many are checked as of sequential ones,
 * because failures and attempts in progress together never exceed its limit, in all processes. At
 * many accounts from one address, the limit and up to 8 more per process are checked, because 8 run
 * at a time.
 */
export function createAttempts({ db, now, pause }: AttemptDependencies): Attempts {
  const runInQueue = createQueues();
  const full = () => tooManyRequests(now(), new Date(now().getTime() + fullQueueRetryMs));

  async function reserveWhenDecided(subjects: readonly LimitedSubject[]): Promise<Reservation> {
    for (let poll = 0; poll < maxPolls; poll += 1) {
      const reservation = await reserve(db, now(), subjects);
      if (reservation !== 'under way') return reservation;
      await pause(pollMs);
    }
    throw tooManyRequests(now(), now());
  }

  async function runReserved<T>(subjects: readonly LimitedSubject[], check: () => Promise<T>): Promise<T> {
    const reservation = await reserveWhenDecided(subjects);
    const wait = attemptDelayMs(reservation.share);
    if (wait > 0) await pause(wait);
    const answer = await check().catch(async (error: unknown) => {
      await recordFailure(db, now(), { subjects, reservation });
      throw error;
    });
    await recordSuccess(db, { subjects, reservation });
    return answer;
  }

  return {
    async run(limitKeys, check) {
      const subjects = limitKeys.map(toLimitedSubject);
      const runInTurn = subjects.reduceRight(
        (work, { limit, subject }) =>
          () =>
            runInQueue(subject, limit.shared ? sharedQueue : personQueue, full, work),
        () => runReserved(subjects, check),
      );
      return await runInTurn();
    },
    count: (limitKeys) => countOnce(db, now(), limitKeys.map(toLimitedSubject)),
    forgive: (limit, subject) => deleteFailures(db, failureSubject(limit, subject)),
  };
}

function toLimitedSubject([limit, subject]: LimitKeys[number]): LimitedSubject {
  return { limit, subject: failureSubject(limit, subject) };
}

/** Maximum delay in milliseconds. */
const maxDelayMs = 2_000;

/**
 * Milliseconds that an attempt is delayed, by the used share of its limit: an eighth of a second from one half on,
 * doubled with each tenth. Guesses become slow before they are refused; a few mistakes do not.
 */
export function attemptDelayMs(share: number): number {
  // A tenth has no exact binary value; the tolerance makes 0.6 count as six tenths.
  const tenths = Math.floor(share * 10 + 1e-9);
  return tenths < 5 ? 0 : Math.min(maxDelayMs, 125 * 2 ** (tenths - 5));
}
