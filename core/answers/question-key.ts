/** The answer key of a question: the correct choices, or the accepted typed answers. */
export type QuestionKey =
  | { kind: 'choice'; correctIds: readonly string[] }
  | { kind: 'typed'; entries: readonly TypedEntry[] };
/** One accepted answer, compared exactly or by its value. */
export type TypedEntry = { text: string; exact: boolean };

/** What a student chose or typed, at the moment of Check. */
export type GivenAnswer = { kind: 'choice'; answerIds: readonly string[] } | { kind: 'typed'; text: string };

/** `matched`: the accepted answer that a typed answer matched, as its author wrote it; otherwise null. */
export type Verdict = { right: boolean; matched: string | null };

/** The fields of an answer, as on the wire, from which `keyOf` builds the key. */
export type KeyAnswer = {
  id: string;
  correct: boolean;
  is_free_response: boolean;
  free_response_answer: string;
  is_exact_match: boolean;
};

/**
 * Builds the key of a question from its answers. The key is typed if one answer is a free response.
 * Then every free response is accepted, whatever its `correct` flag (Q215).
 */
export function keyOf(answers: readonly KeyAnswer[]): QuestionKey {
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

/**
 * Right only if the set of chosen ids equals the set of correct ids (PRC-016). A typed answer or a
 * typed key gives a wrong verdict.
 */
export function judgeChoice(key: QuestionKey, given: GivenAnswer): Verdict {
  const right = key.kind === 'choice' && given.kind === 'choice' && isSameSet(key.correctIds, given.answerIds);
  return { right, matched: null };
}

/** An empty choice is never right, even if the author marked no answer as correct. */
function isSameSet(correct: readonly string[], chosen: readonly string[]): boolean {
  const [correctSet, given] = [new Set(correct), new Set(chosen)];
  return given.size > 0 && given.size === correctSet.size && chosen.every((id) => correctSet.has(id));
}
