import type { PracticeReference } from '@fourfold/core/contract/practice';
import { sql } from 'kysely';
import type { Tx } from '../database/db.ts';
import { newProgress, type ProgressRow } from './present-progress.ts';

type ProgressKeys = { user_id: string; type: PracticeReference; ids: readonly string[] };

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
    insert into practice_progress as p (user_id, reference_type, reference_id, seq, state)
    select ${user_id}::uuid, ${type}, wanted.id, 0, ${JSON.stringify(state)}::jsonb
      from unnest(${[...ids]}::uuid[]) as wanted (id)
     order by wanted.id
        on conflict (user_id, reference_type, reference_id) do update set seq = p.seq
    returning reference_id, seq, state, time_spent_before_answer, time_spent_after_answer
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
