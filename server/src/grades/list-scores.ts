import type { Family } from '@fourfold/core/exams/families';
import type { Context, Handler, Session } from '../call/handler.ts';
import { readerOf } from '../content/reader.ts';
import { inListOrder, listedExams } from '../exams/exam-rows.ts';
import { reviewState } from '../reviews/review-state.ts';
import { type GradedExamRow, presentActScore, presentSatScore } from './get-score.ts';

export const listSatScores: Handler<'GET /user_sats/get_all_sat_scores'> = async (_, context) => ({
  data: (await readGradedExams('sat', context)).map(presentSatScore).filter(({ score_present }) => score_present),
});

export const listActScores: Handler<'GET /user_acts/get_all_act_scores'> = async (_, context) => ({
  data: (await readGradedExams('act', context)).map(presentActScore).filter(({ score_present }) => score_present),
});

/** The exams of the caller's list that have entries, and the caller's own records. */
async function readGradedExams(
  family: Family,
  { db, session, now }: Context & { session: Session },
): Promise<GradedExamRow[]> {
  const user_id = session.account.id;
  return await listedExams(db, { family, user_id, reader: readerOf(session) })
    .leftJoin('exam_grades', (on) =>
      on.on('exam_grades.user_id', '=', user_id).onRef('exam_grades.exam_id', '=', 'exams.id'),
    )
    .where((eb) => eb.or([eb('exam_grades.exam_id', 'is not', null), eb('exams.owner_id', 'is not', null)]))
    .orderBy(inListOrder)
    .select(['exams.id', 'exams.title', 'exams.owner_id', 'exams.marks', 'exams.score'])
    .select(['exam_grades.selected_wrong', 'exam_grades.grade_submitted', 'exam_grades.timed'])
    .select('exam_grades.first_submitted')
    .select(reviewState({ exam: 'exams', user: user_id, now: now() }).as('review'))
    .execute();
}
