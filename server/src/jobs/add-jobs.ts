import { newId } from '../call/new-id.ts';
import type { Db, Tx } from '../database/db.ts';
import type { JobBodies, JobKind, RecurringKind } from './job.ts';

type NewJob = { [K in JobKind]: { kind: K; user_id?: string; body: JobBodies[K] } }[JobKind];

/**
 * Adds jobs for the worker of any process. Call it in the transaction that causes them, so that both are saved or none.
 */
export async function addJobs(tx: Tx, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map(({ kind, user_id, body }) => ({ id: newId(), kind, user_id, body: JSON.stringify(body) }));
  await tx.insertInto('jobs').values(rows).execute();
}

/** Recurring jobs, one of each kind per database; their ids are fixed, so that a second process adds none. */
const recurring = {
  sweep: '00000000-0000-4000-8000-000000000001',
  erase: '00000000-0000-4000-8000-000000000002',
  count_items: '00000000-0000-4000-8000-000000000003',
  speak_formulas: '00000000-0000-4000-8000-000000000004',
} as const satisfies Record<RecurringKind, string>;

/** Adds missing recurring jobs, in a new or a restored database. */
export async function addRecurring(db: Db): Promise<void> {
  const rows = Object.entries(recurring).map(([kind, id]) => ({ id, kind: kind as JobKind, body: '{}' }));
  await db
    .insertInto('jobs')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
