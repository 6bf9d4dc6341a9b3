/** What decides whether an answer is right. */
export type Key = { kind: 'choice'; correctIds: readonly string[] } | { kind: 'typed'; entries: readonly TypedEntry[] };
/** One accepted answer: to the letter, or by its value. */
export type TypedEntry = { text: string; exact: boolean };

/** What a student chose or typed, as it stood when Check was pressed. */
export type Given = { kind: 'choice'; answerIds: readonly string[] } | { kind: 'typed'; text: string };

/** `matched` is the accepted answer that a typed one met, as its author wrote it. */
export type Verdict = { right: boolean; matched: string | null };

/** The part of a wire answer that a key is made of. */
export type KeyAnswer = {
  id: string;
  correct: boolean;
  is_free_response: boolean;
  free_response_answer: string;
  is_exact_match: boolean;
};

/** The key of a question, from its answers: typed as soon as one of them is a free response (2§3). */
export function keyOf(answers: readonly KeyAnswer[]): Key {
  const typed = answers.filter((answer) => answer.is_free_response);
  if (typed.length === 0) {
    return { kind: 'choice', correctIds: answers.filter(({ correct }) => correct).map(({ id }) => id) };
  }
  const entries = typed.map((answer) => ({
    text: answer.free_response_answer,
    exact: answer.is_exact_match,
  }));
  return { kind: 'typed', entries };
}
