import type { contentCalls } from '@fourfold/core/contract/content';
import { notFound, type Rows } from '../row.ts';
import { examOf } from './exam-of.ts';

const list = { of: 'content' } as const;

export const contentRows = {
  'GET /topics': list,
  'GET /grammar_topics': list,
  'GET /reading_topics': list,
  'GET /sat_topics': list,
  'GET /tests/{id}': { ...list, with: ({ world }) => ({ params: { id: world.topic } }) },
  'GET /subtopics': { ...list, with: ({ world }) => ({ query: { test_id: world.topic } }) },
  'GET /subtopics/{id}': { ...list, with: ({ world }) => ({ params: { id: world.subtopic } }) },
  'GET /subsubtopics': { ...list, with: ({ world }) => ({ query: { subtopic_id: world.subtopic } }) },
  'GET /subsubtopics/{id}': { ...list, with: ({ world }) => ({ params: { id: world.subsubtopic } }) },
  'GET /questions': {
    of: 'persons',
    with: (at) => ({
      query: { sat_id: examOf(at, 'sat'), sat_type: 'MathNoCalc', question_type: 'AdminSatMockTest' },
    }),
    others: {
      ...{ student: notFound('Test section'), 'tutor-login': notFound('Test section') },
      ...{ admin: notFound('SAT'), 'super-admin': notFound('SAT') },
    },
  },
  'GET /questions/{id}': { ...list, with: ({ world }) => ({ params: { id: world.question.id } }) },
  'GET /question_subsubtopics': { ...list, with: ({ world }) => ({ query: { subsubtopic_id: world.subsubtopic } }) },
  'GET /problemset_questions': { ...list, with: ({ world }) => ({ query: { problem_set_id: world.set } }) },
  'GET /problemset_questions/{id}': { ...list, with: ({ world }) => ({ params: { id: world.setQuestion.id } }) },
  'GET /answers': { ...list, with: ({ world }) => ({ query: { question_id: world.question.id } }) },
  'GET /problemset_answers': { ...list, with: ({ world }) => ({ query: { question_id: world.setQuestion.id } }) },
  'GET /problem_sets': { ...list, with: ({ world }) => ({ query: { subsubtopic_id: world.subsubtopic } }) },
  'GET /problem_sets/{id}': { ...list, with: ({ world }) => ({ params: { id: world.set } }) },
} as const satisfies Rows<typeof contentCalls>;
