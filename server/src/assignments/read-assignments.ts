import type { AssignableType, Assignment } from '@fourfold/core/contract/assignments';
import type { WorkReference } from '@fourfold/core/contract/practice';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Handler } from '../call/handler.ts';
import type { Db } from '../database/db.ts';
import type { Database } from '../database/schema.ts';
import { progressColumns } from '../practice/load-progress.ts';
import { numbersOf, type ProgressRow } from '../practice/present-progress.ts';
import { assignmentKind } from './target.ts';
import { type TargetRow, targetColumns, targetJoins } from './target-rows.ts';
import { termsOf } from './terms-of.ts';

/**
 * The caller's assignments; for a tutor logged in as a student, the student's. Includes content
 * that learners cannot open now, marked as not published. The open ones come first, by due date, then the completed
 * ones, newest first (Q72).
 */
export const listAssignments: Handler<'GET /assignments'> = async (_input, { db, session }) => ({
  data: await readAssignments(db, sql`a.user_id = ${session.account.id}`),
});

/** A user's assignments with these ids. */
export function readAssignmentsById(db: Db, user_id: string, ids: readonly string[]): Promise<Assignment[]> {
  return readAssignments(db, sql`a.user_id = ${user_id} and a.id = any (${[...ids]}::uuid[])`);
}

/** An assignment with the current state of its target and of the student's progress. */
type AssignmentRow = Selectable<Database['assignments']> & {
  target: TargetRow;
  practised: ProgressRow | null;
};

async function readAssignments(db: Db, condition: RawBuilder<unknown>): Promise<Assignment[]> {
  const { rows } = await sql<AssignmentRow>`
    select a.*, to_json(target) as target,
           case when p.seq is not null then json_build_object(${progressColumns}) end as practised
      from assignments a
      left join practice_progress p using (user_id, reference_type, reference_id)
     cross join lateral (select ${targetColumns} from (select a.*) a ${targetJoins}) target
     where ${condition}
     order by a.completed_at desc nulls first, a.assignment_date, target.title, a.id
  `.execute(db);
  return rows.map(presentAssignment);
}

const assignableTypeByReference = {
  HomeSubTopic: 'Subtopic',
  HomeSubsubTopic: 'Subsubtopic',
  HomeSatQuestionTopic: 'SatQuestion',
  HomeActQuestionTopic: 'ActQuestion',
  HomeProblemSetQuestions: 'ProblemSet',
} as const satisfies Record<WorkReference, AssignableType>;

/** Converts a row to the contract's assignment, with the student's progress. */
function presentAssignment(row: AssignmentRow): Assignment {
  const { target } = row;
  return {
    id: row.id,
    user_id: row.user_id,
    title: target.title,
    topic_type: target.topic_type ?? row.topic_type,
    assignmentable_type: assignableTypeByReference[row.reference_type],
    assignmentable_id: row.reference_id,
    progress_reference: row.reference_type,
    ...termsOf(row),
    status: row.completed_at ? 'completed' : 'current',
    published: target.published,
    ...presentProgress(row),
    type: row.type,
    reference_type: assignmentKind({ type: row.reference_type }),
    reference_id: row.reference_id,
    reference_record: row.reference_record,
    ...presentParents(row),
    test_id: target.test_id,
    assigned_by: row.assigned_by_name,
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
  };
}

/** Null if nothing was answered since the last reset, because reassigned work starts again. */
function presentProgress({
  practised,
  reference_type,
}: AssignmentRow): Pick<Assignment, 'progress' | 'next_problemset_id'> {
  if (!practised) return { progress: null, next_problemset_id: null };
  const numbers = numbersOf({ type: reference_type }, practised.state);
  const { questions_complete, percent_complete, total_correct, next_problemset_id } = numbers;
  const isStarted = questions_complete > 0 || percent_complete > 0;
  return { progress: isStarted ? { percent_complete, total_correct } : null, next_problemset_id };
}

/** The current parents of the target. If learners cannot open it, the parents that it was assigned from. */
function presentParents({ target, ...row }: AssignmentRow) {
  const { topic_id, subtopic_id, subsubtopic_id, sattopic_id, sat_question_id, act_question_id } = target;
  const currentParents = { topic_id, subtopic_id, subsubtopic_id, sattopic_id, sat_question_id, act_question_id };
  if (Object.values(currentParents).some((id) => id !== null)) return currentParents;
  return {
    topic_id: null,
    subtopic_id: row.subtopic_id,
    subsubtopic_id: row.subsubtopic_id,
    sattopic_id: row.sattopic_id,
    sat_question_id: row.sat_question_id,
    act_question_id: row.act_question_id,
  };
}
