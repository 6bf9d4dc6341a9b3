import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { countOnce, forget, type Reserved, reserve, settleRight, settleWrong } from './failures.ts';
import type { Limit } from './limits.ts';
import { makeLines, type Width } from './lines.ts';
import { slowDown } from './slow-down.ts';
import { type Counted, subjectOf } from './subject.ts';
import { tooOften } from './too-often.ts';

/** What an attempt counts against: the narrowest first, such as an account before an address. */
export type Against = readonly (readonly [Limit, subject: string])[];

export type Attempts = {
  /**
   * Makes an attempt in its turn, or refuses it with 429. What `judge` throws is a failure, what it answers a success,
   * which forgives what failed before by everything narrower than an address.
   */
  make<T>(against: Against, judge: () => Promise<T>): Promise<T>;
  /** Counts what counts whatever comes of it, or refuses it with 429. */
  count(against: Against): Promise<void>;
  /** Deletes the failures of a subject whose owner was proven in another way. */
  forgive(limit: Limit, subject: string): Promise<void>;
};

type Ports = {
  db: Kysely<Database>;
  now(): Date;
  /** Resolves after so many milliseconds. */
  pause(ms: number): Promise<void>;
};

/** One after another: a guess that fails is known before the next is looked at. */
const ofOne: Width = { lanes: 1, mostWaiting: 100 };
/** All that a burst from one address gains past what has failed: those that were let in by then, in each process. */
const ofMany: Width = { lanes: 8, mostWaiting: 1_000 };
/** Milliseconds of Retry-After when the line is full: by then it has moved on. */
const lineMoves = 5_000;
/** How often, and after how many milliseconds, attempts of other processes are looked after that are under way. */
const [looks, lookEvery] = [30, 100];

/**
 * Limits of what people guess at. Nobody is refused for what is under way: it is waited for, in a line of this process,
 * and at the limit of one person until the other processes have judged theirs. So right ones all come through.
 *
 * What a thousand at once gain: at one account what one after another do, because failures and attempts under way
 * together never exceed its limit, in all processes. At many accounts from one address its limit, and 8 a process more:
 * of 8 that are let in at a time the last have looked before the others failed.
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
