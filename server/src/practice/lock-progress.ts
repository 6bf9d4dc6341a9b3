import type { WorkReference } from '@fourfold/core/contract/practice';
import { sql } from 'kysely';
import type { Tx } from '../database/db.ts';
import { newProgress, type ProgressRow } from './present-progress.ts';

type ProgressKeys = { user_id: string; type: WorkReference; ids: readonly string[] };

/**
 * Locks and returns a student's progress rows until the transaction ends; an answer that arrives meanwhile waits. A
 * reference without a row gets one with `seq` 0, so that there is a row to lock; `deleteEmptyProgress` deletes these
 * rows. Rows are locked in the order of their ids, to prevent deadlocks.
 */
export async function lockProgress(
  tx: Tx,
  { user_id, type, ids }: ProgressKeys,
): Promise<ReadonlyMap<string, ProgressRow>> {
  // The start state depends on the type only.
  const { state } = newProgress({ type, id: '' });
  const { rows } = await sql<ProgressRow & { reference_id: string }>`
    select reference_id, seq, state, time_spent_before_answer, time_spent_after_answer
      from lock_practice_progress(${user_id}, ${type}, ${[...ids]}, ${JSON.stringify(state)})
  `.execute(tx);
  return new Map(rows.map(({ reference_id, ...row }) => [reference_id, row]));
}

/** Deletes the rows that `lockProgress` created and that are still without events. */
export async function deleteEmptyProgress(tx: Tx, { user_id, type, ids }: ProgressKeys): Promise<void> {
  await tx
    .deleteFrom('practice_progress')
    .where('user_id', '=', user_id)
    .where('reference_type', '=', type)
    .where('reference_id', 'in', ids)
    .where('seq', '=', 0)
    .execute();
}
