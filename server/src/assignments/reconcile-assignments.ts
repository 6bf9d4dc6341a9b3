import { type TestWork, testWorkOf } from '@fourfold/core/assignments/test-work';
import { mistakeSetReference } from '@fourfold/core/contract/assignable';
import { workReferences } from '@fourfold/core/contract/practice';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Difference } from '../practice/reference.ts';
import { isSubmitted, submittedByType, testWorkReferences } from './assigned-tests.ts';

type InconsistentAssignment = {
  id: string;
  user_id: string;
  type: string;
  reference_id: string;
  after_seq: number;
  open: boolean;
};

/**
 * Reports assignments that are open although the student finished the work after they were made,
 * and those that are completed although the student did not.
 */
export async function reconcileAssignments(db: Db, onDifference: (difference: Difference) => void): Promise<void> {
  await reconcileAssignedTests(db, onDifference);
  await reconcileMistakeSets(db, onDifference);
  const { rows } = await sql<InconsistentAssignment>`
    select a.id, a.user_id, a.reference_type as type, a.reference_id, a.after_seq, a.completed_at is null as open
      from assignments a
     where a.reference_type = any (${[...workReferences]}::text[]) and (a.completed_at is null) = exists (
       select from practice_events e
        where e.user_id = a.user_id and e.reference_type = a.reference_type and e.reference_id = a.reference_id
          and e.kind = 'completed' and e.seq > a.after_seq)
     order by a.id
  `.execute(db);
  for (const { id, user_id, type, reference_id, after_seq, open } of rows) {
    const what = open
      ? `assignment ${id} is open, though it was finished after event ${after_seq}`
      : `assignment ${id} is completed, though it was not finished after event ${after_seq}`;
    onDifference({ user_id, reference: { type, id: reference_id }, what });
  }
}

type AssignedTestRow = {
  id: string;
  user_id: string;
  type: string;
  reference_id: string;
  open: boolean;
  /** The sections whose current attempt is submitted, and those with any submitted attempt. */
  current: SubmittedSection[];
  submitted: SubmittedSection[];
};

type SubmittedSection = { section: string; next_section: string | null };

/** The same for tests: an open one has a section that is not submitted, a completed one was submitted in all. */
async function reconcileAssignedTests(db: Db, onDifference: (difference: Difference) => void): Promise<void> {
  const attempts = sql`
    from test_attempts t
   where t.user_id = a.user_id and t.exam_id = a.reference_id and t.submitted_at is not null
     and t.is_real = (a.reference_type like '%Real%')`;
  const section = sql`json_build_object('section', t.section, 'next_section', t.next_section)`;
  const { rows } = await sql<AssignedTestRow>`
    select a.id, a.user_id, a.reference_type as type, a.reference_id, a.completed_at is null as open,
           (select coalesce(json_agg(${section}), '[]') ${attempts} and not exists (
             select from test_attempts later where (later.user_id, later.exam_id, later.section, later.is_real)
                = (t.user_id, t.exam_id, t.section, t.is_real) and later.attempt > t.attempt)) as current,
           (select coalesce(json_agg(${section}), '[]') ${attempts}) as submitted
      from assignments a
     where a.reference_type = any (${testWorkReferences})
     order by a.id
  `.execute(db);
  for (const { id, user_id, type, reference_id, open, current, submitted } of rows) {
    const work = testWorkOf(type);
    if (!work) continue;
    // Of a completed one a later attempt may have taken another route.
    const isDone = open ? isSubmitted(work, submittedByType(current)) : isEachStageSubmitted(work, submitted);
    if (open !== isDone) continue;
    const what = open
      ? `assignment ${id} is open, though its sections are submitted`
      : `assignment ${id} is completed, though a section of it was never submitted`;
    onDifference({ user_id, reference: { type, id: reference_id }, what });
  }
}

function isEachStageSubmitted({ stages }: TestWork, submitted: readonly SubmittedSection[]): boolean {
  const types = new Set(submitted.map(({ section }) => section));
  const isEndedBefore = (types: readonly string[]) =>
    submitted.some(({ section, next_section }) => types.includes(section) && next_section === null);
  return stages.every(
    (stage, at) =>
      stage.some(({ type }) => types.has(type)) ||
      (stage.length > 1 && isEndedBefore((stages[at - 1] ?? []).map(({ type }) => type))),
  );
}

/** The same for sets of mistakes: done once each question was answered right since. */
async function reconcileMistakeSets(db: Db, onDifference: (difference: Difference) => void): Promise<void> {
  const { rows } = await sql<InconsistentAssignment>`
    select a.id, a.user_id, a.reference_type as type, a.reference_id, a.completed_at is null as open
      from assignments a left join mistake_sets m on m.user_id = a.user_id and m.id = a.reference_id
     where a.reference_type = ${mistakeSetReference}
       and (a.completed_at is null)
           = (m.id is null or right_since(a.user_id, m.question_ids, a.created_at) = cardinality(m.question_ids))
     order by a.id
  `.execute(db);
  for (const { id, user_id, type, reference_id, open } of rows) {
    const what = open
      ? `assignment ${id} is open, though its mistakes were answered right`
      : `assignment ${id} is completed, though not all its mistakes were answered right`;
    onDifference({ user_id, reference: { type, id: reference_id }, what });
  }
}
