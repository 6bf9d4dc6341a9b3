import { canItemBeRight } from '../kinds/checks.ts';
import { isFullRun } from '../mastery/run/full-run.ts';
import { itemOf, type WireQuestion } from '../wire/item-of.ts';

/** Whether any answer that a student can give is right. */
export function canBeRight(question: WireQuestion): boolean {
  return canItemBeRight(itemOf(question));
}

/**
 * Whether a full run is possible in a set of these questions. They repeat in order until the set is mastered (Q37), and
 * a wrong answer resets the run (PBS-005): one question is enough if it can be right.
 */
export function allowsFullRun(canBeRightFlags: readonly boolean[]): boolean {
  if (!canBeRightFlags.includes(false)) return canBeRightFlags.length > 0;
  let run = 0;
  // Two rounds, because the longest run may wrap around the end.
  for (const right of [...canBeRightFlags, ...canBeRightFlags]) {
    run = right ? run + 1 : 0;
    if (isFullRun(run)) return true;
  }
  return false;
}
