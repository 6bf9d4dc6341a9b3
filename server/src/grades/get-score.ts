import { examFamilies, type Family } from '@fourfold/core/exams/families';
import { actRecordScore, actScore } from '@fourfold/core/scores/act-score';
import { conversionOf } from '@fourfold/core/scores/conversion';
import { satRecordScore, satScore } from '@fourfold/core/scores/sat-score';
import type { Graded } from '@fourfold/core/scores/score-part';
import type { Context, Handler, Session } from '../call/handler.ts';
import { requireGradedExam } from './graded-exam.ts';
import { bySection } from './present-grade.ts';

export const getSatScore: Handler<'GET /user_sats/get_sat_score'> = async ({ query }, visit) => {
  const { exam, graded, timed } = await loadGrade({ family: 'sat', id: query.sat_id }, visit);
  const about = { sat_id: exam.id, sat_title: exam.title, timed };
  const { types } = examFamilies.sat;
  if (exam.owner_id !== null) return { ...about, type: types.real, ...satRecordScore(exam.marks) };
  return { ...about, type: types.test, ...satScore(graded, conversionOf('sat', exam.score)) };
};

export const getActScore: Handler<'GET /user_acts/get_act_score'> = async ({ query }, visit) => {
  const { exam, graded, timed } = await loadGrade({ family: 'act', id: query.act_id }, visit);
  const about = { act_id: exam.id, act_title: exam.title, timed };
  const { types } = examFamilies.act;
  if (exam.owner_id !== null) return { ...about, type: types.real, ...actRecordScore(exam.marks) };
  return { ...about, type: types.test, ...actScore(graded, conversionOf('act', exam.score)) };
};

async function loadGrade(
  { family, id }: { family: Family; id: string },
  { db, session }: Context & { session: Session },
) {
  const exam = await requireGradedExam(db, session, { family, id });
  const row = await db
    .selectFrom('exam_grades')
    .where('user_id', '=', session.account.id)
    .where('exam_id', '=', exam.id)
    .select(['selected_wrong', 'grade_submitted', 'timed'])
    .executeTakeFirst();
  const graded: Graded = { submitted: row?.grade_submitted ?? {}, wrong: row?.selected_wrong ?? {} };
  return { exam, graded, timed: bySection(family, row?.timed ?? {}, false) };
}
