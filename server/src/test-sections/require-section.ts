import { type EditionName, editionWith } from '@fourfold/core/exams/exam-editions';
import { isSectionOpen } from '@fourfold/core/exams/open-variants';
import { examFamilies, type Family } from '@fourfold/core/wire/exams/exam-family';
import { sql } from 'kysely';
import type { Session } from '../call/handler.ts';
import { type Reader, readerOf } from '../content/reader.ts';
import type { Db } from '../database/db.ts';
import { editionOf } from '../exams/exam-rows.ts';
import { isReviewOpen } from '../reviews/review-state.ts';
import {
  firstModulesOf,
  requireTestableSection,
  type TestableSection,
  type TestSection,
  testNotFound,
  variantOf,
} from './test-section.ts';

/**
 * Checks that the caller may take the section or has started it. A student in the middle of a test that is then closed
 * or deleted can continue and submit; other students cannot start it. Throws "not found" otherwise.
 */
export async function requireSection(
  db: Db,
  session: Pick<Session, 'account'>,
  section: TestSection,
  now: Date,
): Promise<TestableSection> {
  const tested = requireTestableSection(section);
  const exam = await readExamAccess(db, session.account.id, section, now);
  if (!exam) throw testNotFound();
  const open = isTestOpen(readerOf(session), section.family, exam, section);
  // Who was led to a second module has begun the section.
  const isBegun = exam.begun || firstModulesOf(section).length > 0;
  if ((!open && !isBegun) || !exam.is_chosen) throw testNotFound();
  return tested;
}

/**
 * The same check for reading the questions. Once the test is closed, only authors see them, even if the caller started
 * it; a section that its clock ends is read to its end. `isOpened` is whether the student may see the key and explanations (Q105, Q278); `isBeforeBeginning` whether no
 * question may be seen, because its clock does not run yet. `version`: that which the student was given; null if the
 * questions are those of now.
 */
export async function requireOpenSection(
  db: Db,
  session: Pick<Session, 'account'>,
  section: TestSection,
  now: Date,
): Promise<{ isOpened: boolean; isBeforeBeginning: boolean; version: number | null }> {
  const { test } = requireTestableSection(section);
  const exam = await readExamAccess(db, session.account.id, section, now);
  if (!exam?.is_chosen) throw testNotFound();
  const isTaken = exam.running && !exam.submitted;
  if (!isTaken && !isTestOpen(readerOf(session), section.family, exam, section)) throw testNotFound();
  const isBeforeBeginning = test.endsByClock && !exam.running && !exam.submitted;
  return { isOpened: exam.submitted && exam.review_open, isBeforeBeginning, version: exam.version };
}

async function readExamAccess(db: Db, user_id: string, testSection: TestSection, now: Date) {
  const exam = await readExam(db, user_id, testSection, now);
  const { family, section } = testSection;
  // A section of another edition is none of this exam.
  return exam && editionWith(family, section) === editionOf(family, exam) ? exam : undefined;
}

async function readExam(db: Db, user_id: string, { family, exam_id, section, is_real }: TestSection, now: Date) {
  const attempts = sql`
    from test_attempts a
   where a.user_id = ${user_id} and a.exam_id = exams.id and a.section = ${section} and a.is_real = ${is_real}`;
  return await db
    .selectFrom('exams')
    .where('exams.id', '=', exam_id)
    .where('exams.family', '=', family)
    .select(['exams.is_publish', 'exams.published_tests', 'exams.deleted_at', 'exams.edition'])
    .select([
      sql<boolean>`exists (select ${attempts})`.as('begun'),
      // Of the current attempt only: Reset Test hides the key again (Q105).
      sql<boolean>`coalesce((select a.submitted_at is not null ${attempts} order by a.attempt desc limit 1), false)`.as(
        'submitted',
      ),
      sql<number | null>`(select a.version ${attempts} order by a.attempt desc limit 1)`.as('version'),
      sql<boolean>`coalesce((select a.begun_at is not null or a.practice_begun_at is not null ${attempts} order by a.attempt desc limit 1), false)`.as(
        'running',
      ),
      isChosen(user_id, { family, section, is_real }).as('is_chosen'),
      isReviewOpen({ exam: 'exams', user: user_id, now }).as('review_open'),
    ])
    .executeTakeFirst();
}

/** SQL condition: the section is no second module, or the student's result in the first one chose it. */
function isChosen(user_id: string, { family, section, is_real }: Omit<TestSection, 'exam_id'>) {
  const firsts = firstModulesOf({ family, section });
  if (firsts.length === 0) return sql<boolean>`true`;
  return sql<boolean>`coalesce((
    select a.next_section = ${section} from test_attempts a
     where a.user_id = ${user_id} and a.exam_id = exams.id and a.section = any (${[...firsts]}::text[])
       and a.is_real = ${is_real}
     order by a.attempt desc limit 1), false)`;
}

/** The fields of an exam that decide whether its tests are open. */
type ExamState = {
  edition: EditionName | null;
  is_publish: boolean;
  published_tests: readonly string[];
  deleted_at: Date | null;
};

/**
 * Whether the reader may take a section in a variant. Authors may, unless the exam is deleted or is a user's own record.
 */
export function isTestOpen(
  reader: Reader,
  family: Family,
  exam: ExamState,
  section: Pick<TestSection, 'section' | 'is_real'>,
): boolean {
  if (exam.deleted_at !== null) return false;
  if (reader === 'author') return true;
  const flags = Object.fromEntries(exam.published_tests.map((flag) => [flag, true]));
  const { test: type } = examFamilies[family].types;
  const testable = { ...flags, type, isPublish: exam.is_publish, edition: editionOf(family, exam) };
  return isSectionOpen(testable, section.section, variantOf(section));
}
