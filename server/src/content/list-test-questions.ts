import type { Parsed, Reply } from '@fourfold/core/contract/types';
import type { Visit } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { requireExam } from '../exams/require-exam.ts';
import { requireOpenSection } from '../tests/require-section.ts';
import { presentQuestion } from './present-question.ts';
import { presentSealedQuestion } from './present-sealed-question.ts';
import { questionRows } from './question-rows.ts';
import { readerOf, shownQuestion } from './reader.ts';

type Call = 'GET /questions';
type Query = Parsed<Call>['query'];
type Named = { family: 'sat' | 'act'; exam_id: string };

/**
 * Returns the test questions of an exam. An author gets all, or those of one section and variant. A
 * student must name one open section, and gets sealed questions until the student has submitted it
 * (Q105) and its review is open (Q278).
 */
export async function listTestQuestions(named: Named, query: Query, visit: Visit<Call>): Promise<Reply<Call>> {
  const { db, session } = visit;
  const reader = readerOf(session);
  const section = query[`${named.family}_type`];
  const is_real = isReal(named, query);
  let sealed = false;
  if (reader === 'student') {
    if (section === undefined || is_real === undefined) throw new Refusal('malformed', both(named));
    const { isOpened } = await requireOpenSection(db, session, { ...named, section, is_real }, visit.now());
    sealed = !isOpened;
  }
  let asked = questionRows(db, reader, shownQuestion(reader))
    .where('questions.parent_kind', '=', `${named.family}_test`)
    .where('questions.parent_id', '=', named.exam_id);
  if (section !== undefined) asked = asked.where('questions.section', '=', section);
  if (is_real !== undefined) asked = asked.where('questions.is_real', '=', is_real);
  const rows = await asked.execute();
  if (rows.length === 0 && reader === 'author')
    await requireExam(db, reader, { family: named.family, id: named.exam_id });
  return { data: sealed ? rows.map(presentSealedQuestion) : rows.map(presentQuestion) };
}

function isReal({ family }: Named, { question_type }: Query): boolean | undefined {
  if (question_type === undefined) return undefined;
  const { mock, real } = testNames[family];
  if (question_type !== mock && question_type !== real) {
    throw new Refusal('malformed', `question_type: expected ${mock} or ${real}`);
  }
  return question_type === real;
}

const testNames = {
  sat: { mock: 'AdminSatMockTest', real: 'AdminSatRealTest' },
  act: { mock: 'AdminActMockTest', real: 'AdminActRealTest' },
} as const;

function both({ family }: Named): string {
  const { mock, real } = testNames[family];
  return `Name the section of the test: ${family}_type, and question_type ${mock} or ${real}`;
}
