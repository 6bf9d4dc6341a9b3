import type { UserAct, UserSat } from '@fourfold/core/contract/grades';
import { paperSections } from '@fourfold/core/exams/exam-editions';
import type { ReviewState } from '@fourfold/core/exams/exam-review';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import type { Selectable } from 'kysely';
import type { Context, Handler, Session } from '../call/handler.ts';
import { readerOf } from '../content/reader.ts';
import type { Database } from '../database/schema.ts';
import { authoredExams } from '../exams/exam-rows.ts';
import { reviewState } from '../reviews/review-state.ts';
import { withholdClosedReview } from './withhold-closed-review.ts';

export const listSatGrades: Handler<'GET /user_sats'> = async (_, context) => ({
  data: (await readGrades('sat', context)).map(presentSatGrade),
});

export const listActGrades: Handler<'GET /user_acts'> = async (_, context) => ({
  data: (await readGrades('act', context)).map(presentActGrade),
});

function readGrades(family: Family, { db, session, now }: Context & { session: Session }) {
  const user = session.account.id;
  return authoredExams(db, readerOf(session), family)
    .innerJoin('exam_grades', 'exam_grades.exam_id', 'exams.id')
    .where('exam_grades.user_id', '=', user)
    .orderBy('exams.position')
    .orderBy('exams.id')
    .selectAll('exam_grades')
    .select(reviewState({ exam: 'exams', user, now: now() }).as('review'))
    .execute();
}

export type GradeRow = Omit<Selectable<Database['exam_grades']>, 'updated_at'> & { review: ReviewState };

export function presentSatGrade(row: GradeRow): UserSat {
  return { sat_id: row.exam_id, ...presentGrade('sat', row) };
}

export function presentActGrade(row: GradeRow): UserAct {
  return { act_id: row.exam_id, ...presentGrade('act', row) };
}

/** All four sections, entered or not: marks and answers as JSON strings, and one boolean per section (GRD-012). */
function presentGrade(family: Family, { review, ...whole }: GradeRow) {
  const row = withholdClosedReview(whole, review);
  return {
    user_id: row.user_id,
    selectedWrong: JSON.stringify(bySection(family, row.selected_wrong, [])),
    selectedUncertain: JSON.stringify(bySection(family, row.selected_uncertain, [])),
    bubbleSheetAnswer: JSON.stringify(bySection(family, row.bubble_sheet, {})),
    grade_submitted: bySection(family, row.grade_submitted, false),
    timed: bySection(family, row.timed, false),
    handed_in: bySection(family, row.handed_in, false),
    firstSubmitted: JSON.stringify(row.first_submitted),
  };
}

/** Returns a value for every section of the family: `nothing` for those that were not entered. */
export function bySection<Value>(
  family: Family,
  entered: Readonly<Record<string, Value>>,
  nothing: NoInfer<Value>,
): Record<string, Value> {
  return Object.fromEntries(paperSections(family).map(({ type }) => [type, entered[type] ?? nothing]));
}
