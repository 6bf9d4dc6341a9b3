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
  const before = cachedPlan();
  const saved = await attempt(api('PUT /study_plan', { body: plan }));
  if (!saved) return false;
  storePlan(saved);
  // The questions of the first run are of the plan's test.
  if (saved.edition !== before?.edition) queryClient.removeQueries({ queryKey: [...diagnosticCall] });
  return true;
}

/** Notes that the questions of the first run have come to their end. Without a network their answers say it. */
export async function endFirstRun(): Promise<void> {
  const plan = cachedPlan() ?? (await api('GET /study_plan').catch(() => null));
  if (plan?.first_run !== 'answered') return;
  const ended = { ...plan, first_run: 'ended' } as const;
  cachePlan(ended);
  const saved = await api('PUT /study_plan', { body: ended }).catch(() => null);
  if (saved) storePlan(saved);
}

/** A reply that was requested before the plan was saved, and arrives after it, has the plan of before. */
function storePlan(saved: StudyPlan) {
  cachePlan(saved);
  queryClient.invalidateQueries({ queryKey: [...todayCall] });
}

function cachedPlan(): StudyPlan | undefined {
  const today = queryClient.getQueryData<Reply<'GET /today'>>([...todayCall]);
  return queryClient.getQueryData<StudyPlan>([...studyPlanCall]) ?? today?.plan;
}

function cachePlan(plan: StudyPlan) {
  queryClient.setQueryData<StudyPlan>([...studyPlanCall], plan);
  queryClient.setQueryData<Reply<'GET /today'>>([...todayCall], (today) => today && { ...today, plan, is_new: false });
}
