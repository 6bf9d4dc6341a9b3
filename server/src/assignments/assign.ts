import { isFinished } from '@fourfold/core/assignments/is-finished';
import type { AssignmentTerms } from '@fourfold/core/contract/assignments';
import type { WorkReference } from '@fourfold/core/contract/practice';
import type { Context, Session } from '../call/handler.ts';
import type { Tx } from '../database/db.ts';
import { appendEvents } from '../practice/append-events.ts';
import { deleteEmptyProgress, lockProgress } from '../practice/lock-progress.ts';
import { newProgress, numbersOf, type ProgressRow } from '../practice/present-progress.ts';
import { requireLinkedStudent } from '../students/require-linked-student.ts';
import { assigningTutor } from './assigning-tutor.ts';
import { insertAssignments } from './insert-assignments.ts';
import type { OpenTarget } from './require-targets.ts';
import { requireWorkedBefore } from './require-worked-before.ts';
import { type AssignmentParents, assignmentKind } from './target.ts';

/** What is assigned to which student: one target, or several problem sets. */
export type AssignmentRequest = {
  user_id: string;
  type: WorkReference;
  targets: readonly OpenTarget[];
  /** The action for each target, by its id. */
  actions: Readonly<Record<string, 'assign' | 'reassign'>>;
  parentIds: AssignmentParents;
  /** Other fields of a request are ignored. */
  terms: AssignmentTerms;
};

/**
 * Creates all assignments or none. Returns their ids. Locks the student's progress, so that a concurrent answer is
 * either before it, and finished work is reset (Q104), or after it, and counts.
 */
export async function assign(
  { user_id, type, targets, actions, parentIds, terms }: AssignmentRequest,
  { db, session, now, newId }: Context & { session: Session },
): Promise<string[]> {
  const tutor = assigningTutor(session);
  const at = now();
  return await db.transaction().execute(async (tx) => {
    await requireLinkedStudent(tx, tutor.id, user_id);
    const histories = { user_id, type, ids: targets.map(({ id }) => id) };
    const lockedProgress = await lockProgress(tx, histories);
    const rows = targets.map(({ id, topic_type, title }) => {
      const progress = lockedProgress.get(id);
      if (!progress) throw new Error('a locked history has no row');
      const isRestart = isDone(type, progress);
      const after_seq = progress.seq + (isRestart ? 1 : 0);
      return { id: newId(), reference_id: id, topic_type, title, from: progress, isRestart, after_seq };
    });
    const reassigned = rows.filter(({ reference_id }) => actions[reference_id] === 'reassign');
    await requireWorkedBefore(tx, {
      ...{ user_id, type },
      targets: reassigned.map(({ reference_id: id, title, isRestart: done }) => ({ id, title, done })),
    });
    await insertAssignments(tx, session, { user_id, type, actions, parentIds, terms, at, rows });
    for (const { reference_id, from: progress, isRestart } of rows) {
      if (isRestart) await resetProgress(tx, { user_id, reference: { type, id: reference_id }, from: progress, at });
    }
    await deleteEmptyProgress(tx, histories);
    return rows.map(({ id }) => id);
  });
}

function isDone(type: WorkReference, { state }: ProgressRow): boolean {
  return isFinished(assignmentKind({ type }), numbersOf({ type }, state));
}

/** Names the target if there are several. */
async function resetProgress(tx: Tx, history: Parameters<typeof appendEvents>[1]): Promise<void> {
  const event = { kind: 'reset', why: 'reassigned' } as const;
  const { state } = newProgress(history.reference);
  const row = await appendEvents(tx, history, [{ event, state }]);
  if (!row) throw new Error('a locked history was changed by another writer');
}
