import type { questionCalls } from '@fourfold/core/contract/questions';
import type { Handlers } from '../call/handler.ts';
import { changeAnswer, deleteAnswer, orderAnswers } from './change-answers.ts';
import { acceptKey, changeProblemsetQuestion, changeQuestion } from './change-question.ts';
import { createAnswer, createProblemsetAnswer, createSeveralAnswers } from './create-answers.ts';
import { linkProblemset, linkQuestion, unlinkProblemset, unlinkQuestion } from './link-question-handlers.ts';
import {
  createProblemsetQuestion,
  createQuestion,
  createSeveralInProblemset,
  createSeveralInSubsubtopic,
  createSeveralQuestions,
  createSubsubtopicQuestion,
  deleteProblemsetQuestion,
  deleteQuestion,
  deleteSubsubtopicQuestion,
  orderProblemsetQuestions,
  orderQuestions,
  orderSubsubtopicQuestions,
} from './question-list-handlers.ts';

export const questionHandlers = {
  'POST /questions': createQuestion,
  'POST /questions/create_multiple': createSeveralQuestions,
  'PUT /questions/{id}': changeQuestion,
  'DELETE /questions/{id}': deleteQuestion,
  'PUT /questions/update_positions': orderQuestions,
  'POST /question_subsubtopics': createSubsubtopicQuestion,
  'POST /question_subsubtopics/create_multiple': createSeveralInSubsubtopic,
  'DELETE /question_subsubtopics/{id}': deleteSubsubtopicQuestion,
  'PUT /question_subsubtopics/update_positions': orderSubsubtopicQuestions,
  'POST /problemset_questions': createProblemsetQuestion,
  'POST /problemset_questions/create_multiple': createSeveralInProblemset,
  'PUT /problemset_questions/{id}': changeProblemsetQuestion,
  'DELETE /problemset_questions/{id}': deleteProblemsetQuestion,
  'PUT /problemset_questions/update_positions': orderProblemsetQuestions,
  'POST /questions/link_question': linkQuestion,
  'POST /questions/unlink_question': unlinkQuestion,
  'POST /questions/link_problemset': linkProblemset,
  'POST /questions/unlink_problemset': unlinkProblemset,
  'PUT /questions/accept_key': acceptKey,
  'POST /answers': createAnswer,
  'POST /answers/create_multiple': createSeveralAnswers,
  'POST /problemset_answers': createProblemsetAnswer,
  'PUT /answers/{id}': changeAnswer,
  'PATCH /answers/{id}': changeAnswer,
  'DELETE /answers/{id}': deleteAnswer,
  'PUT /answers/update_positions': orderAnswers,
} satisfies Handlers<typeof questionCalls>;
