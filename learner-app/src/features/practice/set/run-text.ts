import { isFullRun, masteryThreshold, remaining, thresholdText } from '@fourfold/core/mastery/run/full-run';

/**
 * Returns the text below a run: how many right answers are missing, and the effect of a wrong
 * answer. `runBefore` is the run before the last change.
 */
export function runText(run: number, runBefore: number): string {
  if (isFullRun(run)) return `${masteryThreshold} in a row: this set is mastered.`;
  if (run === 0 && runBefore > 0) {
    return `The run was ${runBefore}. A wrong answer starts it again; ${thresholdText} right in a row master this set.`;
  }
  return `${remaining(run)} to go. ${masteryThreshold} right in a row master this set.`;
}
