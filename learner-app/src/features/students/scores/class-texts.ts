import type { ClassReport, ClassTest } from '@fourfold/core/contract/score-report';
import { dayAt } from '@fourfold/core/day/day';
import { formatDay } from '@fourfold/core/day/format-day';
import { practiceNote } from '@fourfold/core/test-entries/practice-note';

export type ClassStudent = ClassReport['students'][number];
export type ClassOrder = 'name' | 'score';

/**
 * The students by name as they are sent, or the highest score first: those who were in practice mode after the others,
 * those without a score last.
 */
export function inOrder(students: readonly ClassStudent[], order: ClassOrder): ClassStudent[] {
  if (order === 'name') return [...students];
  // The sort is stable: equal scores stay in the order of names.
  return students.toSorted((a, b) => groupOf(a) - groupOf(b) || scoreOf(b) - scoreOf(a));
}

function groupOf({ composite, practice }: ClassStudent): number {
  if ((composite?.value ?? null) === null) return 2;
  return practice ? 1 : 0;
}

function scoreOf({ composite }: ClassStudent): number {
  return composite?.value ?? Number.NEGATIVE_INFINITY;
}

/** When the last section was submitted, or why there is no score: "20 Nov, practice mode", "Review not open". */
export function stateText({ review, submitted_at, practice }: ClassStudent, now: Date): string {
  if (submitted_at === null) return 'Not submitted';
  if (review === 'closed') return 'Review not open';
  return `${formatDay(dayAt(new Date(submitted_at)), dayAt(now))}${practice ? `, ${practiceNote}` : ''}`;
}

/** "3 of 12 students submitted a section." */
export function countText(students: readonly ClassStudent[]): string {
  const submitted = students.filter(({ submitted_at }) => submitted_at !== null).length;
  const all = students.length === 1 ? '1 student' : `${students.length} students`;
  return `${submitted} of ${all} submitted a section.`;
}

/** "67%": the share of right answers. */
export function shareText({ right, of }: { right: number; of: number }): string {
  return of === 0 ? '–' : `${Math.round((100 * right) / of)}%`;
}

/** The value of the list of tests, which the URL also has. */
export function testKey({ exam_id, variant }: Pick<ClassTest, 'exam_id' | 'variant'>): string {
  return `${exam_id} ${variant}`;
}

/** "Practice 7, mock test (3 students)". */
export function testText({ title, variant, students }: ClassTest): string {
  return `${title}, ${variant} test (${students === 1 ? '1 student' : `${students} students`})`;
}
