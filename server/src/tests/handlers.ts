import type { testCalls } from '@fourfold/core/contract/tests';
import type { Handlers } from '../call/handler.ts';
import { requireSelf } from '../practice/require-self.ts';
import { getTestProgress, listTestProgress } from './get-test-progress.ts';
import { getTestScores } from './get-test-scores.ts';
import { presentAct, presentSat } from './present-test.ts';
import { resetSection } from './reset-section.ts';
import { saveEntries } from './save-entries.ts';
import { submitSection } from './submit-section.ts';
import type { TestSection } from './test-section.ts';

/** Both families share one implementation. Only this file maps the field names of each family. */
export const testHandlers = {
  'GET /user_sat_test_progresses/get_progresses': async ({ query }, visit) => ({
    data: (await listTestProgress({ family: 'sat', exam_id: query.sat_id }, visit)).map(presentSat),
  }),
  'GET /user_sat_test_progresses/get_progress': async ({ query }, visit) =>
    presentSat(await getTestProgress(satSection(query), visit)),
  'GET /user_sat_test_progresses/get_sat_scores': async ({ query }, visit) => ({
    data: (await getTestScores('sat', query.sat_id, visit)).map(({ exam_id, title, ...score }) => ({
      sat_id: exam_id,
      sat_title: title,
      ...score,
    })),
  }),
  'POST /user_sat_test_progresses': async ({ body }, visit) => {
    const { attempt, extra_time, sat_test_progress: json } = body;
    const sent = { field: 'sat_test_progress', json, attempt, extra_time };
    return presentSat(await saveEntries(satSection(body), sent, visit));
  },
  'POST /user_sat_test_progresses/submit': async ({ body }, visit) =>
    presentSat(await submitSection(satSection(body), body.attempt, visit)),
  'DELETE /user_sat_test_progresses/reset_progress': async ({ query }, visit) =>
    presentSat(await resetSection(satSection(query), visit)),

  'GET /user_act_test_progresses/get_progresses': async ({ query }, visit) => {
    if (query.user_id !== undefined) requireSelf(visit.session, query.user_id);
    return { data: (await listTestProgress({ family: 'act', exam_id: query.act_id }, visit)).map(presentAct) };
  },
  'GET /user_act_test_progresses/get_progress': async ({ query }, visit) =>
    presentAct(await getTestProgress(actSection(query), visit)),
  'GET /user_act_test_progresses/get_act_scores': async ({ query }, visit) => ({
    data: (await getTestScores('act', query.act_id, visit)).map(({ exam_id, title, ...score }) => ({
      act_id: exam_id,
      act_title: title,
      ...score,
    })),
  }),
  'POST /user_act_test_progresses': async ({ body }, visit) => {
    const { attempt, extra_time, act_test_progress: json } = body;
    const sent = { field: 'act_test_progress', json, attempt, extra_time };
    return presentAct(await saveEntries(actSection(body), sent, visit));
  },
  'POST /user_act_test_progresses/submit': async ({ body }, visit) =>
    presentAct(await submitSection(actSection(body), body.attempt, visit)),
  'DELETE /user_act_test_progresses/reset_progress': async ({ query }, visit) =>
    presentAct(await resetSection(actSection(query), visit)),
} satisfies Handlers<typeof testCalls>;

/** A query parameter carries a boolean as text, a body as a boolean. */
type Flag = boolean | 'true' | 'false';

function satSection(named: { sat_id: string; sat_type: string; real_test: Flag }): TestSection {
  return { family: 'sat', exam_id: named.sat_id, section: named.sat_type, is_real: isTrue(named.real_test) };
}

function actSection(named: { act_id: string; act_type: string; real_test: Flag }): TestSection {
  return { family: 'act', exam_id: named.act_id, section: named.act_type, is_real: isTrue(named.real_test) };
}

function isTrue(flag: Flag): boolean {
  return flag === true || flag === 'true';
}
