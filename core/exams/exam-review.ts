import { dayAt } from '../day/day.ts';
import { formatDay } from '../day/format-day.ts';

/** When students may review what they submitted: tests on screen and paper sheets (Q278). */
export const reviewOpenings = ['at_once', 'on_date', 'released'] as const;
export type ReviewOpening = (typeof reviewOpenings)[number];

/** The review setting of an exam. `at` is an ISO 8601 date and time; null unless `opens` is `on_date`. */
export type ReviewSetting = { opens: ReviewOpening; at: string | null; shows_score: boolean };

/** What a student sees of a submission: everything, only the score, or only that it was submitted. */
export const reviewStates = ['open', 'score', 'closed'] as const;
export type ReviewState = (typeof reviewStates)[number];

/**
 * Whether what a student hands in now can be corrected at once, as far as this device knows: by the exam's setting, or
 * because its review was opened to this student before, which shows in the sections that they handed in (Q278).
 */
export function isReviewOpen({ opens, at }: ReviewSetting, seesFirstSubmit: boolean, now: Date): boolean {
  return opens === 'at_once' || seesFirstSubmit || (opens === 'on_date' && at !== null && new Date(at) <= now);
}

/** Who or what opens a review that is closed, for the student who waits; days are the reader's own. */
export function reviewOpensText({ opens, at }: ReviewSetting, now: Date): string {
  if (opens !== 'on_date' || at === null) return 'A tutor or an author opens the review.';
  const [day, today] = [dayAt(new Date(at)), dayAt(now)];
  return day === today ? 'The review opens today.' : `The review opens on ${formatDay(day, today)}.`;
}

/** Shown to the tutor or author who released a review. */
export function reviewOpenedText({ exam_title, username }: { exam_title: string; username: string }): string {
  return `The review of ${exam_title} is open to ${username}.`;
}
