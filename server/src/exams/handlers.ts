import type { examCalls } from '@fourfold/core/contract/exams';
import type { Handlers } from '../call/handler.ts';
import { getActQuestion, getSatQuestion } from './get-exam-question.ts';
import { listActQuestions, listSatQuestions } from './list-exam-questions.ts';
import { listActs, listSats } from './list-exams.ts';

export const examHandlers = {
  'GET /sats_users': listSats,
  'GET /acts_users': listActs,
  'GET /sat_questions': listSatQuestions,
  'GET /sat_questions/{id}': getSatQuestion,
  'GET /act_questions': listActQuestions,
  'GET /act_questions/{id}': getActQuestion,
} satisfies Handlers<typeof examCalls>;
