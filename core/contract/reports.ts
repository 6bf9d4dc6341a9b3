import * as z from 'zod';
import { pageSize } from '../client/page-size.ts';
import { type Area, ById, Id, Message, superAdmins } from './call.ts';

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

/** How many a page of the reports can have (3§9); `pageSize` unless told. */
export const reportPageSizes = [5, 10, 15, 20, 25, 50] as const;

/** A report as the super admin's table has it. */
export const ReportRow = ReportedProblem.extend({
  student: z.string(),
  student_email: z.string(),
  question_data: z.object({
    /** `Math topic`, `Problem set`, `SAT test`… : where the question stands. */
    type: z.string(),
    title: z.string(),
    /** The very question in the studio, path and query; empty where there is an error. */
    url: z.string(),
    /** Why there is nothing to open, a sentence; null where there is. */
    error: z.string().nullable(),
  }),
});
export type ReportRow = z.infer<typeof ReportRow>;

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
  'GET /reported_problems': {
    summary: 'A page of the reported problems, the newest first; `offset` is the page’s number, from 1.',
    who: superAdmins,
    query: z.object({
      offset: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(pageSize),
    }),
    reply: z.object({ data: z.array(ReportRow), count: z.number().int() }),
  },
  'DELETE /reported_problems/{id}': {
    summary: 'Take a report off the list: it is settled. Added.',
    who: superAdmins,
    params: ById,
    reply: Message,
  },
} as const satisfies Area;
