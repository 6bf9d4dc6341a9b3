import type { PracticeProgress, PracticeReference, Progress, WorkReference } from '../contract/practice.ts';

/** Histories that are not work to begin, assign or reset: a card, and a student's diagnostic. */
const others: Readonly<Record<Exclude<PracticeReference, WorkReference>, true>> = {
  HomeReview: true,
  HomeDiagnostic: true,
};

/** Whether it is the progress of a sequence or a problem set. */
export function isWorkProgress(progress: PracticeProgress): progress is Progress {
  return !(progress.reference_type in others);
}
