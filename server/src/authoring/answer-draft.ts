import type { StoredKind } from '@fourfold/core/kinds/stored-kinds';
import { isEmptyDocument } from '@fourfold/core/rich-text/is-empty';
import { parseRichField } from '@fourfold/core/rich-text/schema';
import { answerProblem } from '@fourfold/core/wire/answer-problem';
import type { AuthoredKind } from '@fourfold/core/wire/kind-after';
import { Refusal } from '../call/refusal.ts';
import type { AnswerDraft } from '../content/question-draft.ts';

/** The fields of an answer in a request body, without links and position. */
export type AnswerFields = {
  answer?: string | undefined;
  explanation?: string | undefined;
  correct?: boolean | undefined;
  free_response_answer?: string | undefined;
  symbol?: string | undefined;
  symbol_position_left?: boolean | undefined;
  is_exact_match?: boolean | undefined;
};

/** Creates an answer: a typed one for a free-response question, a choice for any other. */
export function answerDraft(id: string, fields: AnswerFields, { is_free_response, kind }: AuthoredKind): AnswerDraft {
  refuseOtherKind(fields, is_free_response);
  if (!is_free_response) {
    const { answer = '', explanation = '', correct = false } = fields;
    return { id, answer, explanation, correct };
  }
  const { free_response_answer = '', symbol = '', symbol_position_left = false, is_exact_match = false } = fields;
  const typed = { free_response_answer, symbol, symbol_position_left, is_exact_match };
  if (kind) refuseOfKind(kind, typed);
  return { id, ...typed };
}

/** Throws a Refusal if a typed answer cannot be one of a question of this kind. */
export function refuseOfKind(kind: StoredKind, answer: Parameters<typeof answerProblem>[1]): void {
  const problem = answerProblem(kind, answer);
  if (problem !== null) throw new Refusal('answer_not_of_kind', { problem });
}

/**
 * Throws a Refusal for fields that only the other kind of answer has (BKT-007, BKT-008, Q178). A
 * free response is stored with the text NA and as correct, whatever the body says (AAN-008).
 */
export function refuseOtherKind(fields: AnswerFields, isFreeResponse: boolean): void {
  if (isFreeResponse) {
    if (isFilled(fields.answer) || isFilled(fields.explanation)) throw new Refusal('choice_of_typed_question');
    return;
  }
  const { free_response_answer, symbol, symbol_position_left, is_exact_match } = fields;
  if (free_response_answer || symbol || symbol_position_left || is_exact_match) {
    throw new Refusal('typed_answer_of_choices');
  }
}

function isFilled(field: string | undefined): boolean {
  if (field === undefined || field === 'NA') return false;
  const checked = parseRichField(field);
  return !checked.ok || !isEmptyDocument(checked.document);
}
