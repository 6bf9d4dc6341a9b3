import { ask } from '@fourfold/core/client/ask';
import type { SequenceReference } from '@fourfold/core/contract/practice';
import type { Asked } from '@fourfold/core/contract/types';
import type { SetsParent } from '../../sequence-popup/popup-calls.ts';

/** What sets the lists of SATs and of ACTs apart; everything else about them is one implementation. */
export type ExamList = {
  /** Also the name of the exam in the query; its question's is `{family}_question`. */
  family: 'sat' | 'act';
  path: string;
  title: string;
  list: Asked<'GET /sats_users' | 'GET /acts_users'>;
  questions(exam: string): Asked<'GET /sat_questions' | 'GET /act_questions'>;
  question(id: string): Asked<'GET /sat_questions/{id}' | 'GET /act_questions/{id}'>;
  reference: SequenceReference;
  setsOf(question: string): SetsParent;
};

const query = { isPublish: 'true' } as const;

export const examLists: readonly ExamList[] = [
  {
    family: 'sat',
    path: '/home/sats',
    title: 'SATs',
    list: ask('GET /sats_users', { query }),
    questions: (sat_id) => ask('GET /sat_questions', { query: { sat_id } }),
    question: (id) => ask('GET /sat_questions/{id}', { params: { id } }),
    reference: 'HomeSatQuestionTopic',
    setsOf: (sat_question_id) => ({ sat_question_id }),
  },
  {
    family: 'act',
    path: '/home/acts',
    title: 'ACTs',
    list: ask('GET /acts_users', { query }),
    questions: (act_id) => ask('GET /act_questions', { query: { act_id } }),
    question: (id) => ask('GET /act_questions/{id}', { params: { id } }),
    reference: 'HomeActQuestionTopic',
    setsOf: (act_question_id) => ({ act_question_id }),
  },
];
