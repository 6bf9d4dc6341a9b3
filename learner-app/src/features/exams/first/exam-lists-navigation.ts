import type { Family } from '@fourfold/core/wire/exams/exam-family';

export type ExamListLink = {
  /** Also the URL parameter for the exam's id; the one for its question is `{family}_question`. */
  family: Family;
  path: string;
  title: string;
};

/** Path and title of the exam lists. */
export const examListLinks = {
  sat: { family: 'sat', path: '/home/sats', title: 'SATs' },
  act: { family: 'act', path: '/home/acts', title: 'ACTs' },
} as const satisfies Record<Family, ExamListLink>;
