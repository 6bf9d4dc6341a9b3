import type { MistakeCause } from './causes.ts';

/** A wrong answer in less than this part of one's median time is a slip. */
const slipFactor = 0.4;

type Miss = {
  /** Before the answer; null if they are not known. */
  seconds: number | null;
  /** The student's median; null without answers. */
  usual_seconds: number | null;
  /** It is the last answer of a section that its clock ended, or was left out after it. */
  ended_section: boolean;
};

/** Suggests why a question was missed; null if no rule applies. */
export function suggestCause({ seconds, usual_seconds, ended_section }: Miss): MistakeCause | null {
  if (ended_section) return 'ran out of time';
  if (seconds === null || usual_seconds === null) return null;
  return seconds < slipFactor * usual_seconds ? 'slip' : null;
}
