import { questionState } from '@fourfold/core/score-report/question-state';
import type { ReportSkill } from '@fourfold/core/score-report/report-skill';
import type { ReportQuestion } from '@fourfold/core/score-report/totals';
import type { JudgedEntry } from '@fourfold/core/test-entries/judge-section';
import type { GivenEntry } from '@fourfold/core/wire/tests/given-entry';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { submittedQuestions } from './submitted-questions.ts';

/** A question of one of the student's tests. */
export type TestQuestion = ReportQuestion & { exam_id: string; is_real: boolean; section: string };

type QuestionRow = Omit<TestQuestion, 'state'> & {
  entry: GivenEntry | null;
  judged: JudgedEntry | null;
  is_tried: boolean;
};
type TestKey = { exam_id: string; is_real: boolean };

/** The questions of some of a student's tests, in their order; none of a test whose review is not open. */
export async function readQuestions(
  db: Db,
  { user_id, tests, now }: { user_id: string; tests: readonly TestKey[]; now: Date },
): Promise<TestQuestion[]> {
  const exams = tests.map(({ exam_id }) => exam_id);
  const variants = tests.map(({ is_real }) => is_real);
  const attempts = sql`
    a.user_id = ${user_id} and (a.exam_id, a.is_real) in (select * from unnest(${exams}::uuid[], ${variants}::boolean[]))`;
  const { rows } = await sql<QuestionRow>`
    select exam_id, is_real, section, seconds, entry, judged, is_tried, skill
      from ${submittedQuestions({ attempts, user: user_id, now })} submitted
     order by position, question_id
  `.execute(db);
  return rows.map(({ entry, judged, is_tried, ...question }) => ({
    ...question,
    state: questionState({ entry, judged, isTried: is_tried }),
  }));
}

/** The skills of some codes with their domains, in the order of the list. */
export async function readSkills(db: Db, codes: Iterable<string | null>): Promise<ReportSkill[]> {
  const { rows } = await sql<ReportSkill>`
    select s.code, s.title, d.code as domain_code, d.title as domain_title
      from skills s join skill_domains d on d.code = s.domain_code
     where s.code = any (${[...new Set(codes)].filter((code) => code !== null)}::text[])
     order by d.edition desc, d.position, d.code, s.position, s.code
  `.execute(db);
  return rows;
}
