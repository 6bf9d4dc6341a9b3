import type { Question } from '../contract/content.ts';
import type { Item } from '../kinds/registry.ts';
import type { TypedEntry } from '../kinds/typed/typed.ts';
import { itemOf, type WireAnswer } from './item-of.ts';

type AuthoredAnswers = { answers: readonly WireAnswer[] };

/** As `itemOf`; without answers, the author's choice of the kind counts. */
export function authoredItem({
  answers,
  is_free_response,
}: AuthoredAnswers & Pick<Question, 'is_free_response'>): Item {
  if (answers.length > 0 || !is_free_response) return itemOf(answers);
  return { kind: 'typed', spec: { symbol: '', symbolLeft: false }, key: { entries: [] } };
}

/** The typed answers of a question. Judging accepts each, whatever its mark (Q215). */
export function typedAnswers({ answers }: AuthoredAnswers): (TypedEntry & { correct: boolean })[] {
  return answers
    .filter((answer) => answer.is_free_response)
    .map(({ free_response_answer: text, is_exact_match: exact, correct }) => ({ text, exact, correct }));
}
