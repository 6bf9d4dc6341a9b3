import type { GivenAnswer, QuestionKey, Verdict } from './question-key.ts';

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
