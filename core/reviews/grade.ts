import type { Grade } from './card.ts';

/**
 * An answer is slow if it took this many times one's median time. By the median itself, half of all answers would be
 * slow, and cards would return for no reason.
 */
const slowFactor = 1.5;

type GradedAnswer = {
  right: boolean;
  /** Before the answer. */
  seconds: number;
  /** The student's median; null without answers. */
  usual_seconds: number | null;
  /** Help was opened before the answer. */
  helped: boolean;
};

/** Returns the grade of an answer to a card. */
export function gradeOf({ right, seconds, usual_seconds, helped }: GradedAnswer): Grade {
  if (!right) return 1;
  const isSlow = usual_seconds !== null && seconds > slowFactor * usual_seconds;
  return isSlow || helped ? 2 : 3;
}
