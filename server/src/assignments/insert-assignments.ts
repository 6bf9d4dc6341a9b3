import type { AssignmentTopic } from '@fourfold/core/contract/assignable';
import type { AssignmentTerms } from '@fourfold/core/contract/assignments';
import { writeAudits } from '../audit/write-audit.ts';
import type { Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import type { Tx } from '../database/db.ts';
import type { AssignedReference } from '../database/schema.ts';
import { assigningTutor } from './assigning-tutor.ts';
import type { AssignmentParents } from './target.ts';
import { termsOf } from './terms-of.ts';

export type NewAssignments = {
  user_id: string;
  type: AssignedReference;
  /** The action for each target, by its id. */
  actions: Readonly<Record<string, 'assign' | 'reassign'>>;
  parentIds: AssignmentParents;
  /** Other fields of a request are ignored. */
  terms: AssignmentTerms;
  at: Date;
  rows: readonly {
    id: string;
    reference_id: string;
    topic_type: AssignmentTopic;
    title: string;
    after_seq: number;
    /** The work starts again. */
    isRestart: boolean;
  }[];
};

/** Inserts all assignments, with their audit. Throws a refusal if the student has one of them already. */
export async function insertAssignments(tx: Tx, session: Session, assignments: NewAssignments): Promise<void> {
  const { user_id, type, actions, parentIds, terms, at, rows } = assignments;
  const tutor = assigningTutor(session);
  const inserted = await tx
    .insertInto('assignments')
    .values(
      rows.map(({ id, reference_id, topic_type, after_seq }) => ({
        id,
        user_id,
        assigned_by: tutor.id,
        assigned_by_name: tutor.name,
        type: actions[reference_id] ?? 'assign',
        reference_type: type,
        reference_id,
        topic_type,
        subtopic_id: parentIds.subtopic_id ?? null,
        subsubtopic_id: parentIds.subsubtopic_id ?? null,
        sattopic_id: parentIds.sattopic_id ?? null,
        sat_question_id: parentIds.sat_question_id ?? null,
        act_question_id: parentIds.act_question_id ?? null,
        reference_record: JSON.stringify(actions),
        after_seq,
        ...termsOf(terms),
        created_at: at,
      })),
    )
    .onConflict((on) =>
      on.columns(['user_id', 'reference_type', 'reference_id']).where('completed_at', 'is', null).doNothing(),
    )
    .returning('id')
    .execute();
  const alreadyOpen = rows.find(({ id }) => !inserted.some((each) => each.id === id));
  if (alreadyOpen) throw new Refusal('already_assigned', { title: alreadyOpen.title, of: rows.length });
  await writeAudits(
    tx,
    session,
    rows.map(({ id, reference_id, isRestart }) => ({
      action: actions[reference_id] ?? 'assign',
      subject: 'assignment',
      subject_id: id,
      for_id: user_id,
      detail: { reference_type: type, reference_id, assignment_date: terms.assignment_date, reset: isRestart },
    })),
  );
}
