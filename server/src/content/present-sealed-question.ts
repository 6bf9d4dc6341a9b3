import type { SealedQuestion } from '@fourfold/core/contract/content';
import { seal } from '@fourfold/core/kinds/lazy/judging';
import type { RichDocument } from '@fourfold/core/rich-text/document';
import { type Formulas, formulaKey } from '@fourfold/core/rich-text/formula-tree';
import { formulasOf } from '@fourfold/core/rich-text/formulas-of';
import { itemOf } from '@fourfold/core/wire/item-of';
import { sentAnswersOf, toSealedFields } from '@fourfold/core/wire/tests/sealed-question';
import { presentQuestion } from './present-question.ts';
import type { QuestionRow } from './question-rows.ts';

/**
 * Converts a row to a question without its key, for a test section before submission (Q105). The
 * fields are listed one by one, so that a new field of a question is not sent by accident.
 */
export function presentSealedQuestion(row: QuestionRow): SealedQuestion {
  const presented = presentQuestion(row);
  const item = seal(itemOf(row));
  return {
    sealed: true,
    id: presented.id,
    _id: presented._id,
    question: presented.question,
    formulas: formulasIn(row.question, row.formulas),
    rank: presented.rank,
    position: presented.position,
    is_calc: presented.is_calc,
    is_math: presented.is_math,
    is_free_response: presented.is_free_response,
    is_hidden: presented.is_hidden,
    question_type: presented.question_type,
    problem_set_id: presented.problem_set_id,
    subtopic_id: presented.subtopic_id,
    subsubtopic_id: presented.subsubtopic_id,
    sat_question_id: presented.sat_question_id,
    act_question_id: presented.act_question_id,
    sat_id: presented.sat_id,
    act_id: presented.act_id,
    sat_type: presented.sat_type,
    act_type: presented.act_type,
    test_id: presented.test_id,
    type: presented.type,
    topic: presented.topic,
    title: presented.title,
    markUncertain: presented.markUncertain,
    ...toSealedFields(item),
    answers: sentAnswersOf(item, row.answers).map((answer, at) => presentSealedAnswer(row, answer, at)),
  };
}

/** `position`: where it is sent, because where its author put it may be the key. */
function presentSealedAnswer(
  question: QuestionRow,
  { id, answer, formulas }: QuestionRow['answers'][number],
  position: number,
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
