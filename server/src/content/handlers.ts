import type { contentCalls } from '@fourfold/core/contract/read-content';
import { callsByTopicKind } from '@fourfold/core/topics/topic-kinds';
import type { Handlers } from '../call/handler.ts';
import { getTopicFlow } from './get-topic-flow.ts';
import { getProblemSet, listProblemSets } from './read-problem-sets.ts';
import {
  getProblemsetQuestion,
  getQuestion,
  listAnswers,
  listProblemsetAnswers,
  listProblemsetQuestions,
  listQuestionSubsubtopics,
  listQuestions,
} from './read-questions.ts';
import { getSubsubtopic, getSubtopic, getTest, listSubsubtopics, listSubtopics, listTopics } from './read-topics.ts';

export const contentHandlers = {
  ...callsByTopicKind('GET', '', listTopics),
  'GET /tests/{id}': getTest,
  'GET /tests/{id}/flow': getTopicFlow,
  'GET /subtopics': listSubtopics,
  'GET /subtopics/{id}': getSubtopic,
  'GET /subsubtopics': listSubsubtopics,
  'GET /subsubtopics/{id}': getSubsubtopic,
  'GET /questions': listQuestions,
  'GET /questions/{id}': getQuestion,
  'GET /question_subsubtopics': listQuestionSubsubtopics,
  'GET /problemset_questions': listProblemsetQuestions,
  'GET /problemset_questions/{id}': getProblemsetQuestion,
  'GET /answers': listAnswers,
  'GET /problemset_answers': listProblemsetAnswers,
  'GET /problem_sets': listProblemSets,
  'GET /problem_sets/{id}': getProblemSet,
} satisfies Handlers<typeof contentCalls>;
