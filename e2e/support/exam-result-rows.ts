import { paperSections } from '@fourfold/core/exams/exam-editions';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import type { PersonFixture } from '@fourfold/server/testing/fixtures/person';
import { newId } from '@fourfold/server/testing/fixtures/question';
import { row } from '@fourfold/server/testing/fixtures/rows';

type PlantedResults = { rows: ReturnType<typeof row>[] };

type GradeSpec = {
  exam: string;
  /** Numbers of wrong answers by section. Each section listed here is graded. */
  wrong?: Readonly<Record<string, readonly number[]>>;
  timed?: readonly string[];
  sheet?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Numbers of wrong answers as first submitted, for sections that the key graded. */
  firstSubmitted?: Readonly<Record<string, readonly number[]>>;
  /** The sections of `firstSubmitted` whose key the student had opened before. */
  keySeen?: readonly string[];
};

/**
 * Database rows of a student's paper exam grades. Each section with a `wrong` list is graded, even
 * if the list is empty.
 */
export function gradedExamRows(
  { account }: PersonFixture,
  { exam, wrong = {}, timed = [], sheet = {}, firstSubmitted = {}, keySeen = [] }: GradeSpec,
): PlantedResults {
  const flags = (types: readonly string[]) => JSON.stringify(Object.fromEntries(types.map((type) => [type, true])));
  return {
    rows: [
      row('exam_grades', {
        user_id: account.id,
        exam_id: exam,
        selected_wrong: JSON.stringify(wrong),
        grade_submitted: flags(Object.keys(wrong)),
        timed: flags(timed),
        bubble_sheet: JSON.stringify(sheet),
        first_submitted: JSON.stringify(
          Object.fromEntries(
            Object.entries(firstSubmitted).map(([type, numbers]) => [
              type,
              { sheet: {}, wrong: numbers, at: new Date().toISOString(), key_seen: keySeen.includes(type) },
            ]),
          ),
        ),
      }),
    ],
  };
}

/** Gives every section of a family's exam the same wrong numbers. */
export function wrongInEverySection(family: Family, wrong: readonly number[]): Record<string, readonly number[]> {
  return Object.fromEntries(paperSections(family).map(({ type }) => [type, wrong]));
}

type TestAttemptSpec = {
  exam: string;
  section: string;
  real?: boolean;
  /** Score of a submitted section. Without it the section is in progress. */
  score?: { correct: number; questions: number };
  seconds?: number;
  /** The student had opened the key before. */
  keySeen?: boolean;
};

/** Database rows of a test section that was started, with one entry, or submitted. */
export function testAttemptRows(
  { account }: PersonFixture,
  { exam, section, real = false, score, seconds = 5, keySeen = false }: TestAttemptSpec,
): PlantedResults {
  const attempt = { user_id: account.id, exam_id: exam, section, is_real: real, attempt: 1 };
  const question_id = newId();
  const entry = {
    questionId: question_id,
    givenAnswerIds: [],
    isFreeResponse: true,
    freeResponseGivenAnswer: '1',
    markUncertain: false,
    isComplete: true,
    rev: 1,
    struckAnswerIds: [],
  };
  return {
    rows: [
      row('test_attempts', { ...attempt, ...(score && { submitted_at: new Date(), ...score, key_seen: keySeen }) }),
      row('test_entries', { ...attempt, question_id, rev: 1, entry: JSON.stringify(entry), time_spent: seconds }),
    ],
  };
}

type ExamRecordSpec = { family: Family; title: string; marks?: Readonly<Record<string, number>> };

/** Database rows of an official exam that a student took. */
export function examRecordRows(
  { account }: PersonFixture,
  { family, title, marks = {} }: ExamRecordSpec,
): PlantedResults & { id: string } {
  const id = newId();
  return { id, rows: [row('own_exams', { user_id: account.id, id, family, title, marks: JSON.stringify(marks) })] };
}
