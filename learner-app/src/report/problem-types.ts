import type { Input } from '@fourfold/core/contract/types';

export type ProblemType = Input<'POST /reported_problems'>['body']['problem_type'][number];

/** The problem types, word for word (RPT-002). */
export const problemTypes = [
  'The answer is wrong',
  'There is a typo',
  'The answer explanation is unclear',
  "Something isn't working/something seems broken",
] as const satisfies readonly ProblemType[];
