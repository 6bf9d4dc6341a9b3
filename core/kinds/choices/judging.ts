import type { Judging } from '../kind.ts';
import type { ChoiceData } from './choices.ts';

export const choiceJudging: Judging<ChoiceData> = {
  /** Right only if the set of chosen ids equals the set of correct ids (PRC-016). */
  judge: ({ correctIds }, { answerIds }) => ({ right: isSameSet(correctIds, answerIds), matched: null }),
  slip: () => null,
  hint: () => null,
  seal: ({ spec }) => spec,
};

/** An empty choice is never right, even if the author marked no answer as correct. */
function isSameSet(correct: readonly string[], chosen: readonly string[]): boolean {
  const [correctSet, given] = [new Set(correct), new Set(chosen)];
  return given.size > 0 && given.size === correctSet.size && chosen.every((id) => correctSet.has(id));
}
