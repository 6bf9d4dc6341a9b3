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
  'GET /user_sat_test_progresses/get_progresses': async ({ query }, context) => ({
    data: (await listTestProgress({ family: 'sat', exam_id: query.sat_id }, context)).map(presentSat),
  }),
  'GET /user_sat_test_progresses/get_progress': async ({ query }, context) =>
    presentSat(await getTestProgress(satSection(query), context)),
  'GET /user_sat_test_progresses/get_sat_scores': async ({ query }, context) => ({
    data: (await getTestScores('sat', query.sat_id, context)).map(({ exam_id, title, ...score }) => ({
      sat_id: exam_id,
      sat_title: title,
      ...score,
    })),
  }),
  'POST /user_sat_test_progresses': async ({ body }, context) => {
    const { attempt, extra_time, practice, device, sat_test_progress: json } = body;
    const sent = { field: 'sat_test_progress', json, attempt, extra_time, practice, device };
    return presentSat(await saveEntries(satSection(body), sent, context));
  },
  'POST /user_sat_test_progresses/submit': async ({ body }, context) =>
    presentSat(await submitSection(satSection(body), body, context)),
  'DELETE /user_sat_test_progresses/reset_progress': async ({ query }, context) =>
    presentSat(await resetSection(satSection(query), context)),

  'GET /user_act_test_progresses/get_progresses': async ({ query }, context) => {
    if (query.user_id !== undefined) requireSelf(context.session, query.user_id);
    return { data: (await listTestProgress({ family: 'act', exam_id: query.act_id }, context)).map(presentAct) };
  },
  'GET /user_act_test_progresses/get_progress': async ({ query }, context) =>
    presentAct(await getTestProgress(actSection(query), context)),
  'GET /user_act_test_progresses/get_act_scores': async ({ query }, context) => ({
    data: (await getTestScores('act', query.act_id, context)).map(({ exam_id, title, ...score }) => ({
      act_id: exam_id,
      act_title: title,
      ...score,
    })),
  }),
  'POST /user_act_test_progresses': async ({ body }, context) => {
    const { attempt, extra_time, practice, device, act_test_progress: json } = body;
    const sent = { field: 'act_test_progress', json, attempt, extra_time, practice, device };
    return presentAct(await saveEntries(actSection(body), sent, context));
  },
  'POST /user_act_test_progresses/submit': async ({ body }, context) =>
    presentAct(await submitSection(actSection(body), body, context)),
  'DELETE /user_act_test_progresses/reset_progress': async ({ query }, context) =>
    presentAct(await resetSection(actSection(query), context)),
} satisfies Handlers<typeof testCalls>;

/** A query parameter carries a boolean as text, a body as a boolean. */
type BooleanParameter = boolean | 'true' | 'false';

function satSection(parameters: { sat_id: string; sat_type: string; real_test: BooleanParameter }): TestSection {
  return {
    family: 'sat',
    exam_id: parameters.sat_id,
    section: parameters.sat_type,
    is_real: isTrue(parameters.real_test),
  };
}

function actSection(parameters: { act_id: string; act_type: string; real_test: BooleanParameter }): TestSection {
  return {
    family: 'act',
    exam_id: parameters.act_id,
    section: parameters.act_type,
    is_real: isTrue(parameters.real_test),
  };
}

function isTrue(flag: BooleanParameter): boolean {
  return flag === true || flag === 'true';
}
