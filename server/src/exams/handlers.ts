import type { examProgressCalls } from '@fourfold/core/contract/exam-progress';
import type { examQuestionCalls } from '@fourfold/core/contract/exam-questions';
import type { examCalls } from '@fourfold/core/contract/exams';
import type { Handlers } from '../call/handler.ts';
import { nameExamQuestion, nameExamQuestions, saveVideo } from './change-exam-questions.ts';
import { changeTestExam, createTestExam, deleteTestExam } from './change-test-exams.ts';
import { getExamProgress } from './get-exam-progress.ts';
import { listExamSets } from './list-exam-sets.ts';
import { listTopicTitles } from './list-topic-titles.ts';
import { getActQuestion, getSatQuestion, listActQuestions, listSatQuestions } from './read-exam-questions.ts';
import { getRealExam, getTestExam, listRealExams, listTestExams, listUserExams } from './read-exams.ts';
import { changeRealExam, createRealExam, deleteRealExam } from './real-exams.ts';
import { saveOwnOrder, saveStudioOrder } from './save-exam-orders.ts';
import { saveAnswerKey, saveScoreTable } from './save-exam-sheets.ts';

export const examHandlers = {
  'GET /sats_users': listUserExams('sat'),
  'GET /acts_users': listUserExams('act'),
  'PUT /sats_users/update_positions': ({ body }, context) => saveOwnOrder('sat', body.sats, context),
  'PUT /acts_users/update_positions': ({ body }, context) => saveOwnOrder('act', body.acts, context),

  'GET /sats/test_sats': listTestExams('sat'),
  'GET /sats/test_sats/{id}': getTestExam('sat'),
  'POST /sats/test_sats': createTestExam('sat'),
  'PUT /sats/test_sats/update_positions': ({ body }, context) => saveStudioOrder('sat', body.sats, context),
  'PUT /sats/test_sats/{id}': changeTestExam('sat'),
  'DELETE /sats/test_sats/{id}': deleteTestExam('sat'),
  'POST /sats/test_sats/update_score': saveScoreTable('sat'),
  'POST /sats/test_sats/update_bubble_answers': saveAnswerKey('sat'),
  'GET /sats/test_sats/{id}/problem_sets': listExamSets('sat'),
  'GET /sats/real_sats': listRealExams('sat'),
  'GET /sats/real_sats/{id}': getRealExam('sat'),
  'POST /sats/real_sats': createRealExam('sat'),
  'PUT /sats/real_sats/{id}': changeRealExam('sat'),
  'DELETE /sats/real_sats/{id}': deleteRealExam('sat'),

  'GET /acts/test_acts': listTestExams('act'),
  'GET /acts/test_acts/{id}': getTestExam('act'),
  'POST /acts/test_acts': createTestExam('act'),
  'PUT /acts/test_acts/update_positions': ({ body }, context) => saveStudioOrder('act', body.acts, context),
  'PUT /acts/test_acts/{id}': changeTestExam('act'),
  'DELETE /acts/test_acts/{id}': deleteTestExam('act'),
  'POST /acts/test_acts/update_score': saveScoreTable('act'),
  'POST /acts/test_acts/update_bubble_answers': saveAnswerKey('act'),
  'GET /acts/test_acts/{id}/problem_sets': listExamSets('act'),
  'GET /acts/real_acts': listRealExams('act'),
  'GET /acts/real_acts/{id}': getRealExam('act'),
  'POST /acts/real_acts': createRealExam('act'),
  'PUT /acts/real_acts/{id}': changeRealExam('act'),
  'DELETE /acts/real_acts/{id}': deleteRealExam('act'),

  'POST /user_progresses/get_user_sat_sequences_progress': ({ body }, context) =>
    getExamProgress('sat', body.sat_id, context),
  'POST /user_progresses/get_sat_type_progress': ({ body }, context) =>
    getExamProgress('sat', body.sat_id, context, 'sequences'),
  'POST /user_progresses/get_sat_problem_set_type_progress': ({ body }, context) =>
    getExamProgress('sat', body.sat_id, context, 'sets'),
  'POST /user_progresses/get_user_act_sequences_progress': ({ body }, context) =>
    getExamProgress('act', body.act_id, context),
  'POST /user_progresses/get_act_type_progress': ({ body }, context) =>
    getExamProgress('act', body.act_id, context, 'sequences'),
  'POST /user_progresses/get_act_problem_set_type_progress': ({ body }, context) =>
    getExamProgress('act', body.act_id, context, 'sets'),

  'GET /sat_questions': listSatQuestions,
  'GET /sat_questions/{id}': getSatQuestion,
  'GET /act_questions': listActQuestions,
  'GET /act_questions/{id}': getActQuestion,
  'PUT /sat_questions/{id}': nameExamQuestion('sat'),
  'PUT /act_questions/{id}': nameExamQuestion('act'),
  'PUT /sat_questions/update_topics': nameExamQuestions('sat'),
  'PUT /act_questions/update_topics': nameExamQuestions('act'),
  'GET /sat_questions/topic_titles': listTopicTitles('sat'),
  'GET /act_questions/topic_titles': listTopicTitles('act'),
  'POST /sat_questions/update_video_explanation': saveVideo('sat'),
  'POST /act_questions/update_video_explanation': saveVideo('act'),
} satisfies Handlers<typeof examCalls & typeof examProgressCalls & typeof examQuestionCalls>;
