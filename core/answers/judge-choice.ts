import type { Given, Key, Verdict } from './question.ts';

/**
 * Right only if the set of chosen ids equals the set of correct ids (PRC-016). A typed answer or a
 * typed key gives a wrong verdict.
 */
export function judgeChoice(key: Key, given: Given): Verdict {
  const right = key.kind === 'choice' && given.kind === 'choice' && sameSet(key.correctIds, given.answerIds);
  return { right, matched: null };
}

/** An empty choice is never right, even if the author marked no answer as correct. */
function sameSet(correct: readonly string[], chosen: readonly string[]): boolean {
  const [wanted, given] = [new Set(correct), new Set(chosen)];
  return given.size > 0 && given.size === wanted.size && chosen.every((id) => wanted.has(id));
}
