/** Right answers in a row that master a problem set : the one shared constant (PBS-006). */
export const masteryThreshold = 4;
/** The same in a sentence. */
export const thresholdWord = 'four';

/** Whether a run is as long as it gets. Where lists show one number for a set, a mastered set is a full run (Q38). */
export function isFullRun(run: number): boolean {
  return run >= masteryThreshold;
}

/** Whether the set of a progress record is mastered. */
export function isMastered({ total_correct }: { total_correct: number }): boolean {
  return isFullRun(total_correct);
}

/** Right answers that a run still lacks (PBS-012). */
export function remaining(run: number): number {
  return Math.max(0, masteryThreshold - run);
}
