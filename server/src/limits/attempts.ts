import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { countOnce, forget, type Reserved, reserve, settleRight, settleWrong } from './failures.ts';
import type { Limit } from './limits.ts';
import { makeLines, type Width } from './lines.ts';
import { slowDown } from './slow-down.ts';
import { type Counted, subjectOf } from './subject.ts';
import { tooOften } from './too-often.ts';

/**
 * The limits and subjects of an attempt, the narrowest first, such as an account before an address.
 */
export type Against = readonly (readonly [Limit, subject: string])[];

export type Attempts = {
  /**
   * Runs an attempt when it is its turn, or throws a 429 refusal. An error of `check` is a failure.
   * A result is a success, which deletes earlier failures of all limits that are not shared.
   */
  make<T>(against: Against, judge: () => Promise<T>): Promise<T>;
  /** Counts a call regardless of its result, or throws a 429 refusal. */
  count(against: Against): Promise<void>;
  /** Deletes the failures of a subject whose owner was verified in another way. */
  forgive(limit: Limit, subject: string): Promise<void>;
};

type Ports = {
  db: Kysely<Database>;
  now(): Date;
  /** Resolves after this many milliseconds. */
  pause(ms: number): Promise<void>;
};

/** One at a time, so that a failed guess is counted before the next is checked. */
const ofOne: Width = { lanes: 1, mostWaiting: 100 };
/**
 * At most this many attempts of one address per process run at a time, so a burst can exceed the
 * limit by no more.
 */
const ofMany: Width = { lanes: 8, mostWaiting: 1_000 };
/** Milliseconds in Retry-After if the queue is full. */
const lineMoves = 5_000;
/**
 * How often, and at which interval in milliseconds, attempts in progress of other processes are
 * polled.
 */
const [looks, lookEvery] = [30, 100];

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
export function makeAttempts({ db, now, pause }: Ports): Attempts {
  const inLine = makeLines();
  const full = () => tooOften(now(), new Date(now().getTime() + lineMoves));

  async function place(counted: readonly Counted[]): Promise<Reserved> {
    for (let look = 0; look < looks; look += 1) {
      const got = await reserve(db, now(), counted);
      if (got !== 'under way') return got;
      await pause(lookEvery);
    }
    throw tooOften(now(), now());
  }

  async function judged<T>(counted: readonly Counted[], judge: () => Promise<T>): Promise<T> {
    const reserved = await place(counted);
    const wait = slowDown(reserved.share);
    if (wait > 0) await pause(wait);
    const answer = await judge().catch(async (error: unknown) => {
      await settleWrong(db, now(), { counted, reserved });
      throw error;
    });
    await settleRight(db, { counted, reserved });
    return answer;
  }

  return {
    async make(against, judge) {
      const counted = against.map(countedOf);
      const inTurn = counted.reduceRight(
        (work, { limit, subject }) =>
          () =>
            inLine(subject, limit.shared ? ofMany : ofOne, full, work),
        () => judged(counted, judge),
      );
      return await inTurn();
    },
    count: (against) => countOnce(db, now(), against.map(countedOf)),
    forgive: (limit, subject) => forget(db, subjectOf(limit, subject)),
  };
}

function countedOf([limit, subject]: Against[number]): Counted {
  return { limit, subject: subjectOf(limit, subject) };
}
