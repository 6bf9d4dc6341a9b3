import { isFinished } from '@fourfold/core/assignments/finished';
import type { PracticeReference } from '@fourfold/core/contract/practice';
import type { Kysely } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import type { Database } from '../database/schema.ts';
import { appendEvents } from '../practice/append-events.ts';
import { holdProgress, releaseProgress } from '../practice/hold-progress.ts';
import { newProgress, numbersOf, type ProgressRow } from '../practice/present-progress.ts';
import { requireLinked } from '../students/require-linked.ts';
import type { OpenTarget } from './require-targets.ts';
import { requireWorkedBefore } from './require-worked-before.ts';
import { type AssignedPlace, kindOf } from './target.ts';
import { tutorOf } from './tutor-of.ts';

/** What is assigned to which student: one target, or several problem sets. */
export type Order = {
  user_id: string;
  type: PracticeReference;
  targets: readonly OpenTarget[];
  /** The action for each target, by its id. */
  record: Readonly<Record<string, 'assign' | 'reassign'>>;
  place: AssignedPlace;
  assignment_date: string;
};

/**
 * Creates all assignments or none. Returns their ids. Locks the student's progress, so that a
 * concurrent answer is either before it, and finished work is reset (Q104), or after it, and
 * counts.
 */
export async function assign(
  { user_id, type, targets, record, place, assignment_date }: Order,
  { db, session, now, newId }: Context & { session: Session },
): Promise<string[]> {
  const tutor = tutorOf(session);
  const at = now();
  return await db.transaction().execute(async (tx) => {
    await requireLinked(tx, tutor.id, user_id);
    const histories = { user_id, type, ids: targets.map(({ id }) => id) };
    const held = await holdProgress(tx, histories);
    const rows = targets.map(({ id, topic_type, title }) => {
      const from = held.get(id);
      if (!from) throw new Error('a locked history has no row');
      return { id: newId(), reference_id: id, topic_type, title, from, again: isDone(type, from) };
    });
    const reassigned = rows.filter(({ reference_id }) => record[reference_id] === 'reassign');
    await requireWorkedBefore(tx, {
      ...{ user_id, type },
      targets: reassigned.map(({ reference_id: id, title, again: done }) => ({ id, title, done })),
    });
    const given = await tx
      .insertInto('assignments')
      .values(
        rows.map(({ id, reference_id, topic_type, from, again }) => ({
          id,
          user_id,
          assigned_by: tutor.id,
          assigned_by_name: tutor.name,
          type: record[reference_id] ?? 'assign',
          reference_type: type,
          reference_id,
          topic_type,
          subtopic_id: place.subtopic_id ?? null,
          subsubtopic_id: place.subsubtopic_id ?? null,
          sattopic_id: place.sattopic_id ?? null,
          sat_question_id: place.sat_question_id ?? null,
          act_question_id: place.act_question_id ?? null,
          reference_record: JSON.stringify(record),
          after_seq: from.seq + (again ? 1 : 0),
          assignment_date,
          created_at: at,
        })),
      )
      .onConflict((on) =>
        on.columns(['user_id', 'reference_type', 'reference_id']).where('completed_at', 'is', null).doNothing(),
      )
      .returning('id')
      .execute();
    const open = rows.find(({ id }) => !given.some((each) => each.id === id));
    if (open) throw new Refusal('conflict', alreadyAssigned(open.title, rows.length));
    for (const { reference_id, from, again } of rows) {
      if (again) await startAgain(tx, { user_id, reference: { type, id: reference_id }, from, at });
    }
    await releaseProgress(tx, histories);
    for (const { id, reference_id, again } of rows) {
      await writeAudit(tx, session, {
        action: record[reference_id] ?? 'assign',
        subject: 'assignment',
        subject_id: id,
        for_id: user_id,
        detail: { reference_type: type, reference_id, assignment_date, reset: again },
      });
    }
    return rows.map(({ id }) => id);
  });
}

function isDone(type: PracticeReference, { state }: ProgressRow): boolean {
  return isFinished(kindOf({ type }), numbersOf({ type }, state));
}

/** Names the target if there are several. */
function alreadyAssigned(title: string, of: number): string {
  return `${of > 1 ? `“${title}”` : 'This'} is already assigned to the student`;
}

async function startAgain(tx: Kysely<Database>, history: Parameters<typeof appendEvents>[1]): Promise<void> {
  const event = { kind: 'reset', why: 'reassigned' } as const;
  const { state } = newProgress(history.reference);
  const row = await appendEvents(tx, history, [{ event, state }]);
  if (!row) throw new Error('a locked history was changed by another writer');
}
