import type { todayCalls } from '@fourfold/core/contract/today';
import type { Handlers } from '../call/handler.ts';
import { getDiagnostic } from './get-diagnostic.ts';
import { getToday } from './get-today.ts';
import { getStudyPlan, putStudyPlan } from './study-plan.ts';

export const todayHandlers = {
  'GET /today': getToday,
  'GET /study_plan': getStudyPlan,
  'PUT /study_plan': putStudyPlan,
  'GET /diagnostic': getDiagnostic,
} satisfies Handlers<typeof todayCalls>;
