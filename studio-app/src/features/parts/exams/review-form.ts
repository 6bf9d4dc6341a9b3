import { type Day, dayAt } from '@fourfold/core/day/day';
import { formatDay } from '@fourfold/core/day/format-day';
import type { ReviewOpening, ReviewSetting } from '@fourfold/core/exams/exam-review';

/** The form of the review setting; `day` is used only with `on_date`. */
export type ReviewForm = { opens: ReviewOpening; day: Day; showsScore: boolean };

export const openings: readonly { value: ReviewOpening; label: string }[] = [
  { value: 'at_once', label: 'At once' },
  { value: 'on_date', label: 'On a date' },
  { value: 'released', label: 'When released' },
];

/** The form of a setting; its day is in the user's time zone. */
export function reviewFormOf({ opens, at, shows_score }: ReviewSetting): ReviewForm {
  return { opens, day: at === null ? '' : dayAt(new Date(at)), showsScore: shows_score };
}

/** The error of the day, if any; a saved day may be in the past. */
export function dayErrorOf({ opens, day }: ReviewForm, saved: ReviewSetting, today: Day): string | undefined {
  if (opens !== 'on_date' || (saved.at !== null && day === reviewFormOf(saved).day)) return undefined;
  if (day === '') return 'Please enter Date';
  return day > today ? undefined : 'Tomorrow or later';
}

/** The setting to save: a new day starts at midnight in the author's time zone, an unchanged one keeps its time. */
export function reviewSettingOf({ opens, day, showsScore }: ReviewForm, saved: ReviewSetting): ReviewSetting {
  const setting = { opens, at: null, shows_score: showsScore };
  if (opens !== 'on_date') return setting;
  const isUnchanged = saved.at !== null && day === reviewFormOf(saved).day;
  return { ...setting, at: isUnchanged ? saved.at : new Date(`${day}T00:00`).toISOString() };
}

/** A short text: "at once", "on 30 Nov", "open since 12 Nov" or "when released". */
export function openingText({ opens, at }: ReviewSetting, now: Date): string {
  if (opens === 'at_once') return 'at once';
  if (opens === 'released' || at === null) return 'when released';
  return `${new Date(at) > now ? 'on' : 'open since'} ${formatDay(dayAt(new Date(at)), dayAt(now))}`;
}

/** What students see of a handed-in test until the review opens. */
export function visibilityText({ opens, day, showsScore }: ReviewForm, today: Day): string {
  const isPast = opens === 'on_date' && day !== '' && day <= today;
  if (opens === 'at_once' || isPast) {
    return 'Students see their score, the right answers and the explanations as soon as they hand in.';
  }
  const until = { on_date: day === '' ? 'then' : formatDay(day, today), released: 'a tutor or an author opens it' }[
    opens
  ];
  return `Until ${until}, students see only ${showsScore ? 'their score' : 'that they handed in'}.`;
}

/** The effect of saving on waiting students; null if there is none. */
export function effectText({ opens }: ReviewForm, waiting: number): string | null {
  if (opens !== 'at_once' || waiting === 0) return null;
  return waiting === 1
    ? 'Saving opens the review to 1 student who waits.'
    : `Saving opens the review to ${waiting} students who wait.`;
}
