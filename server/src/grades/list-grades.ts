import type { Family } from '@fourfold/core/exams/families';
import type { Context, Handler, Session } from '../call/handler.ts';
import { reviewState } from '../reviews/review-state.ts';
import { gradableExams } from './gradable-exam.ts';
import { presentActGrade, presentSatGrade } from './present-grade.ts';

export const listSatGrades: Handler<'GET /user_sats'> = async (_, context) => ({
  data: (await readGrades('sat', context)).map(presentSatGrade),
});

export const listActGrades: Handler<'GET /user_acts'> = async (_, context) => ({
  data: (await readGrades('act', context)).map(presentActGrade),
});

function readGrades(family: Family, { db, session, now }: Context & { session: Session }) {
  const user = session.account.id;
  return gradableExams(db, session, family)
    .innerJoin('exam_grades', 'exam_grades.exam_id', 'exams.id')
    .where('exam_grades.user_id', '=', user)
    .orderBy('exams.position')
    .orderBy('exams.id')
    .selectAll('exam_grades')
    .select(reviewState({ exam: 'exams', user, now: now() }).as('review'))
    .execute();
}
