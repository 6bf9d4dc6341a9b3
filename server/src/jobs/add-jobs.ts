import type { Kysely } from 'kysely';
import { newId } from '../call/new-id.ts';
import type { Database } from '../database/schema.ts';
import type { JobBodies, JobKind, RecurringKind } from './job.ts';

type NewJob = { [K in JobKind]: { kind: K; user_id?: string; body: JobBodies[K] } }[JobKind];

/** Work for the worker of any process; in the transaction of what causes it, so that neither is there alone. */
export async function addJobs(tx: Kysely<Database>, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map(({ kind, user_id, body }) => ({ id: newId(), kind, user_id, body: JSON.stringify(body) }));
  await tx.insertInto('jobs').values(rows).execute();
}

/** Jobs that come round, once in a database; their ids are fixed, so that a second process adds none. */
const recurring = {
  sweep: '00000000-0000-4000-8000-000000000001',
  erase: '00000000-0000-4000-8000-000000000002',
} as const satisfies Record<RecurringKind, string>;

/** Adds the jobs that come round where they are missing: in a new database, and in a restored one. */
export async function addRecurring(db: Kysely<Database>): Promise<void> {
  const rows = Object.entries(recurring).map(([kind, id]) => ({ id, kind: kind as JobKind, body: '{}' }));
  await db
    .insertInto('jobs')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
