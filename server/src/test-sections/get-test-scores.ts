import type { ActTestScore } from '@fourfold/core/contract/tests';
import type { PartForm } from '@fourfold/core/scores/screen-score';
import { isTimed } from '@fourfold/core/test-entries/section-time';
import { testScore } from '@fourfold/core/test-entries/test-score';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import type { SessionContext } from '../call/handler.ts';
import { readerOf } from '../content/reader.ts';
import type { Db } from '../database/db.ts';
import { type ExamRow, editionOf, examRows, inListOrder, listedExams } from '../exams/exam-rows.ts';
import { examNotFound } from '../exams/read-exams.ts';
import { partForms, readItems } from './part-forms.ts';
import { readSubmittedAttempts, type SubmittedAttemptRow } from './read-submitted-attempts.ts';
import { findTestableSection } from './test-section.ts';

/** Scores of one exam's tests in one variant, before the handler adds the family's field names. */
export type TestScores = Omit<ActTestScore, 'act_id' | 'act_title'> & { exam_id: string; title: string };

/**
 * Scores of one exam, or of all exams that the caller may see, mock variant first. Only sections
 * whose current attempt is submitted count.
 */
export async function getTestScores(
  family: Family,
  exam_id: string | undefined,
  { db, session, now }: SessionContext,
): Promise<TestScores[]> {
  let rows = examRows(db, readerOf(session), family);
  if (exam_id !== undefined) rows = rows.where('exams.id', '=', exam_id);
  const exams = await rows.execute();
  if (exam_id !== undefined && exams.length === 0) throw examNotFound(family);
  const submitted = await readSubmittedAttempts(db, { user_id: session.account.id, family, now: now() });
  return await scoresOfAll(db, family, exams, submitted);
}

/** The same for all exams that the caller took, in the order of their own list. */
export async function listTestScores(family: Family, { db, session, now }: SessionContext): Promise<TestScores[]> {
  const user_id = session.account.id;
  const [exams, submitted] = await Promise.all([
    listedExams(db, { family, user_id, reader: readerOf(session) })
      .where('exams.own_marks', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('test_attempts')
            .where('test_attempts.user_id', '=', user_id)
            .whereRef('test_attempts.exam_id', '=', 'exams.id'),
        ),
      )
      .orderBy(inListOrder)
      .select(['exams.id', 'exams.title', 'exams.score', 'exams.edition'])
      .execute(),
    readSubmittedAttempts(db, { user_id, family, now: now() }),
  ]);
  return await scoresOfAll(db, family, exams, submitted);
}

type ScoredExam = Pick<ExamRow, 'id' | 'title' | 'score' | 'edition'>;

async function scoresOfAll(
  db: Db,
  family: Family,
  exams: readonly ScoredExam[],
  submitted: readonly SubmittedAttemptRow[],
): Promise<TestScores[]> {
  const versions = await readItems(db, submitted);
  return exams.flatMap((exam) =>
    [false, true].flatMap((real_test) => {
      const sections = submitted.filter((one) => one.exam_id === exam.id && one.is_real === real_test);
      const forms = partForms(editionOf(family, exam), sections, versions);
      return sections.length === 0 ? [] : [{ real_test, ...scoresOf(family, exam, { submitted: sections, forms }) }];
    }),
  );
}

type Taken = { submitted: readonly SubmittedAttemptRow[]; forms: ReadonlyMap<string, PartForm> };

function scoresOf(family: Family, exam: ScoredExam, { submitted, forms }: Taken) {
  const { id, title, score } = exam;
  const found = testScore(editionOf(family, exam), Object.fromEntries(submitted.map((one) => [one.section, one])), {
    rows: score,
    formOf: (part) => forms.get(part) ?? null,
  });
  const submittedSections = submitted.flatMap(({ section, submitted_at, key_seen, ...attempt }) => {
    const [sectionScore, test] = [found.sections[section], findTestableSection(family, section)?.test];
    if (!sectionScore || !test) return [];
    const timed = isTimed(test, { ...attempt, seconds: attempt.time_spent });
    const mode = attempt.practice && { practice: true };
    return [
      [section, { ...sectionScore, timed, ...mode, key_seen, submitted_at: submitted_at.toISOString() }] as const,
    ];
  });
  return { exam_id: id, title, ...found, sections: Object.fromEntries(submittedSections) };
}
