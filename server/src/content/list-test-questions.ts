import type { Parsed, Reply } from '@fourfold/core/contract/types';
import type { HandlerContext } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { requireExam } from '../exams/read-exams.ts';
import { requireOpenSection } from '../test-sections/require-section.ts';
import { readVersion } from '../test-sections/section-versions.ts';
import { presentTestQuestions, readTestQuestions } from './read-test-questions.ts';
import { readerOf } from './reader.ts';

type Call = 'GET /questions';
type Query = Parsed<Call>['query'];
type TestParent = { family: 'sat' | 'act'; exam_id: string };

/**
 * Returns the test questions of an exam. An author gets all, or those of one section and variant. A student must name
 * one open section, and gets sealed questions until the student has submitted it (Q105) and its review is open (Q278). Of
 * a section that its clock ends a student gets none before it is begun: the reply that begins it has them.
 */
export async function listTestQuestions(
  parent: TestParent,
  query: Query,
  context: HandlerContext<Call>,
): Promise<Reply<Call>> {
  const { db, session } = context;
  const reader = readerOf(session);
  const section = query[`${parent.family}_type`];
  const is_real = isRealVariant(parent, query);
  let isSealed = false;
  if (reader === 'student') {
    if (section === undefined || is_real === undefined)
      throw new Refusal('section_missing', {
        family: parent.family,
        variants: Object.values(sectionNames[parent.family]),
      });
    const access = await requireOpenSection(db, session, { ...parent, section, is_real }, context.now());
    if (access.isBeforeBeginning) return { data: [] };
    isSealed = !access.isOpened;
    const content = await readVersion(db, { ...parent, section, is_real }, access.version);
    if (content) return { data: presentTestQuestions(content.questions, isSealed) };
  }
  const data = await readTestQuestions(db, reader, { ...parent, section, is_real, isSealed });
  if (data.length === 0 && reader === 'author')
    await requireExam(db, reader, { family: parent.family, id: parent.exam_id });
  return { data };
}

function isRealVariant({ family }: TestParent, { question_type }: Query): boolean | undefined {
  if (question_type === undefined) return undefined;
  const { mock, real } = sectionNames[family];
  if (question_type !== mock && question_type !== real) {
    throw new Refusal('invalid_field', { field: 'question_type', problem: `expected ${mock} or ${real}` });
  }
  return question_type === real;
}

const sectionNames = {
  sat: { mock: 'AdminSatMockTest', real: 'AdminSatRealTest' },
  act: { mock: 'AdminActMockTest', real: 'AdminActRealTest' },
} as const;
