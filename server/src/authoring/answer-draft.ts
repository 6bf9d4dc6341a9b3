import { hasTypedAnswers, isStoredKind, type StoredKind } from '@fourfold/core/kinds/stored-kinds';
import { isEmptyDocument } from '@fourfold/core/rich-text/is-empty';
import { parseRichField } from '@fourfold/core/rich-text/schema';
import { answerProblem } from '@fourfold/core/wire/answer-problem';
import {
  acceptedText,
  hasTypedInput,
  type TypedFields,
  type TypedInput,
  toTypedFields,
} from '@fourfold/core/wire/authored-answer';
import { chosenKind } from '@fourfold/core/wire/chosen-kind';
import type { AuthoredKind } from '@fourfold/core/wire/kind-after';
import { Refusal } from '../call/refusal.ts';
import type { AnswerDraft } from '../content/question-draft.ts';

/** The fields of an answer in a request body, without links and position. */
export type AnswerFields = TypedInput & {
  answer?: string | undefined;
  explanation?: string | undefined;
  correct?: boolean | undefined;
};

/** Creates an answer: a typed one for a free-response question, a choice for any other. */
export function answerDraft(id: string, fields: AnswerFields, authored: AuthoredKind): AnswerDraft {
  const kind = chosenKind(authored);
  refuseOtherKind(fields, hasTypedAnswers(kind));
  if (!hasTypedAnswers(kind)) {
    const { answer = '', explanation = '', correct = false } = fields;
    return { id, answer, explanation, correct };
  }
  const typed = toTypedFields(fields);
  if (isStoredKind(kind)) refuseOfKind(kind, typed);
  const { symbol, symbol_position_left: symbolLeft, is_exact_match: exact } = typed;
  return { id, accepted: { text: acceptedText(typed), exact }, symbol, symbolLeft };
}

/** Throws a Refusal if a typed answer cannot be one of a question of this kind. */
export function refuseOfKind(kind: StoredKind, answer: TypedFields): void {
  const problem = answerProblem(kind, answer);
  if (problem !== null) throw new Refusal('answer_not_of_kind', { problem });
}

/**
 * Throws a Refusal for fields that only the other kind of answer has (BKT-007, BKT-008, Q178). A
 * free response is stored with the text NA and as correct, whatever the body says (AAN-008).
 */
export function refuseOtherKind(fields: AnswerFields, isTyped: boolean): void {
  if (isTyped) {
    if (isFilled(fields.answer) || isFilled(fields.explanation)) throw new Refusal('choice_of_typed_question');
    return;
  }
  if (hasTypedInput(fields)) throw new Refusal('typed_answer_of_choices');
}

function isFilled(field: string | undefined): boolean {
  if (field === undefined || field === 'NA') return false;
  const checked = parseRichField(field);
  return !checked.ok || !isEmptyDocument(checked.document);
}
