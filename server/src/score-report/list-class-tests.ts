import type { ClassTest } from '@fourfold/core/contract/score-report';
import { sql } from 'kysely';
import type { Handler } from '../call/handler.ts';
import { editionOf } from '../exams/exam-rows.ts';
import { variantOf } from '../test-sections/test-section.ts';

type TestRow = Pick<ClassTest, 'exam_id' | 'title' | 'family' | 'students'> & {
  edition: ClassTest['edition'] | null;
  is_real: boolean;
  submitted_at: Date;
};

/** The published tests of which the tutor's students have submitted a section, the latest first. */
export const listClassTests: Handler<'GET /score_reports/tests'> = async (_input, { db, session }) => {
  const { rows } = await sql<TestRow>`
    select e.id as exam_id, e.title, e.family, e.edition, a.is_real, count(distinct a.user_id)::integer as students,
           max(a.submitted_at) as submitted_at
      from tutor_students s join users u on u.id = s.student_id and u.deleted_at is null
      join test_attempts a on a.user_id = s.student_id and a.submitted_at is not null
      join exams e on e.id = a.exam_id and e.deleted_at is null and e.is_publish
     where s.tutor_id = ${session.account.id}
     group by e.id, a.is_real
     order by max(a.submitted_at) desc, e.id, a.is_real
  `.execute(db);
  const data = rows.map(
    ({ is_real, edition, submitted_at, ...test }): ClassTest => ({
      ...test,
      variant: variantOf({ is_real }),
      edition: editionOf(test.family, { edition }),
      submitted_at: submitted_at.toISOString(),
    }),
  );
  return { data };
};
