import type { gradeCalls } from '@fourfold/core/contract/grades';
import type { Handlers } from '../call/handler.ts';
import { listActGrades, listSatGrades } from './read-grades.ts';
import { getActScore, getSatScore } from './read-scores.ts';
import { saveActGrade, saveSatGrade } from './save-grade.ts';

export const gradeHandlers = {
  'GET /user_sats': listSatGrades,
  'POST /user_sats': saveSatGrade,
  'GET /user_sats/get_sat_score': getSatScore,
  'GET /user_acts': listActGrades,
  'POST /user_acts': saveActGrade,
  'GET /user_acts/get_act_score': getActScore,
} satisfies Handlers<typeof gradeCalls>;
