import type { contentCalls } from '@fourfold/core/contract/read-content';
import { notFound, type Rows } from '../row.ts';
import { examOf } from './exam-of.ts';

const list = { of: 'content' } as const;

export const contentRows = {
  'GET /topics': list,
  'GET /grammar_topics': list,
  'GET /reading_topics': list,
  'GET /sat_topics': list,
  'GET /tests/{id}': { ...list, parts: ({ world }) => ({ params: { id: world.topic } }) },
  'GET /tests/{id}/flow': { ...list, parts: ({ world }) => ({ params: { id: world.topic } }) },
  'GET /subtopics': { ...list, parts: ({ world }) => ({ query: { test_id: world.topic } }) },
  'GET /subtopics/{id}': { ...list, parts: ({ world }) => ({ params: { id: world.subtopic } }) },
  'GET /subsubtopics': { ...list, parts: ({ world }) => ({ query: { subtopic_id: world.subtopic } }) },
  'GET /subsubtopics/{id}': { ...list, parts: ({ world }) => ({ params: { id: world.subsubtopic } }) },
  'GET /questions': {
    of: 'persons',
    parts: (at) => ({
      query: { sat_id: examOf(at, 'sat'), sat_type: 'MathNoCalc', question_type: 'AdminSatMockTest' },
    }),
    others: {
      ...{ student: notFound('Test section'), 'tutor-login': notFound('Test section') },
      ...{ admin: notFound('SAT'), 'super-admin': notFound('SAT') },
    },
  },
  'GET /questions/{id}': { ...list, parts: ({ world }) => ({ params: { id: world.question.id } }) },
  'GET /question_subsubtopics': { ...list, parts: ({ world }) => ({ query: { subsubtopic_id: world.subsubtopic } }) },
  'GET /problemset_questions': { ...list, parts: ({ world }) => ({ query: { problem_set_id: world.set } }) },
  'GET /problemset_questions/{id}': { ...list, parts: ({ world }) => ({ params: { id: world.setQuestion.id } }) },
  'GET /answers': { ...list, parts: ({ world }) => ({ query: { question_id: world.question.id } }) },
  'GET /problemset_answers': { ...list, parts: ({ world }) => ({ query: { question_id: world.setQuestion.id } }) },
  'GET /problem_sets': { ...list, parts: ({ world }) => ({ query: { subsubtopic_id: world.subsubtopic } }) },
  'GET /problem_sets/{id}': { ...list, parts: ({ world }) => ({ params: { id: world.set } }) },
} as const satisfies Rows<typeof contentCalls>;
