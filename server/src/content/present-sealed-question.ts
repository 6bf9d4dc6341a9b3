import { type Key, keyOf } from '@fourfold/core/answers/question';
import { isTypedAsNumber } from '@fourfold/core/answers/typed/number-keys';
import type { SealedQuestion } from '@fourfold/core/contract/content';
import type { RichDocument } from '@fourfold/core/rich-text/document';
import { type Formulas, formulaKey } from '@fourfold/core/rich-text/formula-tree';
import { formulasOf } from '@fourfold/core/rich-text/formulas-of';
import { presentQuestion } from './present-question.ts';
import type { QuestionRow } from './question-rows.ts';

/**
 * Converts a row to a question without its key, for a test section before submission (Q105). The
 * fields are listed one by one, so that a new field of a question is not sent by accident.
 */
export function presentSealedQuestion(row: QuestionRow): SealedQuestion {
  const whole = presentQuestion(row);
  const key = keyOf(row.answers);
  const typed = row.answers.find((answer) => answer.is_free_response);
  return {
    sealed: true,
    id: whole.id,
    _id: whole._id,
    question: whole.question,
    formulas: formulasIn(row.question, row.formulas),
    rank: whole.rank,
    position: whole.position,
    is_calc: whole.is_calc,
    is_math: whole.is_math,
    is_free_response: whole.is_free_response,
    is_hidden: whole.is_hidden,
    question_type: whole.question_type,
    problem_set_id: whole.problem_set_id,
    subtopic_id: whole.subtopic_id,
    subsubtopic_id: whole.subsubtopic_id,
    sat_question_id: whole.sat_question_id,
    act_question_id: whole.act_question_id,
    sat_id: whole.sat_id,
    act_id: whole.act_id,
    sat_type: whole.sat_type,
    act_type: whole.act_type,
    test_id: whole.test_id,
    type: whole.type,
    topic: whole.topic,
    title: whole.title,
    markUncertain: whole.markUncertain,
    input: inputOf(key),
    is_number: isTypedAsNumber(key),
    symbol: typed?.symbol ?? '',
    symbol_position_left: typed?.symbol_position_left ?? false,
    answers: typed ? [] : row.answers.map((answer) => presentSealedAnswer(row, answer)),
  };
}

/** The input type of the question, derived from its key: all that a page needs of the key. */
function inputOf(key: Key): SealedQuestion['input'] {
  if (key.kind === 'typed') return 'typed';
  return key.correctIds.length > 1 ? 'several' : 'one';
}

function presentSealedAnswer(
  question: QuestionRow,
  { id, position, answer, formulas }: QuestionRow['answers'][number],
): SealedQuestion['answers'][number] {
  return {
    id,
    _id: id,
    question_id: question.id,
    position,
    answer: JSON.stringify(answer),
    formulas: formulasIn(answer, formulas),
  };
}

/**
 * A record stores the formulas of all its fields. Returns only those of the visible text, because
 * the others could reveal the explanation.
 */
function formulasIn(document: RichDocument, formulas: Formulas): Formulas {
  const keys = new Set(formulasOf(document).map(({ latex, display }) => formulaKey(latex, display)));
  return Object.fromEntries(Object.entries(formulas).filter(([key]) => keys.has(key)));
}
