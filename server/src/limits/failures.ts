import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Counted } from './subject.ts';
import { tooOften } from './too-often.ts';

/**
 * The reservation of an attempt in progress: its rows, and the share of its limits that was used
 * before it.
 */
export type Reserved = { ids: readonly string[]; share: number };

/**
 * Maximum difference between the clocks of two processes, in milliseconds. Rows dated later were
 * written with a wrong clock and are ignored.
 */
export const clockSkew = 5_000;

/**
 * Milliseconds after which an attempt in progress counts as a failure, because its process has
 * ended.
 */
const longestAttempt = 30_000;

/**
 * Reserves an attempt. Throws a 429 refusal if a limit is reached, and returns 'under way' if the
 * result depends on attempts in progress. The row is inserted before the attempt runs, otherwise a
 * thousand concurrent ones would all read a count of 0. For shared limits only failures are
 * counted.
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

/**
 * Counts a call against each limit. Throws a 429 refusal if one is reached; refused calls do not
 * count, so a lock ends.
 */
export async function countOnce(db: Kysely<Database>, now: Date, counted: readonly Counted[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAll(tx, counted);
    await standingsOf(tx, now, counted);
    await insert(tx, { counted, at: now, under_way: false });
  });
}

type Made = { counted: readonly Counted[]; reserved: Reserved };

/** Records a failed attempt against its own and the shared limits. */
export async function settleWrong(db: Kysely<Database>, now: Date, { counted, reserved }: Made): Promise<void> {
  const shared = counted.filter(({ limit }) => limit.shared);
  await insert(db, { counted: shared, at: now, under_way: false });
  if (reserved.ids.length === 0) return;
  await db.updateTable('failures').set({ under_way: false }).where('id', 'in', reserved.ids).execute();
}

/**
 * Records a successful attempt: deletes the earlier failures of the same person, but not other
 * attempts in progress.
 */
export async function settleRight(db: Kysely<Database>, { counted, reserved }: Made): Promise<void> {
  const own = counted.flatMap(({ limit, subject }) => (limit.shared ? [] : [subject]));
  if (own.length === 0) return;
  await db
    .deleteFrom('failures')
    .where('subject', 'in', own)
    .where(({ eb, or }) => or([eb('under_way', '=', false), eb('id', 'in', reserved.ids)]))
    .execute();
}

/** Deletes all failures of a subject. */
export async function forget(db: Kysely<Database>, subject: string): Promise<void> {
  await db.deleteFrom('failures').where('subject', '=', subject).execute();
}

/** `isUndecided`: the limit is reached only if the attempts in progress fail. */
type Standing = { share: number; isOpen: boolean };

/**
 * Returns the usage of each limit. Throws a 429 refusal with the latest time at which a reached
 * limit allows another attempt.
 */
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

/** Takes the locks in a fixed order, so that two attempts cannot deadlock. */
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
