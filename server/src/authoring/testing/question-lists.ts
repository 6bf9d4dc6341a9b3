import type { Call } from '@fourfold/core/contract/contract';
import type { QuestionParentKind } from '../../database/schema.ts';
import { addExam, addExamQuestion, addSequencePlace, addSet, addTopic } from '../../testing/content.ts';
import type { TestServer } from '../../testing/server.ts';

type Path = 'questions' | 'question_subsubtopics' | 'problemset_questions';

/** A list of questions of a new parent, with the path and fields that calls use for it. */
export type TestQuestionList = {
  path: Path;
  kind: QuestionParentKind;
  id: string;
  /** The body fields that name the list. */
  fields: Readonly<Record<string, string>>;
  /** The call that returns its questions. */
  list: Extract<Call, `GET /${Path}`>;
};

type Db = TestServer['db'];
const questionList = (kind: QuestionParentKind, field: string, id: string, more: object = {}): TestQuestionList => ({
  path: 'questions',
  kind,
  id,
  fields: { [field]: id, ...more },
  list: 'GET /questions',
});

/** Creates a parent with an empty list of questions, for each section name (CST-020). */
export const questionLists = {
  subTopic: async (db: Db) => questionList('subtopic', 'subtopic_id', (await addSequencePlace(db)).subtopic),
  subsubTopic: async (db: Db) => ({
    ...questionList('subsubtopic', 'subsubtopic_id', (await addSequencePlace(db)).subsubtopic),
    path: 'question_subsubtopics' as const,
    list: 'GET /question_subsubtopics' as const,
  }),
  problemSet: async (db: Db) => ({
    ...questionList(
      'problem_set',
      'problem_set_id',
      await addSet(db, { kind: 'subsubtopic', id: (await addSequencePlace(db)).subsubtopic }),
    ),
    path: 'problemset_questions' as const,
    list: 'GET /problemset_questions' as const,
  }),
  SatTopic: async (db: Db) => questionList('sattopic', 'sattopic_id', await addTopic(db, { kind: 'sat' })),
  SatQuestionTopic: async (db: Db) =>
    questionList('sat_question', 'sat_question_id', (await addExamQuestion(db, 'sat')).id),
  ActQuestionTopic: async (db: Db) =>
    questionList('act_question', 'act_question_id', (await addExamQuestion(db, 'act')).id),
  AdminSatMockTest: async (db: Db) => satTest(db, 'AdminSatMockTest', 'MathNoCalc'),
  AdminSatRealTest: async (db: Db) => satTest(db, 'AdminSatRealTest', 'MathCalc'),
  AdminActMockTest: async (db: Db) => actTest(db, 'AdminActMockTest'),
  AdminActRealTest: async (db: Db) => actTest(db, 'AdminActRealTest'),
} as const;
export type QuestionListName = keyof typeof questionLists;
export const questionListNames = Object.keys(questionLists) as QuestionListName[];

const satTest = async (db: Db, question_type: string, sat_type: string) =>
  questionList('sat_test', 'sat_id', await addExam(db, 'sat'), { sat_type, question_type });
const actTest = async (db: Db, question_type: string) =>
  questionList('act_test', 'act_id', await addExam(db, 'act'), { act_type: 'Mathematics', question_type });
