import * as z from 'zod';
import { type Area, ById, Id, listOf, readers } from './call.ts';
import { ExamQuestion } from './content.ts';

/** A SAT or an ACT as the learner's lists show it. */
export const Exam = z.object({
  id: Id,
  _id: Id,
  title: z.string(),
  type: z.enum(['TestSat', 'TestAct']),
  isPublish: z.boolean(),
  position: z.number().int(),
  progress_by_problemset: z.boolean(),
});
export type Exam = z.infer<typeof Exam>;

const published = z.object({ isPublish: z.literal('true').optional() });
const exams = { who: readers, query: published, reply: listOf(Exam) };
const questionTopic = { who: readers, params: ById, reply: ExamQuestion };

export const examCalls = {
  'GET /sats_users': { ...exams, summary: 'SATs in the order of the learner’s list.' },
  'GET /acts_users': { ...exams, summary: 'ACTs in the order of the learner’s list.' },
  'GET /sat_questions': {
    summary: 'SAT question topics by section and position, of one SAT or of all.',
    who: readers,
    query: z.object({ sat_id: Id.optional() }),
    reply: listOf(ExamQuestion),
  },
  'GET /sat_questions/{id}': { ...questionTopic, summary: 'One SAT question topic.' },
  'GET /act_questions': {
    summary: 'ACT question topics by section and position, of one ACT or of all.',
    who: readers,
    query: z.object({ act_id: Id.optional() }),
    reply: listOf(ExamQuestion),
  },
  'GET /act_questions/{id}': { ...questionTopic, summary: 'One ACT question topic.' },
} as const satisfies Area;
