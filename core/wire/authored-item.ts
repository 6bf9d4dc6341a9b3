import type { Answer, Question } from '../contract/content.ts';
import type { Item } from '../kinds/registry.ts';
import type { TypedEntry } from '../kinds/typed/typed.ts';
import { itemOf, type WireQuestion } from './item-of.ts';

/** As `itemOf`; without answers, the author's choice of the kind counts. */
export function authoredItem(question: WireQuestion & Pick<Question, 'is_free_response'>): Item {
  const { kind, answers, is_free_response } = question;
  if (answers.length > 0) return itemOf(question);
  if (!is_free_response) return itemOf({ answers });
  return kind ? itemOf(question) : { kind: 'typed', spec: { symbol: '', symbolLeft: false }, key: { entries: [] } };
}

/** The typed answers of a question. Judging accepts each, whatever its mark (Q215). */
export function typedAnswers({ answers }: Pick<WireQuestion, 'answers'>): (TypedEntry & { correct: boolean })[] {
  return answers
    .filter((answer) => answer.is_free_response)
    .map(({ free_response_answer: text, is_exact_match: exact, correct }) => ({ text, exact, correct }));
}

/** The question without typed answers that are marked as wrong, which are another finding. */
export function withoutWrongTyped({ kind, answers }: WireQuestion): WireQuestion {
  return { kind, answers: answers.filter(({ correct, is_free_response }) => correct || !is_free_response) };
}

/** Whether an answer is typed; otherwise it is a choice. */
export function isTypedAnswer({ is_free_response }: Pick<Answer, 'is_free_response'>): boolean {
  return is_free_response;
}
