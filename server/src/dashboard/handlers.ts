import { answersPoint, averagePoint, timePoint } from '@fourfold/core/charts/points';
import type { dashboardCalls } from '@fourfold/core/contract/dashboard';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import type { Context, Handlers, Session } from '../call/handler.ts';
import { listExamProgress } from '../exams/list-exam-progress.ts';
import { listActScores, listSatScores } from '../grades/read-scores.ts';
import { requireSelf } from '../practice/require-self.ts';
import { listTestScores } from '../test-sections/get-test-scores.ts';
import { createChart } from './create-chart.ts';

export const dashboardHandlers = {
  'POST /user_questions/correct_incorrect_questions': createChart(answersPoint),
  'POST /user_questions/time_spent_by_user': createChart(timePoint),
  'POST /user_questions/average_time_spent_by_user': createChart(averagePoint),
  'POST /user_progresses/get_user_sats_progress': async ({ body }, context) => ({
    data: (await ownProgress('sat', body, context)).map(({ id, ...exam }) => ({ sat_id: id, ...exam })),
  }),
  'POST /user_progresses/get_user_acts_progress': async ({ body }, context) => ({
    data: (await ownProgress('act', body, context)).map(({ id, ...exam }) => ({ act_id: id, ...exam })),
  }),
  'GET /user_sats/get_all_sat_scores': listSatScores,
  'GET /user_acts/get_all_act_scores': listActScores,
  'GET /user_sat_test_progresses/get_all_sat_scores': async (_, context) => ({
    data: (await listTestScores('sat', context)).map(({ exam_id, title, ...score }) => ({
      sat_id: exam_id,
      sat_title: title,
      ...score,
    })),
  }),
  'GET /user_act_test_progresses/get_all_act_scores': async (_, context) => ({
    data: (await listTestScores('act', context)).map(({ exam_id, title, ...score }) => ({
      act_id: exam_id,
      act_title: title,
      ...score,
    })),
  }),
} satisfies Handlers<typeof dashboardCalls>;

async function ownProgress(family: Family, { user_id }: { user_id: string }, context: Context & { session: Session }) {
  requireSelf(context.session, user_id);
  return await listExamProgress(family, context);
}
