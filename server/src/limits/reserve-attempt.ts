import { type Kysely, sql } from 'kysely';
import { Refusal } from '../call/refusal.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Database } from '../database/schema.ts';
import { addressKey } from './address-key.ts';
import type { Limit } from './limits.ts';

/** An attempt that counts as a failure until it is forgiven. */
export type Attempt = { ids: readonly string[] };

/**
 * Counts an attempt against each limit before it is made, or refuses it with 429: counted afterwards, a thousand
 * attempts at once would all find the count at nought. A refused attempt doesn't count, so a lock-out has an end.
 */
export async function reserveAttempt(
  db: Kysely<Database>,
  now: Date,
  against: readonly (readonly [Limit, subject: string])[],
): Promise<Attempt> {
  const counted = against.map(([limit, subject]) => ({ limit, subject: subjectOf(limit, subject) }));
  // Locks are taken in one order everywhere, so that two attempts never wait for each other.
  const subjects = counted.map(({ subject }) => subject).sort();
  return await inTransaction(db, async (tx) => {
    for (const subject of subjects)
      await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(tx);
    for (const { limit, subject } of counted) {
      const full = await tx
        .selectFrom('failures')
        .select('at')
        .where('subject', '=', subject)
        .where('at', '>', minutesBefore(now, limit.minutes))
        .orderBy('at', 'desc')
        .offset(limit.failures - 1)
        .limit(1)
        .executeTakeFirst();
      if (full) throw tooOften(now, minutesBefore(full.at, -limit.minutes));
    }
    const rows = await tx
      .insertInto('failures')
      .values(subjects.map((subject) => ({ subject, at: now })))
      .returning('id')
      .execute();
    return { ids: rows.map((row) => row.id) };
  });
}

/** The attempt was a good one after all. */
export async function forgiveAttempt(db: Kysely<Database>, attempt: Attempt): Promise<void> {
  await db.deleteFrom('failures').where('id', 'in', attempt.ids).execute();
}

/** Someone has shown that the subject is theirs: what went wrong before was a slip. */
export async function forgiveAll(db: Kysely<Database>, limit: Limit, subject: string): Promise<void> {
  await db.deleteFrom('failures').where('subject', '=', subjectOf(limit, subject)).execute();
}

function subjectOf(limit: Limit, subject: string): string {
  return `${limit.name}:${limit.name.endsWith(':address') ? addressKey(subject) : subject.toLowerCase()}`;
}

function minutesBefore(time: Date, minutes: number): Date {
  return new Date(time.getTime() - minutes * 60_000);
}

function tooOften(now: Date, until: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  return new Refusal(
    'too_often',
    `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { 'retry-after': String(seconds) },
  );
}
