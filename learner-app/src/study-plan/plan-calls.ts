import { attempt } from '@fourfold/app-shell/attempt';
import { api } from '@fourfold/app-shell/session';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { StudyPlan } from '@fourfold/core/contract/today';
import type { Reply } from '@fourfold/core/contract/types';
import { queryClient } from '../data/query-client.ts';

export const todayCall = apiQuery('GET /today');
export const studyPlanCall = apiQuery('GET /study_plan');
export const diagnosticCall = apiQuery('GET /diagnostic');

/** Saves the plan and updates what is cached; false after a failure that was shown. */
export async function savePlan(plan: StudyPlan): Promise<boolean> {
  const before = queryClient.getQueryData<StudyPlan>([...studyPlanCall]) ?? cachedToday()?.plan;
  const saved = await attempt(api('PUT /study_plan', { body: plan }));
  if (!saved) return false;
  queryClient.setQueryData<StudyPlan>([...studyPlanCall], saved);
  queryClient.setQueryData<Reply<'GET /today'>>(
    [...todayCall],
    (today) => today && { ...today, plan: saved, is_new: false },
  );
  // The questions of the first run are of the plan's test.
  if (saved.edition !== before?.edition) queryClient.removeQueries({ queryKey: [...diagnosticCall] });
  return true;
}

function cachedToday() {
  return queryClient.getQueryData<Reply<'GET /today'>>([...todayCall]);
}
