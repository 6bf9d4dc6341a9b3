import type { contentCalls } from '@fourfold/core/contract/read-content';
import type { Handlers } from '../call/handler.ts';
import { getProblemSet } from './get-problem-set.ts';
import { getProblemsetQuestion } from './get-problemset-question.ts';
import { getQuestion } from './get-question.ts';
import { getSubsubtopic } from './get-subsubtopic.ts';
import { getSubtopic } from './get-subtopic.ts';
import { getTest } from './get-test.ts';
import { getTopicFlow } from './get-topic-flow.ts';
import { listAnswers } from './list-answers.ts';
import { listProblemSets } from './list-problem-sets.ts';
import { listProblemsetAnswers } from './list-problemset-answers.ts';
import { listProblemsetQuestions } from './list-problemset-questions.ts';
import { listQuestionSubsubtopics } from './list-question-subsubtopics.ts';
import { listQuestions } from './list-questions.ts';
import { listSubsubtopics } from './list-subsubtopics.ts';
import { listSubtopics } from './list-subtopics.ts';
import { listTopics } from './list-topics.ts';

export const contentHandlers = {
  'GET /topics': listTopics('math'),
  'GET /grammar_topics': listTopics('grammar'),
  'GET /reading_topics': listTopics('reading'),
  'GET /sat_topics': listTopics('sat'),
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
