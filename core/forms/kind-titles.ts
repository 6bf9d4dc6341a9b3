import type { KindName } from '../kinds/registry.ts';

/** The kinds of questions, as lists for authors name them. */
export const kindTitles = {
  'one-choice': 'One choice',
  'several-choices': 'Several choices',
  typed: 'Typed answer',
  'student-produced': 'Student-produced',
} as const satisfies Record<KindName, string>;
