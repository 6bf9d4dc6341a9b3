import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Counted } from './subject.ts';
import { tooOften } from './too-often.ts';

/** What an attempt holds while it is under way: its rows, and the share of its limits that was used up before it. */
export type Reserved = { ids: readonly string[]; share: number };

/**
 * Milliseconds that the clocks of two processes may differ. What is dated later is the work of a clock that was wrong
 * and has been put right: it counts for nothing.
 */
export const clockSkew = 5_000;

/** Milliseconds after which an attempt is not waited for any more: its process has ended. It counts as a failure. */
const longestAttempt = 30_000;

/**
 * Reserves an attempt, or refuses it with 429, or returns that attempts under way decide about it. Its row is inserted
 * before the attempt is made: otherwise a thousand at once would all read a count of 0. Of limits that many share, only
 * failures are counted.
 */
export async function reserve(
  db: Kysely<Database>,
  now: Date,
  counted: readonly Counted[],
): Promise<Reserved | 'under way'> {
  const own = counted.filter(({ limit }) => !limit.shared);
  return await db.transaction().execute(async (tx) => {
    await lockAll(tx, own);
    const standings = await standingsOf(tx, now, counted);
    if (standings.some(({ isOpen }) => isOpen)) return 'under way';
    const ids = await insert(tx, { counted: own, at: now, under_way: true });
    return { ids, share: Math.max(...standings.map(({ share }) => share)) };
  });
}

/** Counts something against each limit, or refuses it with 429. What is refused does not count: a lock-out has an end. */
export async function countOnce(db: Kysely<Database>, now: Date, counted: readonly Counted[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAll(tx, counted);
    await standingsOf(tx, now, counted);
    await insert(tx, { counted, at: now, under_way: false });
  });
}

type Made = { counted: readonly Counted[]; reserved: Reserved };

/** Counts a failed attempt, against its own limits and against the shared ones. */
export async function settleWrong(db: Kysely<Database>, now: Date, { counted, reserved }: Made): Promise<void> {
  const shared = counted.filter(({ limit }) => limit.shared);
  await insert(db, { counted: shared, at: now, under_way: false });
  if (reserved.ids.length === 0) return;
  await db.updateTable('failures').set({ under_way: false }).where('id', 'in', reserved.ids).execute();
}

/** It was right, and what went wrong before was a slip of the same person; what else is under way is still to be judged. */
export async function settleRight(db: Kysely<Database>, { counted, reserved }: Made): Promise<void> {
  const own = counted.flatMap(({ limit, subject }) => (limit.shared ? [] : [subject]));
  if (own.length === 0) return;
  await db
    .deleteFrom('failures')
    .where('subject', 'in', own)
    .where(({ eb, or }) => or([eb('under_way', '=', false), eb('id', 'in', reserved.ids)]))
    .execute();
}

/** Forgives all that has failed. */
export async function forget(db: Kysely<Database>, subject: string): Promise<void> {
  await db.deleteFrom('failures').where('subject', '=', subject).execute();
}

/** `isOpen`: full with what is under way, and with room if that is right. */
type Standing = { share: number; isOpen: boolean };

/** How full each limit is; refuses with the latest time at which one of them has room again. */
async function standingsOf(tx: Transaction<Database>, now: Date, counted: readonly Counted[]): Promise<Standing[]> {
  const standings: Standing[] = [];
  let until: Date | null = null;
  for (const { limit, subject } of counted) {
    const { rows } = await sql<{ count: number; under_way: number; last: Date | null }>`
      select count(*)::integer as count,
             (count(*) filter (where under_way and at > ${before(now, longestAttempt)}))::integer as under_way,
             (array_agg(at order by at desc))[${limit.failures}::integer] as last
        from failures
       where subject = ${subject} and at > ${before(now, limit.minutes * 60_000)} and at <= ${before(now, -clockSkew)}
    `.execute(tx);
    const { count = 0, under_way = 0, last = null } = rows[0] ?? {};
    const isFull = count - under_way >= limit.failures;
    if (isFull && last) until = later(until, before(last, -limit.minutes * 60_000));
    standings.push({ share: (count - under_way) / limit.failures, isOpen: count >= limit.failures });
  }
  if (until) throw tooOften(now, until);
  return standings;
}

/** In one order everywhere, so that two attempts never wait for each other. */
async function lockAll(tx: Transaction<Database>, counted: readonly Counted[]): Promise<void> {
  for (const subject of counted.map((one) => one.subject).sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(tx);
  }
}

type Rows = { counted: readonly Counted[]; at: Date; under_way: boolean };

async function insert(db: Kysely<Database>, { counted, at, under_way }: Rows): Promise<string[]> {
  if (counted.length === 0) return [];
  const rows = counted.map(({ subject }) => ({ subject, at, under_way }));
  const made = await db.insertInto('failures').values(rows).returning('id').execute();
  return made.map(({ id }) => id);
}

function before(time: Date, ms: number): Date {
  return new Date(time.getTime() - ms);
}

function later(one: Date | null, other: Date): Date {
  return one && one > other ? one : other;
}
