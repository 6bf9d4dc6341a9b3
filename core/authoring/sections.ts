import type { ExamFamily, Variant } from '../exams/families.ts';
import { examFamilies } from '../exams/families.ts';

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
export const questionTopicTypes = ['Topic', 'ReadingTopic', 'GrammarTopic', 'ProblemSet'] as const;

/** The list that a question belongs to. For a test section `id` is that of the SAT or ACT, and `type` the section's. */
export type QuestionPlace =
  | { section: Exclude<QuestionSection, TestSection>; id: string }
  | { section: TestSection; id: string; type: string };
type TestSection = 'AdminSatMockTest' | 'AdminSatRealTest' | 'AdminActMockTest' | 'AdminActRealTest';

type Path = 'questions' | 'question_subsubtopics' | 'problemset_questions';

type SectionSpec = {
  /** The first part of the path of the calls that list, create, order and delete its questions. */
  path: Path;
  /** The field of the parent's id in calls. */
  idField: string;
  /** Its questions can lead to one another and to problem sets (Q173). */
  leads: boolean;
  /** Shows the buttons "Link Question", "Link Problem Set" and "Preview" (ALK-002). */
  linkButtons: boolean;
  test: { family: 'sat' | 'act'; variant: Variant } | null;
};

const sequence = { path: 'questions', leads: true, linkButtons: false, test: null } as const;
const test = (family: 'sat' | 'act', variant: Variant): SectionSpec => ({
  path: 'questions',
  idField: `${family}_id`,
  leads: false,
  linkButtons: false,
  test: { family, variant },
});

/** The differences between the lists of questions; the rest of the editor is the same for all. */
export const sectionSpecs: Readonly<Record<QuestionSection, SectionSpec>> = {
  problemSet: { ...sequence, path: 'problemset_questions', idField: 'problem_set_id', leads: false },
  subsubTopic: { ...sequence, path: 'question_subsubtopics', idField: 'subsubtopic_id' },
  subTopic: { ...sequence, idField: 'subtopic_id', linkButtons: true },
  SatQuestionTopic: { ...sequence, idField: 'sat_question_id', linkButtons: true },
  ActQuestionTopic: { ...sequence, idField: 'act_question_id' },
  SatTopic: { ...sequence, idField: 'sattopic_id' },
  AdminSatMockTest: test('sat', 'mock'),
  AdminSatRealTest: test('sat', 'real'),
  AdminActMockTest: test('act', 'mock'),
  AdminActRealTest: test('act', 'real'),
};

/** Returns the fields that identify the list in calls: `{subtopic_id}`, or those of a test section. */
export function placeFields(place: QuestionPlace): Readonly<Record<string, string>> {
  const spec = sectionSpecs[place.section];
  const own = { [spec.idField]: place.id };
  if (!spec.test || !('type' in place)) return own;
  return { ...own, [`${spec.test.family}_type`]: place.type, question_type: place.section };
}

/** The maximum number of questions in a list; null without a limit (AQU-017). */
export function capOf(place: QuestionPlace): number | null {
  const family: ExamFamily | undefined = examFamilies[sectionSpecs[place.section].test?.family ?? 'sat'];
  if (!('type' in place)) return null;
  return family.sections.find(({ type, test }) => type === place.type && test)?.questions ?? null;
}

/** Returns the message that refuses `more` questions (AQU-018), or null if they fit. */
export function overCap(place: QuestionPlace, { present, more }: { present: number; more: number }): string | null {
  const cap = capOf(place);
  return cap !== null && present + more > cap ? `You can't create more than ${cap} questions in this test!` : null;
}
