import { testProgress } from '@fourfold/core/assignments/test-progress';
import { type TestWork, testWorkOf, testWorkTitle } from '@fourfold/core/assignments/test-work';
import { mistakeSetReference } from '@fourfold/core/contract/assignable';
import type { AssignableType, Assignment } from '@fourfold/core/contract/assignments';
import { reviewReference, type WorkReference } from '@fourfold/core/contract/practice';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Handler } from '../call/handler.ts';
import type { Db } from '../database/db.ts';
import type { Database } from '../database/schema.ts';
import { progressColumns } from '../practice/load-progress.ts';
import { numbersOf, type ProgressRow } from '../practice/present-progress.ts';
import { readSectionStates, type StudentSectionState } from './assigned-tests.ts';
import { type MistakeSetState, readMistakeSets, setProgress } from './mistake-sets.ts';
import { assignmentKind, isPractice } from './target.ts';
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
  const works = rows.map(({ reference_type }) => testWorkOf(reference_type));
  const tests = rows.filter((_, index) => works[index]);
  const ids = (name: 'user_id' | 'reference_id') => [...new Set(tests.map((row) => row[name]))];
  const states = tests.length > 0 ? await readSectionStates(db, ids('user_id'), ids('reference_id')) : [];
  const setIds = rows.filter(({ reference_type }) => reference_type === mistakeSetReference).map(({ id }) => id);
  const sets = setIds.length > 0 ? await readMistakeSets(db, setIds) : [];
  return rows.map((row, index) => {
    const work = works[index];
    const set = sets.find(({ assignment_id }) => assignment_id === row.id);
    const fields = set ? presentMistakes(set) : work ? presentTest(row, work, states) : presentPractice(row);
    return { ...presentAssignment(row), ...fields };
  });
}

const assignableTypeByReference = {
  HomeSubTopic: 'Subtopic',
  HomeSubsubTopic: 'Subsubtopic',
  HomeSatQuestionTopic: 'SatQuestion',
  HomeActQuestionTopic: 'ActQuestion',
  HomeProblemSetQuestions: 'ProblemSet',
} as const satisfies Record<WorkReference, AssignableType>;
const assignableTypeByFamily = { sat: 'SatTest', act: 'ActTest' } as const satisfies Record<Family, AssignableType>;

/** The fields that depend on whether a test or practice is assigned. */
type WorkFields = Pick<
  Assignment,
  | 'title'
  | 'published'
  | 'assignmentable_type'
  | 'progress_reference'
  | 'variant'
  | 'section'
  | 'next_section'
  | 'progress'
  | 'next_problemset_id'
>;

function presentTest(row: AssignmentRow, work: TestWork, states: readonly StudentSectionState[]): WorkFields {
  const own = states.filter(
    ({ user_id, exam_id, is_real }) =>
      user_id === row.user_id && exam_id === row.reference_id && is_real === (work.variant === 'real'),
  );
  return {
    title: testWorkTitle(row.target.title, work),
    published: row.target.published,
    assignmentable_type: assignableTypeByFamily[work.family],
    progress_reference: work.answers,
    variant: work.variant,
    section: work.section,
    ...testProgress(work, own),
    next_problemset_id: null,
  };
}

/** A question that was closed since is asked by another of its skill, or left out; the set itself stays open. */
function presentMistakes(set: MistakeSetState): WorkFields {
  return {
    title: set.title,
    published: true,
    assignmentable_type: mistakeSetReference,
    progress_reference: reviewReference,
    ...{ variant: null, section: null, next_section: null, next_problemset_id: null },
    progress: setProgress(set),
  };
}

function presentPractice(row: AssignmentRow): WorkFields {
  const { reference_type: type } = row;
  if (!isPractice(type)) throw new Error(`${type} is a test`);
  return {
    title: row.target.title,
    published: row.target.published,
    assignmentable_type: assignableTypeByReference[type],
    progress_reference: type,
    ...{ variant: null, section: null, next_section: null },
    ...presentProgress(row.practised, type),
  };
}

/** Converts a row to the contract's assignment. */
function presentAssignment(row: AssignmentRow): Omit<Assignment, keyof WorkFields> {
  const { target } = row;
  return {
    id: row.id,
    user_id: row.user_id,
    topic_type: target.topic_type ?? row.topic_type,
    assignmentable_id: row.reference_id,
    ...termsOf(row),
    answer: row.answer,
    answered_at: row.answered_at?.toISOString() ?? null,
    status: row.completed_at ? 'completed' : 'current',
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
function presentProgress(
  practised: ProgressRow | null,
  type: WorkReference,
): Pick<Assignment, 'progress' | 'next_problemset_id'> {
  if (!practised) return { progress: null, next_problemset_id: null };
  const numbers = numbersOf({ type }, practised.state);
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
