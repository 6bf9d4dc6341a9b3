import type { DemoExamQuestion } from '../format.ts';

/** Question topics by title alone, in order of their numbers. */
export function titled(...titles: readonly string[]): readonly DemoExamQuestion[] {
  return titles.map((title) => ({ title }));
}
