import type { Parsed, Reply } from '@fourfold/core/contract/types';
import type { HandlerContext } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { requireExam } from '../exams/read-exams.ts';
import { requireOpenSection } from '../test-sections/require-section.ts';
import { presentQuestion } from './present-question.ts';
import { presentSealedQuestion } from './present-sealed-question.ts';
import { questionRows } from './question-rows.ts';
import { isShownQuestion, readerOf } from './reader.ts';

type Call = 'GET /questions';
type Query = Parsed<Call>['query'];
type TestParent = { family: 'sat' | 'act'; exam_id: string };

/**
 * Returns the test questions of an exam. An author gets all, or those of one section and variant. A student must name
 * one open section, and gets sealed questions until the student has submitted it (Q105) and its review is open (Q278).
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
    const { isOpened } = await requireOpenSection(db, session, { ...parent, section, is_real }, context.now());
    isSealed = !isOpened;
  }
  let questionsQuery = questionRows(db, reader, isShownQuestion(reader))
    .where('questions.parent_kind', '=', `${parent.family}_test`)
    .where('questions.parent_id', '=', parent.exam_id);
  if (section !== undefined) questionsQuery = questionsQuery.where('questions.section', '=', section);
  if (is_real !== undefined) questionsQuery = questionsQuery.where('questions.is_real', '=', is_real);
  const rows = await questionsQuery.execute();
  if (rows.length === 0 && reader === 'author')
    await requireExam(db, reader, { family: parent.family, id: parent.exam_id });
  return { data: isSealed ? rows.map(presentSealedQuestion) : rows.map(presentQuestion) };
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
