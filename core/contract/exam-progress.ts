import * as z from 'zod';
import { type Area, Id, readers } from './call.ts';

/** How far a student is with one exam, counted by sequence or by problem set; percentages of 0 to 100, 2 decimals. */
export const ExamProgress = z.object({
  exam_id: Id,
  percent_complete: z.number().min(0).max(100),
  /** By the section's type; sections in which nothing is open are left out. */
  sections: z.record(z.string(), z.number().min(0).max(100)),
  /** By the id of the question topic. */
  questions: z.record(Id, z.number().min(0).max(100)),
});
export type ExamProgress = z.infer<typeof ExamProgress>;

const bySat = z.object({ sat_id: Id });
const byAct = z.object({ act_id: Id });

export const examProgressCalls = {
  'POST /user_progresses/get_user_sat_sequences_progress': {
    summary: 'How far a student is with a SAT: by sequence or by problem set, as the SAT is set.',
    who: readers,
    sealed: { body: 'sat_id' },
    reads: true,
    body: bySat,
    reply: ExamProgress,
  },
  'POST /user_progresses/get_sat_type_progress': {
    summary: 'How far a student is with a SAT’s sections, by sequence.',
    who: readers,
    sealed: { body: 'sat_id' },
    reads: true,
    body: bySat,
    reply: ExamProgress,
  },
  'POST /user_progresses/get_sat_problem_set_type_progress': {
    summary: 'How far a student is with a SAT’s sections, by problem set.',
    who: readers,
    sealed: { body: 'sat_id' },
    reads: true,
    body: bySat,
    reply: ExamProgress,
  },
  'POST /user_progresses/get_user_act_sequences_progress': {
    summary: 'How far a student is with an ACT: by sequence or by problem set, as the ACT is set.',
    who: readers,
    sealed: { body: 'act_id' },
    reads: true,
    body: byAct,
    reply: ExamProgress,
  },
  'POST /user_progresses/get_act_type_progress': {
    summary: 'How far a student is with an ACT’s sections, by sequence.',
    who: readers,
    sealed: { body: 'act_id' },
    reads: true,
    body: byAct,
    reply: ExamProgress,
  },
  'POST /user_progresses/get_act_problem_set_type_progress': {
    summary: 'How far a student is with an ACT’s sections, by problem set.',
    who: readers,
    sealed: { body: 'act_id' },
    reads: true,
    body: byAct,
    reply: ExamProgress,
  },
} as const satisfies Area;
