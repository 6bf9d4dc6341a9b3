import type { Family } from '@fourfold/core/wire/exams/exam-family';

/** The differences between the test pages of SATs and of ACTs. */
export type TestFamily = {
  family: Family;
  /** The path up to the exam's id. */
  base: string;
  /** The list that Back and a submission lead to; its query has the exam under the family's name (TST-006, TST-007). */
  list: string;
  /** Questions are shown one at a time on the page, or in a dialog over the list of all questions (TST-002, Q146). */
  form: 'page' | 'dialog';
};

export const testFamilies: readonly TestFamily[] = [
  { family: 'sat', base: '/home/sat-test', list: '/home/sats', form: 'page' },
  { family: 'act', base: '/home/act-test', list: '/home/acts', form: 'dialog' },
];
