import * as z from 'zod';
import { pageSize } from '../client/page-size.ts';
import { type Area, ById, Id, Message, superAdmins } from './call.ts';

/** The problem types of the report dialog (RPT-002). */
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

/** Page sizes of the reports table (REP-005); the default is `pageSize`. */
export const reportPageSizes = [5, 10, 15, 20, 25, 50] as const;

/** A row of the super admin's table of reports. */
export const ReportRow = ReportedProblem.extend({
  student: z.string(),
  student_email: z.string(),
  question_data: z.object({
    /** `Math topic`, `Problem set`, `SAT test`…: what the question belongs to. */
    type: z.string(),
    title: z.string(),
    /** Path and query of the question in the studio; empty with an error. */
    url: z.string(),
    /** Why the question cannot be opened, as a sentence; null if it can. */
    error: z.string().nullable(),
  }),
});
export type ReportRow = z.infer<typeof ReportRow>;

/** At least one (RPT-003), each once. */
const ProblemTypes = z
  .array(z.enum(problemTypes))
  .min(1)
  .refine((types) => new Set(types).size === types.length, { error: 'name each type of problem once' });

export const reportCalls = {
  'POST /reported_problems': {
    summary: 'Report a problem with a question.',
    who: ['student'],
    sealed: 'report',
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
    summary: 'Delete a report that is settled. Added.',
    who: superAdmins,
    params: ById,
    reply: Message,
  },
} as const satisfies Area;
