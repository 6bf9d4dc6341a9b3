import { classicEditions } from '@fourfold/core/exams/exam-editions';
import { publishFlags } from '@fourfold/core/exams/open-variants';
import type { Db } from '../../src/database/db.ts';
import {
  type AddedQuestion,
  addExam,
  addExamQuestion,
  addQuestion,
  addSequencePlace,
  addSet,
  addTopic,
  addTypedQuestion,
} from '../../src/testing/content.ts';
import { addSectionFixture, type TestFixture } from '../../src/testing/test-fixture.ts';
import { addVersion } from './add-version.ts';

/** The content that everybody reads and practises. A call that changes or deletes content creates its own. */
export type FixtureContent = {
  topic: string;
  subtopic: string;
  subsubtopic: string;
  /** Questions of the sub-topic's own sequence, and of the sub-sub-topic's. */
  question: AddedQuestion;
  step: AddedQuestion;
  satTopic: string;
  set: string;
  setQuestion: AddedQuestion;
  /** Accepts any text. */
  typed: string;
  sat: ExamContent;
  act: ExamContent;
  /** An exam of today's edition. */
  form: string;
};
/** An exam with a question topic, its question and set, and a test section, mock and real. */
type ExamContent = { exam: string; topic: string; tests: TestFixture[] };

export async function createContent(db: Db): Promise<FixtureContent> {
  const parents = await addSequencePlace(db);
  const question = await addQuestion(db, { kind: 'subtopic', id: parents.subtopic });
  await addVersion(db, question.id);
  const step = await addQuestion(db, { kind: 'subsubtopic', id: parents.subsubtopic });
  const set = await addSet(db, { kind: 'subsubtopic', id: parents.subsubtopic });
  const setQuestion = await addQuestion(db, { kind: 'problem_set', id: set });
  const typed = await addTypedQuestion(db, { kind: 'problem_set', id: set }, { accept: ['7'] }, { position: 1 });
  const satTopic = await addTopic(db, { kind: 'sat', title: 'Pacing' });
  const [sat, act] = [await anExam(db, 'sat'), await anExam(db, 'act')];
  const form = (await newForm(db)).exam;
  return { ...parents, question, step, satTopic, set, setQuestion, typed, sat, act, form };
}

/** An exam of the enhanced ACT with one question. */
export async function newForm(db: Db) {
  const exam = await addExam(db, 'act', { edition: 'act-enhanced' });
  const section = { section: 'EnhancedScience', is_real: false };
  return { exam, question: (await addQuestion(db, { kind: 'act_test', id: exam }, section)).id };
}

async function anExam(db: Db, family: 'sat' | 'act'): Promise<ExamContent> {
  const { id: topic, exam_id: exam } = await addExamQuestion(db, family, {
    exam: { published_tests: publishFlags(classicEditions[family]) },
  });
  const parent = { kind: `${family}_question`, id: topic } as const;
  await addQuestion(db, parent);
  const set = await addSet(db, parent);
  await addQuestion(db, { kind: 'problem_set', id: set });
  const section = family === 'sat' ? 'MathNoCalc' : 'Mathematics';
  const sectionBase = { family, exam, section };
  return {
    exam,
    topic,
    tests: [
      await addSectionFixture(db, { ...sectionBase, real: false }),
      await addSectionFixture(db, { ...sectionBase, real: true }),
    ],
  };
}
