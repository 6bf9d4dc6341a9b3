import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Job } from './job.ts';

/** Seconds until a claimed job is due again if its process does not renew the claim. */
const leaseSeconds = 20;
/** Seconds between two renewals of a claim. */
export const renewSeconds = 5;

/**
 * Claims due jobs: no other process gets them while the claim is renewed. All times are from the
 * database's clock, so the clocks of several machines need not be synchronised.
 */
export async function claimJobs(db: Db, limit: number): Promise<Job[]> {
  const { rows } = await sql<Job>`
    update jobs set tries = tries + 1, due_at = now() + make_interval(secs => ${leaseSeconds})
     where id in (select id from jobs where due_at <= now() and failed_at is null
                   order by due_at limit ${limit} for update skip locked)
    returning id, kind, user_id, body, made_at, tries, extract(epoch from now() - made_at)::float8 as age`.execute(db);
  return rows;
}

/** Renews the claim of a running job. */
export async function renewClaim(db: Db, { id, tries }: Job): Promise<void> {
  await ownClaim(db, id, tries)
    .set({ due_at: inSeconds(leaseSeconds) })
    .execute();
}

/** Deletes a finished job; a recurring one is due again in `every` seconds. */
export async function finishJob(db: Db, { id }: Job, every: number | null): Promise<void> {
  if (every === null) await db.deleteFrom('jobs').where('id', '=', id).execute();
  else
    await db
      .updateTable('jobs')
      .set({ tries: 0, reason: null, due_at: inSeconds(every) })
      .where('id', '=', id)
      .execute();
}

/** Schedules the next try in the given number of seconds. */
export async function postponeJob(db: Db, { id, tries }: Job, reason: string, after: number): Promise<void> {
  await ownClaim(db, id, tries)
    .set({ reason, due_at: inSeconds(after) })
    .execute();
}

/** Stops trying until a super admin retries it. */
export async function giveUpJob(db: Db, { id, tries }: Job, reason: string): Promise<void> {
  await ownClaim(db, id, tries).set({ reason, failed_at: sql<Date>`now()` }).execute();
}

/**
 * Locks a job for the transaction; returns false if it was deleted because it is no longer needed. Links are deleted
 * after their jobs (`accounts/password-link.ts`).
 */
export async function lockJob(tx: Db, id: string): Promise<boolean> {
  const row = await tx.selectFrom('jobs').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

/** Updates the job unless another process has claimed it meanwhile. */
function ownClaim(db: Db, id: string, tries: number) {
  return db.updateTable('jobs').where('id', '=', id).where('tries', '=', tries);
}

function inSeconds(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`;
}
