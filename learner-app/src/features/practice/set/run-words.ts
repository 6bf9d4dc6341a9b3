import { isFullRun, masteryThreshold, remaining, thresholdWord } from '@fourfold/core/mastery/run/full-run';

/**
 * Returns the text below a run: how many right answers are missing, and the effect of a wrong
 * answer. `runBefore` is the run before the last change.
 */
export function runWords(run: number, before: number): string {
  if (isFullRun(run)) return `${masteryThreshold} in a row: this set is mastered.`;
  if (run === 0 && before > 0) {
    return `The run was ${before}. A wrong answer starts it again; ${thresholdWord} right in a row master this set.`;
  }
  return `${remaining(run)} to go. ${masteryThreshold} right in a row master this set.`;
}
