import type { QuestionSection } from '@fourfold/core/authoring/question-sections';
import type { Answer, Question } from '@fourfold/core/contract/content';
import type { RichDocument } from '@fourfold/core/rich-text/document';
import type { QuestionParentKind } from '../database/schema.ts';
import type { QuestionRow } from './question-rows.ts';

/**
 * Converts a row to a question with its key. While a test is still open, present-sealed-question.ts is used instead.
 */
export function presentQuestion(row: QuestionRow): Question {
  const answers = row.answers.map((answer) => presentAnswer(row, answer));
  const satTest = row.family === 'sat';
  const actTest = row.family === 'act';
  return {
    id: row.id,
    _id: row.id,
    question: richText(row.question),
    question_exp: richText(row.question_exp),
    help: richText(row.help),
    help_exp: richText(row.help_exp),
    formulas: row.formulas,
    rank: row.rank,
    position: row.position,
    is_calc: row.is_calc,
    is_math: isMath(row),
    is_free_response: row.is_free_response,
    // A process of the release before 0026 may have made it a question with choices.
    ...(row.kind && row.is_free_response && { kind: row.kind }),
    is_hidden: row.is_hidden,
    exp_position_before_answer: row.exp_position_before_answer,
    question_type: row.section,
    problem_set_id: parentIf(row, 'problem_set'),
    subtopic_id: row.subtopic_id,
    subsubtopic_id: parentIf(row, 'subsubtopic'),
    sat_question_id: parentIf(row, 'sat_question'),
    act_question_id: parentIf(row, 'act_question'),
    sat_id: satTest ? row.exam_id : null,
    act_id: actTest ? row.exam_id : null,
    sat_type: satTest ? row.section : null,
    act_type: actTest ? row.section : null,
    test_id: row.topic_id,
    link_right_question_id: row.link_right_question_id,
    link_wrong_question_id: row.link_wrong_question_id,
    link_right_problemset_id: row.link_right_problemset_id,
    link_wrong_problemset_id: row.link_wrong_problemset_id,
    total_answers: answers.length,
    total_unlinked_answers: answers.filter((answer) => !answer.next_question && !answer.link_problemset).length,
    type: sectionNameOf(row),
    topic: row.topic_title,
    title: row.place_title ?? '',
    markUncertain: false,
    ...(row.rev !== null && { rev: row.rev }),
    ...(row.skill_codes && { skill_codes: row.skill_codes }),
    ...(row.updated_at && { updated_at: row.updated_at.toISOString() }),
    answers,
  };
}

function presentAnswer(question: QuestionRow, row: QuestionRow['answers'][number]): Answer {
  const next = row.next_question;
  const set = row.link_problemset;
  return {
    id: row.id,
    _id: row.id,
    question_id: question.id,
    problemSet_id: parentIf(question, 'problem_set'),
    position: row.position,
    answer: row.is_free_response ? noText : richText(row.answer),
    explanation: row.is_free_response ? noText : richText(row.explanation),
    formulas: row.formulas,
    correct: row.correct,
    next_question: next && { _id: next.id, question: richText(next.question) },
    next_question_id: next?.id ?? null,
    link_problemset: set && { _id: set.id, title: set.title },
    is_free_response: row.is_free_response,
    free_response_answer: row.free_response_answer,
    is_exact_match: row.is_exact_match,
    symbol: row.symbol,
    symbol_position_left: row.symbol_position_left,
    answer_type: sectionNameOf(question),
    ...(row.rev !== null && { rev: row.rev }),
  };
}

/** The text and the explanation of a free-response answer (AAN-008). */
const noText = 'NA';

/** Rich fields are JSON strings of blocks on the wire (Q111). */
export function richText(document: RichDocument): string {
  return JSON.stringify(document);
}

const mathSections: readonly string[] = ['MathNoCalc', 'MathCalc', 'Mathematics'];

function isMath(row: QuestionRow): boolean {
  return row.topic_kind === 'math' || row.is_calc !== null || mathSections.includes(row.section ?? '');
}

function parentIf(row: QuestionRow, kind: QuestionParentKind): string | null {
  return row.parent_kind === kind ? row.parent_id : null;
}

/** The section name of each kind of question parent (CST-020). */
export const parentSectionNames = {
  subtopic: 'subTopic',
  subsubtopic: 'subsubTopic',
  problem_set: 'problemSet',
  sattopic: 'SatTopic',
  sat_question: 'SatQuestionTopic',
  act_question: 'ActQuestionTopic',
  sat_test: { mock: 'AdminSatMockTest', real: 'AdminSatRealTest' },
  act_test: { mock: 'AdminActMockTest', real: 'AdminActRealTest' },
} as const satisfies Record<QuestionParentKind, string | { mock: string; real: string }>;

/** The inverse, without test sections: the kind of parent for each section name. */
export const parentKindBySection = {
  subTopic: 'subtopic',
  subsubTopic: 'subsubtopic',
  problemSet: 'problem_set',
  SatTopic: 'sattopic',
  SatQuestionTopic: 'sat_question',
  ActQuestionTopic: 'act_question',
} as const satisfies Partial<Record<QuestionSection, QuestionParentKind>>;

function sectionNameOf(row: QuestionRow): string {
  const name = parentSectionNames[row.parent_kind];
  if (typeof name === 'string') return name;
  return row.is_real ? name.real : name.mock;
}
