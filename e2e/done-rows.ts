import { type ExamFamily, examFamilies, type Family } from '@fourfold/core/exams/families';
import type { PlantedPerson } from '@fourfold/server/testing/planting/person';
import { newId } from '@fourfold/server/testing/planting/question';
import { row } from '@fourfold/server/testing/planting/rows';

type Done = { rows: ReturnType<typeof row>[] };

type Grade = {
  exam: string;
  /** Wrong numbers by section: these sections are graded. */
  wrong?: Readonly<Record<string, readonly number[]>>;
  timed?: readonly string[];
  sheet?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Wrong numbers of sections whose sheets a key graded, as they were first submitted. */
  first?: Readonly<Record<string, readonly number[]>>;
  /** Of these, those whose key was opened before. */
  seen?: readonly string[];
};

/** What a student entered for a paper: each section that has wrong numbers, none included, is graded. */
export function paperDone(
  { account }: PlantedPerson,
  { exam, wrong = {}, timed = [], sheet = {}, first = {}, seen = [] }: Grade,
): Done {
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
            Object.entries(first).map(([type, numbers]) => [
              type,
              { sheet: {}, wrong: numbers, at: new Date().toISOString(), key_seen: seen.includes(type) },
            ]),
          ),
        ),
      }),
    ],
  };
}

/** The same wrong numbers in every section of a family's paper. */
export function everySection(family: Family, wrong: readonly number[]): Record<string, readonly number[]> {
  return Object.fromEntries((examFamilies[family] as ExamFamily).sections.map(({ type }) => [type, wrong]));
}

type Test = {
  exam: string;
  section: string;
  real?: boolean;
  /** Of a submitted section; without it the section is under way. */
  score?: { correct: number; questions: number };
  seconds?: number;
  /** Its key was opened before. */
  seen?: boolean;
};

/** A test section that was begun, with one entry, or submitted. */
export function testDone(
  { account }: PlantedPerson,
  { exam, section, real = false, score, seconds = 5, seen = false }: Test,
): Done {
  const place = { user_id: account.id, exam_id: exam, section, is_real: real, attempt: 1 };
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
      row('test_attempts', { ...place, ...(score && { submitted_at: new Date(), ...score, key_seen: seen }) }),
      row('test_entries', { ...place, question_id, rev: 1, entry: JSON.stringify(entry), time_spent: seconds }),
    ],
  };
}

type ExamRecord = { family: Family; title: string; marks?: Readonly<Record<string, number>> };

/** An official exam that a student took. */
export function recordRows(
  { account }: PlantedPerson,
  { family, title, marks = {} }: ExamRecord,
): Done & { id: string } {
  const id = newId();
  const exam = { id, family, title, position: 950, is_publish: true, owner_id: account.id };
  return { id, rows: [row('exams', { ...exam, marks: JSON.stringify(marks) })] };
}
