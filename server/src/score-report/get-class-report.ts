import type { ClassReport } from '@fourfold/core/contract/score-report';
import { classShares } from '@fourfold/core/score-report/class-shares';
import type { Handler } from '../call/handler.ts';
import { readItems } from '../test-sections/part-forms.ts';
import { readClassAttempts } from './read-attempts.ts';
import { readClassShares, readStudents } from './read-class.ts';
import { requireExam } from './read-exams.ts';
import { readSkills } from './read-questions.ts';
import { isPractice, scoreTest } from './score-test.ts';

/** The scores of the tutor's students in one test, and their right answers by domain and skill. */
export const getClassReport: Handler<'GET /score_reports'> = async ({ query: { exam_id, variant } }, context) => {
  const { db, session, now } = context;
  const test = { tutor_id: session.account.id, exam_id, is_real: variant === 'real', now: now() };
  const exam = await requireExam(db, 'student', exam_id);
  const [students, attempts, shares] = await Promise.all([
    readStudents(db, test.tutor_id),
    readClassAttempts(db, test),
    readClassShares(db, test),
  ]);
  const [skills, versions] = await Promise.all([
    readSkills(
      db,
      shares.map(({ skill }) => skill),
    ),
    readItems(db, attempts),
  ]);
  const byStudent = Map.groupBy(attempts, ({ user_id }) => user_id);
  return {
    ...{ exam_id, variant, title: exam.title, family: exam.family, edition: exam.edition },
    students: students.map(({ user_id, username }): ClassReport['students'][number] => {
      const own = byStudent.get(user_id) ?? [];
      const last = own.map(({ submitted_at }) => submitted_at.getTime()).reduce((a, b) => Math.max(a, b), 0);
      return {
        ...{ user_id, username, review: own[0]?.review ?? null, practice: isPractice(own) },
        submitted_at: own.length === 0 ? null : new Date(last).toISOString(),
        ...scoreTest(exam, own, versions),
      };
    }),
    domains: classShares(shares, skills),
  };
};
