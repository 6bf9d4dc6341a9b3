import type { Family } from '@fourfold/core/exams/families';

export type ExamPlace = {
  /** Also the name of the exam in the query; its question's is `{family}_question`. */
  family: Family;
  path: string;
  title: string;
};

/** Where the lists of exams are, and what they are called. */
export const examPlaces = {
  sat: { family: 'sat', path: '/home/sats', title: 'SATs' },
  act: { family: 'act', path: '/home/acts', title: 'ACTs' },
} as const satisfies Record<Family, ExamPlace>;
