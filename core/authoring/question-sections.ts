import { findSection } from '../exams/exam-editions.ts';
import type { Variant } from '../exams/section.ts';
import { practiceTopicKinds, topicKinds } from '../topics/topic-kinds.ts';

/** The kinds of list that questions are in, by the specification's names (CST-020). */
export const questionSections = [
  'problemSet',
  'subsubTopic',
  'subTopic',
  'SatQuestionTopic',
  'ActQuestionTopic',
  'SatTopic',
  'AdminSatMockTest',
  'AdminSatRealTest',
  'AdminActMockTest',
  'AdminActRealTest',
] as const;
export type QuestionSection = (typeof questionSections)[number];

/** The topic types that an order of questions may name (CST-021). */
export const questionTopicTypes = [...practiceTopicKinds.map((kind) => topicKinds[kind].type), 'ProblemSet'] as const;

/** The list that a question belongs to. For a test section `id` is that of the SAT or ACT, and `type` the section's. */
export type QuestionLocation =
  | { section: Exclude<QuestionSection, TestSection>; id: string }
  | { section: TestSection; id: string; type: string };
type TestSection = 'AdminSatMockTest' | 'AdminSatRealTest' | 'AdminActMockTest' | 'AdminActRealTest';

type CallPath = 'questions' | 'question_subsubtopics' | 'problemset_questions';

type SectionSpec = {
  /** The first part of the path of the calls that list, create, order and delete its questions. */
  path: CallPath;
  /** The field of the parent's id in calls. */
  idField: string;
  /** Its questions can lead to one another and to problem sets (Q173). */
  canLink: boolean;
  /** Shows the buttons "Link Question", "Link Problem Set" and "Preview" (ALK-002). */
  linkButtons: boolean;
  test: { family: 'sat' | 'act'; variant: Variant } | null;
};

const sequenceSpec = { path: 'questions', canLink: true, linkButtons: false, test: null } as const;
const testSpec = (family: 'sat' | 'act', variant: Variant): SectionSpec => ({
  path: 'questions',
  idField: `${family}_id`,
  canLink: false,
  linkButtons: false,
  test: { family, variant },
});

/** The differences between the lists of questions; the rest of the editor is the same for all. */
export const sectionSpecs: Readonly<Record<QuestionSection, SectionSpec>> = {
  problemSet: { ...sequenceSpec, path: 'problemset_questions', idField: 'problem_set_id', canLink: false },
  subsubTopic: { ...sequenceSpec, path: 'question_subsubtopics', idField: 'subsubtopic_id' },
  subTopic: { ...sequenceSpec, idField: 'subtopic_id', linkButtons: true },
  SatQuestionTopic: { ...sequenceSpec, idField: 'sat_question_id', linkButtons: true },
  ActQuestionTopic: { ...sequenceSpec, idField: 'act_question_id' },
  SatTopic: { ...sequenceSpec, idField: 'sattopic_id' },
  AdminSatMockTest: testSpec('sat', 'mock'),
  AdminSatRealTest: testSpec('sat', 'real'),
  AdminActMockTest: testSpec('act', 'mock'),
  AdminActRealTest: testSpec('act', 'real'),
};

/** Returns the fields that identify the list in calls: `{subtopic_id}`, or those of a test section. */
export function locationFields(questionLocation: QuestionLocation): Readonly<Record<string, string>> {
  const spec = sectionSpecs[questionLocation.section];
  const own = { [spec.idField]: questionLocation.id };
  if (!spec.test || !('type' in questionLocation)) return own;
  return { ...own, [`${spec.test.family}_type`]: questionLocation.type, question_type: questionLocation.section };
}

/** The maximum number of questions in a list; null without a limit (AQU-017). */
export function maxQuestions(questionLocation: QuestionLocation): number | null {
  const { test } = sectionSpecs[questionLocation.section];
  if (!test || !('type' in questionLocation)) return null;
  const section = findSection(test.family, questionLocation.type);
  return section?.test ? section.questions : null;
}

/** Returns the message that refuses `more` questions (AQU-018), or null if they fit. */
export function overCapMessage(
  questionLocation: QuestionLocation,
  { current, more }: { current: number; more: number },
): string | null {
  const cap = maxQuestions(questionLocation);
  return cap !== null && current + more > cap ? `You can't create more than ${cap} questions in this test!` : null;
}
