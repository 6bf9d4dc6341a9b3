import type { practiceCalls } from '@fourfold/core/contract/practice';
import type { Handlers } from '../call/handler.ts';
import { listSetProgress } from './list-set-progress.ts';
import { listStarted } from './list-started.ts';
import { getSequenceProgress, getSetProgress } from './read-progress.ts';
import { resetProblemSet, resetSequence } from './reset-handlers.ts';
import { saveAnswer } from './save-answer.ts';
import { settleProblemSet, settleSequence } from './settle-practice.ts';

export const practiceHandlers = {
  'POST /user_questions/save_user_questions_progress': saveAnswer,
  'POST /user_progresses/save_user_progress': settleSequence,
  'POST /user_progresses/get_user_progress': getSequenceProgress,
  'POST /user_progresses/save_user_problemset_progress': settleProblemSet,
  'POST /user_progresses/get_user_problemset_progress': getSetProgress,
  'POST /user_progresses/reset_user_progress': resetSequence,
  'POST /user_progresses/reset_user_problemset_progress': resetProblemSet,
  'POST /user_progresses/get_all_user_problemsets_progress': listSetProgress,
  'GET /user_progresses/started': listStarted,
} satisfies Handlers<typeof practiceCalls>;
