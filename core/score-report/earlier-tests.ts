import type { Variant } from '../exams/section.ts';

/**
 * One student's test in one variant: `at` is the time when its last section was submitted, in milliseconds; `practice`,
 * whether a section of it was taken in practice mode.
 */
export type TakenTest = { exam_id: string; variant: Variant; practice: boolean; at: number };

/** A report compares with this many tests. */
const mostEarlier = 3;

/** The tests that were submitted before one of them in the same mode (Q342), the latest first. */
export function earlierTests<Test extends TakenTest>(tests: readonly Test[], own: TakenTest): Test[] {
  return tests
    .filter(
      ({ exam_id, variant, practice, at }) =>
        practice === own.practice && at < own.at && !(exam_id === own.exam_id && variant === own.variant),
    )
    .toSorted((a, b) => b.at - a.at || (a.exam_id < b.exam_id ? -1 : 1))
    .slice(0, mostEarlier);
}
