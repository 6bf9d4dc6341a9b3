import type { TestEntry } from '@fourfold/core/contract/tests';
import { classicEditions } from '@fourfold/core/exams/exam-editions';
import type { ReviewState } from '@fourfold/core/exams/exam-review';
import { publishFlags } from '@fourfold/core/exams/open-variants';
import { anEntry } from '@fourfold/core/test-entries/testing/an-entry';
import { examFamilies, type Family } from '@fourfold/core/wire/exams/exam-family';
import type { Insertable } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Database } from '../database/schema.ts';
import { callByName } from './call-by-name.ts';
import { type AddedQuestion, addExam, addQuestion, addTypedQuestion } from './content.ts';
import type { TestPerson, TestServer } from './server.ts';

/** A section of an exam's test with its questions. */
export type TestFixture = {
  family: Family;
  exam: string;
  section: string;
  real: boolean;
  choices: AddedQuestion[];
  /** The id of the last question, which accepts 3/4. */
  typed: string;
};
export const mathSections = { sat: ['MathNoCalc', 'MathCalc'], act: ['Mathematics'] } as const;

/** An exam with all tests published, and one section with some choice questions and a typed one. */
export async function addTestFixture(
  db: Db,
  family: Family,
  { real = false, choices = 3, exam = {} }: { real?: boolean; choices?: number; exam?: Exam } = {},
): Promise<TestFixture> {
  const id = await addExam(db, family, {
    title: 'Practice test 4',
    published_tests: publishFlags(classicEditions[family]),
    ...exam,
  });
  return await addSectionFixture(db, { family, exam: id, section: mathSections[family][0], real }, choices);
}
type Exam = Partial<Insertable<Database['exams']>>;

export async function addSectionFixture(
  db: Db,
  at: Pick<TestFixture, 'family' | 'exam' | 'section' | 'real'>,
  choices = 3,
): Promise<TestFixture> {
  const parent = { kind: `${at.family}_test`, id: at.exam } as const;
  const row = { section: at.section, is_real: at.real };
  const choiceQuestions: AddedQuestion[] = [];
  for (let position = 0; position < choices; position++) {
    choiceQuestions.push(await addQuestion(db, parent, { ...row, position }));
  }
  const typed = await addTypedQuestion(db, parent, { accept: ['3/4'] }, { ...row, position: choices });
  return { ...at, choices: choiceQuestions, typed };
}

/** A progress record of either family, with its entries parsed. */
type TestRecord = {
  status: number;
  errors: string[];
  entries: TestEntry[];
  started: boolean;
  submitted: boolean;
  review: ReviewState | null;
  attempt: number;
  math_score: number | null;
  question_count: number | null;
  correct_question_ids: string[];
  uncertain_question_ids: string[];
  removed_question_ids: string[];
  extra_time: number;
  practice?: boolean;
  time_spent: number;
  timed: boolean | null;
  next_section: string | null;
  device: string | null;
  /** In the reply that begins a section that its clock ends. */
  questions?: { id: string; sealed?: true }[];
  key_seen: boolean;
  submitted_at: string | null;
};

/** A client for a student in a test section, with the wire names of its family. */
export function testClient(server: Pick<TestServer, 'url'>, person: Pick<TestPerson, 'token'>, test: TestFixture) {
  const { family, exam, section, real } = test;
  const base = `/user_${family}_test_progresses`;
  const at = { [`${family}_id`]: exam, [`${family}_type`]: section };
  const query = { ...at, real_test: `${real}` };
  const record = async (call: string, parts: object): Promise<TestRecord> => {
    const { status, body } = await callByName(server, person, call, parts);
    const json = body[`${family}_test_progress`];
    const entries = typeof json === 'string' ? (JSON.parse(json) as TestEntry[]) : [];
    return { ...(body as Omit<TestRecord, 'entries'>), status, entries, errors: body.errors ?? [] };
  };
  const saveJson = (json: string, more: object = {}) =>
    record(`POST ${base}`, { body: { ...at, real_test: real, [`${family}_test_progress`]: json, ...more } });
  return {
    get: () => record(`GET ${base}/get_progress`, { query }),
    list: () => callByName(server, person, `GET ${base}/get_progresses`, { query: { [`${family}_id`]: exam } }),
    scores: (of: object = { [`${family}_id`]: exam }) =>
      callByName(server, person, `GET ${base}/get_${family}_scores`, { query: of as Record<string, string> }),
    questions: () =>
      callByName(server, person, 'GET /questions', {
        query: { ...at, question_type: questionTypes[family][`${real}`] },
      }),
    saveJson,
    save: (entries: readonly TestEntry[], more: object = {}) => saveJson(JSON.stringify(entries), more),
    submit: (more: object = {}) =>
      record(`POST ${base}/submit`, { body: { ...at, real_test: real, submitted: true, ...more } }),
    reset: () => record(`DELETE ${base}/reset_progress`, { query }),
    resetByBody: () => record(`DELETE ${base}/reset_progress`, { body: { ...at, real_test: real } }),
  };
}

const questionTypes = {
  sat: { true: 'AdminSatRealTest', false: 'AdminSatMockTest' },
  act: { true: 'AdminActRealTest', false: 'AdminActMockTest' },
} as const;

/** An entry for the question at an index: right, wrong or typed. */
export function entryFor(
  test: TestFixture,
  at: number | 'typed',
  given: boolean | string,
  more: Partial<TestEntry> = {},
) {
  if (at === 'typed') return anEntry(test.typed, { freeResponseGivenAnswer: String(given), ...more });
  const question = test.choices[at];
  if (!question) throw new Error(`The test has no question ${at}.`);
  return anEntry(question.id, { givenAnswerIds: [given ? question.right : question.wrong], ...more });
}

/** A student's practice events of an exam's test variant, as the dashboard counts them. */
export async function historyOf(db: Db, { family, exam, real }: TestFixture, userId: string) {
  return await db
    .selectFrom('practice_events')
    .where('user_id', '=', userId)
    .where('reference_id', '=', exam)
    .where('reference_type', '=', examFamilies[family].references[real ? 'real' : 'mock'])
    .orderBy('seq')
    .selectAll()
    .execute();
}
