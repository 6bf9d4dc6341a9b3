import { apiQuery } from '@fourfold/core/client/api-query';
import type { SequenceReference } from '@fourfold/core/contract/practice';
import type { ApiQuery } from '@fourfold/core/contract/types';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import type { SetsParent } from '../../sequence-popup/first/popup-calls.ts';
import { type ExamListLink, examListLinks } from './first/exam-lists-navigation.ts';

/** Differences between the SAT list and the ACT list; everything else is one implementation. */
export type ExamList = ExamListLink & {
  list: ApiQuery<'GET /sats_users' | 'GET /acts_users'>;
  questions(exam: string): ApiQuery<'GET /sat_questions' | 'GET /act_questions'>;
  question(id: string): ApiQuery<'GET /sat_questions/{id}' | 'GET /act_questions/{id}'>;
  reference: SequenceReference;
  setsOf(question: string): SetsParent;
  /** The student's progress, counted as the exam's setting says. */
  progress(
    exam: string,
  ): ApiQuery<
    'POST /user_progresses/get_user_sat_sequences_progress' | 'POST /user_progresses/get_user_act_sequences_progress'
  >;
  /** Progress of its mock and real tests. */
  tests(
    exam: string,
  ): ApiQuery<'GET /user_sat_test_progresses/get_progresses' | 'GET /user_act_test_progresses/get_progresses'>;
  /** The call for one section, used by its test page. */
  test: 'GET /user_sat_test_progresses/get_progress' | 'GET /user_act_test_progresses/get_progress';
  testScores(
    exam: string,
  ): ApiQuery<'GET /user_sat_test_progresses/get_sat_scores' | 'GET /user_act_test_progresses/get_act_scores'>;
  /** Grades entered for paper exams. */
  grades: ApiQuery<'GET /user_sats' | 'GET /user_acts'>;
};

const query = { isPublish: 'true' } as const;

export const examLists: Record<Family, ExamList> = {
  sat: {
    ...examListLinks.sat,
    list: apiQuery('GET /sats_users', { query }),
    questions: (sat_id) => apiQuery('GET /sat_questions', { query: { sat_id } }),
    question: (id) => apiQuery('GET /sat_questions/{id}', { params: { id } }),
    reference: 'HomeSatQuestionTopic',
    setsOf: (sat_question_id) => ({ sat_question_id }),
    progress: (sat_id) => apiQuery('POST /user_progresses/get_user_sat_sequences_progress', { body: { sat_id } }),
    tests: (sat_id) => apiQuery('GET /user_sat_test_progresses/get_progresses', { query: { sat_id } }),
    test: 'GET /user_sat_test_progresses/get_progress',
    testScores: (sat_id) => apiQuery('GET /user_sat_test_progresses/get_sat_scores', { query: { sat_id } }),
    grades: apiQuery('GET /user_sats'),
  },
  act: {
    ...examListLinks.act,
    list: apiQuery('GET /acts_users', { query }),
    questions: (act_id) => apiQuery('GET /act_questions', { query: { act_id } }),
    question: (id) => apiQuery('GET /act_questions/{id}', { params: { id } }),
    reference: 'HomeActQuestionTopic',
    setsOf: (act_question_id) => ({ act_question_id }),
    progress: (act_id) => apiQuery('POST /user_progresses/get_user_act_sequences_progress', { body: { act_id } }),
    tests: (act_id) => apiQuery('GET /user_act_test_progresses/get_progresses', { query: { act_id } }),
    test: 'GET /user_act_test_progresses/get_progress',
    testScores: (act_id) => apiQuery('GET /user_act_test_progresses/get_act_scores', { query: { act_id } }),
    grades: apiQuery('GET /user_acts'),
  },
};
