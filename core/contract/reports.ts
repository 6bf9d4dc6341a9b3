import * as z from 'zod';
import { type Area, Id } from './call.ts';

/** What can be wrong with a question, as the report dialog offers it (2§5). */
export const problemTypes = [
  'The answer is wrong',
  'There is a typo',
  'The answer explanation is unclear',
  "Something isn't working/something seems broken",
] as const;
export type ProblemType = (typeof problemTypes)[number];

export const ReportedProblem = z.object({
  id: Id,
  _id: Id,
  problem_type: z.array(z.enum(problemTypes)),
  comment: z.string(),
  question_id: Id,
  user_id: Id,
  created_at: z.iso.datetime(),
});
export type ReportedProblem = z.infer<typeof ReportedProblem>;

/** At least one, each once. */
const ProblemTypes = z
  .array(z.enum(problemTypes))
  .min(1)
  .refine((types) => new Set(types).size === types.length, { error: 'name each type of problem once' });

export const reportCalls = {
  'POST /reported_problems': {
    summary: 'Report a problem with a question.',
    who: ['student'],
    body: z.object({ problem_type: ProblemTypes, comment: z.string().max(2000).default(''), question_id: Id }),
    reply: ReportedProblem,
  },
} as const satisfies Area;
