/** Right answers in a row that master a problem set (PBS-006). The only definition of this number. */
export const masteryThreshold = 4;
/** The threshold as a word, for sentences. */
export const thresholdText = 'four';

/** Whether a run has reached the threshold. Lists show a mastered set as a full run (Q38). */
export function isFullRun(run: number): boolean {
  return run >= masteryThreshold;
}

/** Whether the set of a progress record is mastered. */
export function isMastered({ total_correct }: { total_correct: number }): boolean {
  return isFullRun(total_correct);
}

/** Right answers still needed for a full run (PBS-012). */
export function remaining(run: number): number {
  return Math.max(0, masteryThreshold - run);
}
