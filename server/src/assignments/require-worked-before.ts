import { Refusal } from '../call/refusal.ts';
import type { Tx } from '../database/db.ts';
import type { AssignedReference } from '../database/schema.ts';

type ReassignedTargets = {
  user_id: string;
  type: AssignedReference;
  /** `done`: finished since the last reset. */
  targets: readonly { id: string; title: string; done: boolean }[];
};

/** Refuses to reassign a target that was never assigned to the student and is not finished (ASG-020, ASG-022). */
export async function requireWorkedBefore(tx: Tx, { user_id, type, targets }: ReassignedTargets): Promise<void> {
  const unfinished = targets.filter(({ done }) => !done);
  if (unfinished.length === 0) return;
  const ids = unfinished.map(({ id }) => id);
  const assigned = await tx
    .selectFrom('assignments')
    .select('reference_id')
    .where('user_id', '=', user_id)
    .where('reference_type', '=', type)
    .where('reference_id', 'in', ids)
    .execute();
  const neverAssigned = unfinished.find(({ id }) => !assigned.some(({ reference_id }) => reference_id === id));
  if (!neverAssigned) return;
  throw new Refusal('never_assigned', { title: neverAssigned.title });
}
