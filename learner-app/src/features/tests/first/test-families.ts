import type { Family } from '@fourfold/core/exams/families';

/** What sets the test pages of SATs and of ACTs apart. */
export type TestFamily = {
  family: Family;
  /** The address up to the exam's id. */
  base: string;
  /** The list that Back and a submission lead to; the exam stands in its query under the family's name. */
  list: string;
  /** A question at a time on the page, or in a dialog over the list of all questions (2§2). */
  form: 'page' | 'dialog';
};

export const testFamilies: readonly TestFamily[] = [
  { family: 'sat', base: '/home/sat-test', list: '/home/sats', form: 'page' },
  { family: 'act', base: '/home/act-test', list: '/home/acts', form: 'dialog' },
];
