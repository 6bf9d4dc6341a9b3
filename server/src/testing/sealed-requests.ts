import type { CallSpec } from '@fourfold/core/contract/call';
import { type Call, contract } from '@fourfold/core/contract/contract';
import { chartTypes } from '@fourfold/core/contract/dashboard';
import { practiceReferences } from '@fourfold/core/contract/practice';
import { problemTypes } from '@fourfold/core/contract/reports';
import { type SealedRequest, type sealedBodies, sealedReasons } from '@fourfold/core/contract/sealed-request';
import { classicEditions, examEditions, paperSections } from '@fourfold/core/exams/exam-editions';
import type { ExamSection } from '@fourfold/core/exams/section';
import { lettersOf, sectionOf } from '@fourfold/core/grading/letters-of';
import { anEntry } from '@fourfold/core/test-entries/testing/an-entry';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { newId } from '../call/new-id.ts';
import type { SealedTest } from './sealed.ts';

/** What one request of a call carries. */
export type Parts = { params?: Record<string, string>; query?: Record<string, string>; body?: Record<string, unknown> };
type Target = { test: SealedTest; user_id: string };
/** All requests of one kind for what is sealed. */
type PartsOf = (target: Target) => Parts[];

const byBody: Record<(typeof sealedBodies)[number], (family: Family) => PartsOf> = {
  charts: () => charts,
  own:
    () =>
    ({ user_id }) => [{ body: { user_id } }],
  questions: () => questions,
  section: testSection,
  variants: () => inVariants,
  entries,
  sheet,
  order:
    (family) =>
    ({ test }) => [{ body: { [`${family}s`]: [test.exam] } }],
  title: () => byPathWith({ title: 'Mine' }),
  practise: () => practise,
  progress: () => progress,
  sets: () => setsOf,
  report: () => report,
  mistake: () => byPathWith({ cause: 'slip', note: 'Mine', updated_at: '2026-11-26T12:00:00.000Z' }),
  completes: () => byPathWith({ status: 'completed' }),
  answer: () => byPathWith({ answer: 'Done' }),
  formulas: () => () => [{ body: { formulas: ['$x', '$$x'] } }],
  completesTopic: () => (target) => idsOf(target).map((id) => ({ body: { sat_question_id: id, type: 'sat' } })),
};

/** Every request that the trial of sealed keys makes of a call: none where the contract says why not, or admits no student. */
export function sealedRequests(call: Call, target: Target): Parts[] {
  const { sealed }: CallSpec = contract[call];
  if (sealed === undefined || isReason(sealed)) return [];
  if (sealed === 'plain') return [{}];
  if (sealed === 'path') return idsOf(target).map((id) => ({ params: { id } }));
  if (typeof sealed === 'string') return byBody[sealed](/[/_]acts?(_|$)/.test(call) ? 'act' : 'sat')(target);
  if ('query' in sealed) return sealed.query.flatMap((name) => idsOf(target).map((id) => ({ query: { [name]: id } })));
  return idsOf(target).map((id) => ({ body: { [sealed.body]: id } }));
}

/** A call that only reads: a GET, or a POST that says so. */
export function isRead(call: Call): boolean {
  const { reads }: CallSpec = contract[call];
  return reads === true || call.startsWith('GET ');
}

function isReason(sealed: SealedRequest): sealed is (typeof sealedReasons)[number] {
  return (sealedReasons as readonly unknown[]).includes(sealed);
}

const idsOf = ({ test }: Target) => [
  test.exam,
  test.ids.topic,
  test.ids.set,
  ...test.ids.questions,
  ...test.ids.answers,
];

const types = (family: Family) => paperSections(family).map(({ type }) => type);
const questionTypes = ['AdminSatMockTest', 'AdminSatRealTest', 'AdminActMockTest', 'AdminActRealTest'];

/** By each id in each of the names, with every section and variant and without. */
const questions: PartsOf = (asked) => [
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

function testSection(family: Family): PartsOf {
  return (asked) =>
    idsOf(asked).flatMap((id) =>
      types(family).flatMap((type) =>
        ['true', 'false'].map((real_test) => ({
          query: { [`${family}_id`]: id, [`${family}_type`]: type, real_test },
        })),
      ),
    );
}

/** Each id as an exam, in both variants. */
const inVariants: PartsOf = (target) =>
  idsOf(target).flatMap((exam_id) => ['mock', 'real'].map((variant) => ({ query: { exam_id, variant } })));

/** Answers with each id, right and wrong, and with claims about the key. */
function entries(family: Family): PartsOf {
  return ({ test }) => {
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
}

/** A sheet of one letter after another, and marks by hand: all that does not submit the sheet of the sealed section. */
function sheet(family: Family): PartsOf {
  return ({ test }) => {
    const section = sectionOf(family, test.section) ?? examEditions[classicEditions[family]].sections[0];
    const { type } = section;
    const about = { [`${family}_id`]: test.exam };
    const sheets = Array.from({ length: section.letters.odd.length }, (_, letter) =>
      JSON.stringify({ [type]: sheetOf(section, letter) }),
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
}

/** The same letter for each number, by its index; 5 if the answer is typed. */
export function sheetOf(section: ExamSection, letter: number): Record<string, string> {
  const numbers = Array.from({ length: section.questions }, (_, index) => index + 1);
  return Object.fromEntries(numbers.map((number) => [number, lettersOf(section, number)?.at(letter) ?? '5'] as const));
}

function byPathWith(body: Record<string, unknown>): PartsOf {
  return (asked) => idsOf(asked).map((id) => ({ params: { id }, body }));
}

/** An answer in practice: each question below each parent, under each type of reference. */
const practise: PartsOf = (asked) =>
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

const progress: PartsOf = (asked) =>
  idsOf(asked).flatMap((reference_id) =>
    practiceReferences.map((reference_type) => ({ body: { user_id: asked.user_id, reference_type, reference_id } })),
  );
const setsOf: PartsOf = (asked) =>
  ['subsubtopic_id', 'sattopic_id', 'sat_question_id', 'act_question_id'].flatMap((name) =>
    idsOf(asked).map((id) => ({
      body: { user_id: asked.user_id, reference_type: 'HomeProblemSetQuestions', [name]: id },
    })),
  );

const report: PartsOf = (asked) =>
  idsOf(asked).map((question_id) => ({ body: { problem_type: [problemTypes[0]], question_id } }));

const charts: PartsOf = ({ user_id }) =>
  chartTypes.map((type) => ({
    body: {
      ...{ user_id, type, start_date: '2026-10-25', end_date: '2026-11-28' },
      ...{ selected_year: 2026, selected_month: 11 },
    },
  }));
