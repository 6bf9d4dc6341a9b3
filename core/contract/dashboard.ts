import * as z from 'zod';
import { Day } from './assignments.ts';
import { type Area, Id, listOf, readers } from './call.ts';
import { ActScore, SatScore } from './grades.ts';
import { ActTestScore, SatTestScore } from './tests.ts';

export const chartTypes = ['monthly', 'weekly', 'daily'] as const;
export type ChartType = (typeof chartTypes)[number];

/**
 * The days of a chart (DSH-015), in the caller's time zone. Weekly uses the two dates, monthly the year, daily the year
 * and the month; of the other fields only the type is checked.
 */
export const ChartFilter = z.object({
  user_id: Id,
  start_date: Day,
  end_date: Day,
  selected_year: z.number().int().min(2020).max(2999),
  /** 1 to 12. */
  selected_month: z.number().int().min(1).max(12),
  type: z.enum(chartTypes),
});
export type ChartFilter = z.infer<typeof ChartFilter>;

const count = z.number().int().min(0);
/** One bar. `week_range` reads "25 Oct – 31 Oct"; `month` "2026-11"; `date` the first day it covers. */
const point = { week_range: z.string(), month: z.string(), date: Day };
const answers = { total_correct: count, total_incorrect: count };
/** Seconds, before and after the answers. */
const time = { total_time_spent: count };

export const AnswersPoint = z.object({ ...point, ...answers });
export type AnswersPoint = z.infer<typeof AnswersPoint>;
export const TimePoint = z.object({ ...point, ...time });
export type TimePoint = z.infer<typeof TimePoint>;
export const AveragePoint = z.object({
  ...point,
  ...answers,
  ...time,
  /** Mean seconds until a question was answered; null without answers. */
  before_answer: z.number().min(0).nullable(),
  /** Mean seconds with the explanation after a wrong answer; null without wrong answers. */
  after_wrong_answer: z.number().min(0).nullable(),
});
export type AveragePoint = z.infer<typeof AveragePoint>;

const exam = {
  title: z.string(),
  /** 0 to 100 with 2 decimals, by sequence or by problem set as the exam sets it (Q138). */
  percent_complete: z.number(),
};
export const SatProgressPoint = z.object({ sat_id: Id, ...exam });
export const ActProgressPoint = z.object({ act_id: Id, ...exam });

const byUser = z.object({ user_id: Id });
const tutorLoginOnly = ['tutor-login'] as const;

export const dashboardCalls = {
  'POST /user_questions/correct_incorrect_questions': {
    summary: 'How many questions were answered right and wrong, by the periods of a chart.',
    who: readers,
    sealed: 'charts',
    reads: true,
    firstOf: ['dashboard'],
    replica: true,
    budget: 'statistics',
    body: ChartFilter,
    reply: listOf(AnswersPoint),
  },
  'POST /user_questions/time_spent_by_user': {
    summary: 'Seconds spent on questions, by the periods of a chart.',
    who: tutorLoginOnly,
    sealed: 'charts',
    reads: true,
    firstOf: ['dashboard'],
    replica: true,
    budget: 'statistics',
    body: ChartFilter,
    reply: listOf(TimePoint),
  },
  'POST /user_questions/average_time_spent_by_user': {
    summary: 'Mean seconds before an answer and after a wrong one, by the periods of a chart.',
    who: tutorLoginOnly,
    sealed: 'charts',
    reads: true,
    firstOf: ['dashboard'],
    replica: true,
    budget: 'statistics',
    body: ChartFilter,
    reply: listOf(AveragePoint),
  },
  'POST /user_progresses/get_user_sats_progress': {
    summary: 'How far the caller is with each SAT.',
    who: readers,
    sealed: 'own',
    reads: true,
    firstOf: ['dashboard'],
    replica: true,
    body: byUser,
    reply: listOf(SatProgressPoint),
  },
  'POST /user_progresses/get_user_acts_progress': {
    summary: 'How far the caller is with each ACT.',
    who: readers,
    sealed: 'own',
    reads: true,
    firstOf: ['dashboard'],
    replica: true,
    body: byUser,
    reply: listOf(ActProgressPoint),
  },
  'GET /user_sats/get_all_sat_scores': {
    summary: 'The scores of every SAT that is graded on paper or recorded, in the order of the list.',
    who: readers,
    sealed: 'plain',
    firstOf: ['dashboard'],
    replica: true,
    reply: listOf(SatScore),
  },
  'GET /user_acts/get_all_act_scores': {
    summary: 'The scores of every ACT that is graded on paper or recorded, in the order of the list.',
    who: readers,
    sealed: 'plain',
    firstOf: ['dashboard'],
    replica: true,
    reply: listOf(ActScore),
  },
  'GET /user_sat_test_progresses/get_all_sat_scores': {
    summary: 'The scores of every SAT’s submitted tests, in the order of the list, mock before real.',
    who: readers,
    sealed: 'plain',
    firstOf: ['dashboard'],
    replica: true,
    reply: listOf(SatTestScore),
  },
  'GET /user_act_test_progresses/get_all_act_scores': {
    summary: 'The scores of every ACT’s submitted tests, in the order of the list, mock before real.',
    who: readers,
    sealed: 'plain',
    firstOf: ['dashboard'],
    replica: true,
    reply: listOf(ActTestScore),
  },
} as const satisfies Area;
