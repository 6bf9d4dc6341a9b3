import { sql, type Transaction } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Database } from '../database/schema.ts';
import type { LimitedSubject } from './limited-subject.ts';
import { tooManyRequests } from './too-many-requests.ts';

/** The reservation of an attempt in progress: its rows, and the share of its limits that was used before it. */
export type Reservation = { ids: readonly string[]; share: number };

/**
 * Maximum difference between the clocks of two processes, in milliseconds. Rows dated later were
 * written with a wrong clock and are ignored.
 */
export const clockSkewMs = 5_000;

/** Milliseconds after which an attempt in progress counts as a failure, because its process has ended. */
const maxAttemptMs = 30_000;

/**
 * Reserves an attempt. Throws a 429 refusal if a limit is reached, and returns 'under way' if the result depends on
 * attempts in progress. The row is inserted before the attempt runs, otherwise a thousand concurrent ones would all
 * read a count of 0. For shared limits only failures are counted.
 */
export async function reserve(
  db: Db,
  now: Date,
  subjects: readonly LimitedSubject[],
): Promise<Reservation | 'under way'> {
  const own = subjects.filter(({ limit }) => !limit.shared);
  return await db.transaction().execute(async (tx) => {
    await lockAll(tx, own);
    const usages = await readUsages(tx, now, subjects);
    if (usages.some(({ isUndecided }) => isUndecided)) return 'under way';
    const ids = await insertFailures(tx, { subjects: own, at: now, under_way: true });
    return { ids, share: Math.max(...usages.map(({ share }) => share)) };
  });
}

/**
 * Counts a call against each limit. Throws a 429 refusal if one is reached; refused calls do not count, so a lock ends.
 */
export async function countOnce(db: Db, now: Date, subjects: readonly LimitedSubject[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAll(tx, subjects);
    await readUsages(tx, now, subjects);
    await insertFailures(tx, { subjects, at: now, under_way: false });
  });
}

type FinishedAttempt = { subjects: readonly LimitedSubject[]; reservation: Reservation };

/** Records a failed attempt against its own and the shared limits. */
export async function recordFailure(db: Db, now: Date, { subjects, reservation }: FinishedAttempt): Promise<void> {
  const shared = subjects.filter(({ limit }) => limit.shared);
  await insertFailures(db, { subjects: shared, at: now, under_way: false });
  if (reservation.ids.length === 0) return;
  await db.updateTable('failures').set({ under_way: false }).where('id', 'in', reservation.ids).execute();
}

/**
 * Records a successful attempt: deletes the earlier failures of the same person, but not other attempts in progress.
 */
export async function recordSuccess(db: Db, { subjects, reservation }: FinishedAttempt): Promise<void> {
  const own = subjects.flatMap(({ limit, subject }) => (limit.shared ? [] : [subject]));
  if (own.length === 0) return;
  await db
    .deleteFrom('failures')
    .where('subject', 'in', own)
    .where(({ eb, or }) => or([eb('under_way', '=', false), eb('id', 'in', reservation.ids)]))
    .execute();
}

/** Deletes all failures of a subject. */
export async function deleteFailures(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('failures').where('subject', '=', subject).execute();
}

/** `isUndecided`: the limit is reached only if the attempts in progress fail. */
type LimitUsage = { share: number; isUndecided: boolean };

/**
 * Returns the usage of each limit. Throws a 429 refusal with the latest time at which a reached
 * limit allows another attempt.
 */
async function readUsages(
  tx: Transaction<Database>,
  now: Date,
  subjects: readonly LimitedSubject[],
): Promise<LimitUsage[]> {
  const usages: LimitUsage[] = [];
  let until: Date | null = null;
  for (const { limit, subject } of subjects) {
    const { rows } = await sql<{ count: number; under_way: number; last: Date | null }>`
      select count(*)::integer as count,
             (count(*) filter (where under_way and at > ${minusMs(now, maxAttemptMs)}))::integer as under_way,
             (array_agg(at order by at desc))[${limit.failures}::integer] as last
        from failures
       where subject = ${subject} and at > ${minusMs(now, limit.minutes * 60_000)} and at <= ${minusMs(now, -clockSkewMs)}
    `.execute(tx);
    const { count = 0, under_way = 0, last = null } = rows[0] ?? {};
    const isFull = count - under_way >= limit.failures;
    if (isFull && last) until = latest(until, minusMs(last, -limit.minutes * 60_000));
    usages.push({ share: (count - under_way) / limit.failures, isUndecided: count >= limit.failures });
  }
  if (until) throw tooManyRequests(now, until);
  return usages;
}

/** Takes the locks in a fixed order, so that two attempts cannot deadlock. */
async function lockAll(tx: Transaction<Database>, subjects: readonly LimitedSubject[]): Promise<void> {
  for (const subject of subjects.map((one) => one.subject).sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(tx);
  }
}

type NewFailures = { subjects: readonly LimitedSubject[]; at: Date; under_way: boolean };

async function insertFailures(db: Db, { subjects, at, under_way }: NewFailures): Promise<string[]> {
  if (subjects.length === 0) return [];
  const rows = subjects.map(({ subject }) => ({ subject, at, under_way }));
  const inserted = await db.insertInto('failures').values(rows).returning('id').execute();
  return inserted.map(({ id }) => id);
}

function minusMs(time: Date, ms: number): Date {
  return new Date(time.getTime() - ms);
}

function latest(one: Date | null, other: Date): Date {
  return one && one > other ? one : other;
}
