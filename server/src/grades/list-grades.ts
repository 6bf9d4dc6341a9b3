import type { Family } from '@fourfold/core/exams/families';
import type { Context, Handler, Session } from '../call/handler.ts';
import { reviewOf } from '../reviews/review-of.ts';
import { gradedExams } from './graded-exam.ts';
import { presentActGrade, presentSatGrade } from './present-grade.ts';

export const listSatGrades: Handler<'GET /user_sats'> = async (_, visit) => ({
  data: (await gradesOf('sat', visit)).map(presentSatGrade),
});

export const listActGrades: Handler<'GET /user_acts'> = async (_, visit) => ({
  data: (await gradesOf('act', visit)).map(presentActGrade),
});

function gradesOf(family: Family, { db, session, now }: Context & { session: Session }) {
  const user = session.account.id;
  return gradedExams(db, session, family)
    .innerJoin('exam_grades', 'exam_grades.exam_id', 'exams.id')
    .where('exam_grades.user_id', '=', user)
    .orderBy('exams.position')
    .orderBy('exams.id')
    .selectAll('exam_grades')
    .select(reviewOf({ exam: 'exams', user, now: now() }).as('review'))
    .execute();
}
