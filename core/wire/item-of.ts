import type { Answer } from '../contract/content.ts';
import type { Item } from '../kinds/registry.ts';

/** The fields of an answer that decide the kind and the key of its question. Only a page needs the symbol. */
export type WireAnswer = Pick<
  Answer,
  'id' | 'correct' | 'is_free_response' | 'free_response_answer' | 'is_exact_match'
> &
  Partial<Pick<Answer, 'symbol' | 'symbol_position_left'>>;

/**
 * Returns how a question is answered, and its key, from its answers in order. It is typed if one answer is a free
 * response; then every free response is accepted, whatever its `correct` flag (Q215). More than one right choice means
 * several (Q29).
 */
export function itemOf(answers: readonly WireAnswer[]): Item {
  const typed = answers.filter((answer) => answer.is_free_response);
  const [first] = typed;
  if (first) {
    const entries = typed.map((answer) => ({ text: answer.free_response_answer, exact: answer.is_exact_match }));
    const spec = { symbol: first.symbol ?? '', symbolLeft: first.symbol_position_left ?? false };
    return { kind: 'typed', spec, key: { entries } };
  }
  const correctIds = answers.filter(({ correct }) => correct).map(({ id }) => id);
  return {
    kind: correctIds.length > 1 ? 'several-choices' : 'one-choice',
    spec: { choices: answers.map(({ id }) => id) },
    key: { correctIds },
  };
}
