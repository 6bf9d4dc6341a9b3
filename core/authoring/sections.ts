import type { ExamFamily, Variant } from '../exams/families.ts';
import { examFamilies } from '../exams/families.ts';

/** Where questions stand, by the names of the specification (3§9). */
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

/** The kinds of page on which questions of topics and problem sets are written (3§9). */
export const questionTopicTypes = ['Topic', 'ReadingTopic', 'GrammarTopic', 'ProblemSet'] as const;

/** The list that a question belongs to; of a test section `id` is the SAT's or ACT's and `type` the section's. */
export type QuestionPlace =
  | { section: Exclude<QuestionSection, TestSection>; id: string }
  | { section: TestSection; id: string; type: string };
type TestSection = 'AdminSatMockTest' | 'AdminSatRealTest' | 'AdminActMockTest' | 'AdminActRealTest';

type Path = 'questions' | 'question_subsubtopics' | 'problemset_questions';

type SectionSpec = {
  /** The first part of the path by which its questions are listed, created, ordered and deleted. */
  path: Path;
  /** The name under which calls take the place's id. */
  idField: string;
  /** Its questions lead to one another and to problem sets. */
  leads: boolean;
  /** Shows the buttons "Link Question", "Link Problem Set" and "Preview" (3§5). */
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

/** What sets the lists of questions apart; everything else about them is one desk. */
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

/** The fields by which calls name the place: `{subtopic_id}`, or `{sat_id, sat_type, question_type}`. */
export function placeFields(place: QuestionPlace): Readonly<Record<string, string>> {
  const spec = sectionSpecs[place.section];
  const own = { [spec.idField]: place.id };
  if (!spec.test || !('type' in place)) return own;
  return { ...own, [`${spec.test.family}_type`]: place.type, question_type: place.section };
}

/** How many questions a place takes; null where there is no end (3§5). */
export function capOf(place: QuestionPlace): number | null {
  const family: ExamFamily | undefined = examFamilies[sectionSpecs[place.section].test?.family ?? 'sat'];
  if (!('type' in place)) return null;
  return family.sections.find(({ type, test }) => type === place.type && test)?.questions ?? null;
}

/** Why so many more cannot be added, or null. */
export function overCap(place: QuestionPlace, { present, more }: { present: number; more: number }): string | null {
  const cap = capOf(place);
  return cap !== null && present + more > cap ? `You can't create more than ${cap} questions in this test!` : null;
}
