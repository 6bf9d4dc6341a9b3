import { chartTypes } from '@fourfold/core/contract/dashboard';
import { practiceReferences } from '@fourfold/core/contract/practice';
import { problemTypes } from '@fourfold/core/contract/reports';
import { type ExamSection, examFamilies, type Family } from '@fourfold/core/exams/families';
import { lettersOf, sectionOf } from '@fourfold/core/grading/letters-of';
import { anEntry } from '@fourfold/core/tests/testing/an-entry';
import { newId } from '../call/new-id.ts';
import type { SealedTest } from './sealed.ts';

/** The input of one request. */
export type Parts = { params?: Record<string, string>; query?: Record<string, string>; body?: Record<string, unknown> };
type Asked = { test: SealedTest; user_id: string };
/** All requests that could reveal sealed content, or the reason why there are none. */
export type Row = ((asked: Asked) => Parts[]) | { not: string };
const idsOf = ({ test }: Asked) => [
  test.exam,
  test.ids.topic,
  test.ids.set,
  ...test.ids.questions,
  ...test.ids.answers,
];

export const plain: Row = () => [{}];
export const byPath: Row = (asked) => idsOf(asked).map((id) => ({ params: { id } }));
export const byQuery =
  (...names: string[]): Row =>
  (asked) =>
    names.flatMap((name) => idsOf(asked).map((id) => ({ query: { [name]: id } })));
export const byBody =
  (name: string, more: object = {}): Row =>
  (asked) =>
    idsOf(asked).map((id) => ({ body: { [name]: id, ...more } }));

const types = (family: Family) => examFamilies[family].sections.map(({ type }) => type);
const questionTypes = ['AdminSatMockTest', 'AdminSatRealTest', 'AdminActMockTest', 'AdminActRealTest'];

/** Each id under each name, with every section and variant and without. */
export const questions: Row = (asked) => [
  ...idsOf(asked).flatMap((id) =>
    ['sat_question_id', 'act_question_id', 'sattopic_id', 'subtopic_id', 'subsubtopic_id', 'sat_id', 'act_id'].map(
      (name) => ({
        query: { [name]: id },
      }),
    ),
  ),
  ...(['sat', 'act'] as const).flatMap((family) =>
    types(family).flatMap((type) =>
      questionTypes.flatMap((question_type) => {
        const query = { [`${family}_id`]: asked.test.exam, [`${family}_type`]: type };
        return [{ query }, { query: { ...query, question_type } }];
      }),
    ),
  ),
];

export const testSection =
  (family: Family): Row =>
  (asked) =>
    idsOf(asked).flatMap((id) =>
      types(family).flatMap((type) =>
        ['true', 'false'].map((real_test) => ({
          query: { [`${family}_id`]: id, [`${family}_type`]: type, real_test },
        })),
      ),
    );

/** Answers with each id, right and wrong, and with claims about the key. */
export const saveTest =
  (family: Family): Row =>
  ({ test }) => {
    const { exam, section, real, choices, typed } = test;
    const claimed = { isCorrect: true, rev: 1 };
    const entries = [
      ...choices.flatMap(({ id, right, wrong }) => [
        anEntry(id, { ...claimed, givenAnswerIds: [wrong] }),
        anEntry(id, { ...claimed, givenAnswerIds: [wrong], struckAnswerIds: [right], rev: 2 }),
      ]),
      anEntry(typed, { ...claimed, freeResponseGivenAnswer: '5' }),
      ...test.ids.answers.map((id) => anEntry(id)),
    ];
    return entries.map((entry) => ({
      body: {
        [`${family}_id`]: exam,
        [`${family}_type`]: section,
        real_test: real,
        [`${family}_test_progress`]: JSON.stringify([entry]),
      },
    }));
  };

/**
 * Sheets with one letter each, and manual marks: everything that does not submit the sheet of the
 * sealed section.
 */
export const paper =
  (family: Family): Row =>
  ({ test }) => {
    const section = sectionOf(family, test.section) ?? examFamilies[family].sections[0];
    const { type } = section;
    const about = { [`${family}_id`]: test.exam };
    const sheets = Array.from({ length: section.options }, (_, letter) =>
      JSON.stringify({ [type]: sheetOf(family, section, letter) }),
    );
    return [
      ...sheets.flatMap((bubbleSheetAnswer) => [
        { body: { ...about, bubbleSheetAnswer } },
        { body: { ...about, bubbleSheetAnswer, grade_submitted: { [type]: false } } },
      ]),
      { body: { ...about, grade_submitted: { [type]: true } } },
      { body: { ...about, selectedWrong: JSON.stringify({ [type]: [1, 2] }), grade_submitted: { [type]: true } } },
      { body: { ...about, selectedUncertain: JSON.stringify({ [type]: [3] }), timed: { [type]: true } } },
    ];
  };

/** The same letter for each number, by its index; 5 if the answer is typed. */
export function sheetOf(family: Family, section: ExamSection, letter: number): Record<string, string> {
  const numbers = Array.from({ length: section.questions }, (_, index) => index + 1);
  return Object.fromEntries(
    numbers.map((number) => [number, lettersOf(family, section, number)?.at(letter) ?? '5'] as const),
  );
}

/** The user's own order, with the exam in it. */
export const order =
  (name: 'sats' | 'acts'): Row =>
  ({ test }) => [{ body: { [name]: [test.exam] } }];
export const byPathWith =
  (body: Record<string, unknown>): Row =>
  (asked) =>
    idsOf(asked).map((id) => ({ params: { id }, body }));

/** A practice answer: each question with each id as reference, under each type of reference. */
export const practise: Row = (asked) =>
  asked.test.choices.flatMap((choice) =>
    practiceReferences.flatMap((reference_type) =>
      idsOf(asked).map((reference_id) => ({
        body: {
          id: newId(),
          user_id: asked.user_id,
          question_id: choice.id,
          reference_type,
          reference_id,
          given_answer_ids: [choice.wrong],
          given_free_response_answer: '',
        },
      })),
    ),
  );

export const progress: Row = (asked) =>
  idsOf(asked).flatMap((reference_id) =>
    practiceReferences.map((reference_type) => ({ body: { user_id: asked.user_id, reference_type, reference_id } })),
  );
export const setsOf: Row = (asked) =>
  ['subsubtopic_id', 'sattopic_id', 'sat_question_id', 'act_question_id'].flatMap((name) =>
    idsOf(asked).map((id) => ({
      body: { user_id: asked.user_id, reference_type: 'HomeProblemSetQuestions', [name]: id },
    })),
  );

export const report: Row = (asked) =>
  idsOf(asked).map((question_id) => ({ body: { problem_type: [problemTypes[0]], question_id } }));

export const ofOneself: Row = ({ user_id }) => [{ body: { user_id } }];
export const charts: Row = ({ user_id }) =>
  chartTypes.map((type) => ({
    body: {
      ...{ user_id, type, start_date: '2026-10-25', end_date: '2026-11-28' },
      ...{ selected_year: 2026, selected_month: 11 },
    },
  }));

export const account: Row = { not: 'it is about accounts and names no content' };
export const tutors: Row = { not: 'it is for tutors, and answers titles and places alone' };
export const authors: Row = { not: 'it is for authors, who always see the key' };
export const opens: Row = { not: 'submitting is what opens the section' };
export const heard: Row = { not: 'it answers that it was heard' };
export const own: Row = { not: 'it makes a record of one’s own, and names nothing that is there' };
