import type { contentCalls } from '@fourfold/core/contract/read-content';
import { callsByTopicKind } from '@fourfold/core/topics/topic-kinds';
import { type AreaRows, notFound } from '../call-row.ts';
import { examOf } from './exam-rows.ts';

const contentRow = { of: 'content' } as const;

export const contentRows = {
  ...callsByTopicKind('GET', '', () => contentRow),
  'GET /tests/{id}': { ...contentRow, parts: ({ content }) => ({ params: { id: content.topic } }) },
  'GET /tests/{id}/flow': { ...contentRow, parts: ({ content }) => ({ params: { id: content.topic } }) },
  'GET /subtopics': { ...contentRow, parts: ({ content }) => ({ query: { test_id: content.topic } }) },
  'GET /subtopics/{id}': { ...contentRow, parts: ({ content }) => ({ params: { id: content.subtopic } }) },
  'GET /subsubtopics': { ...contentRow, parts: ({ content }) => ({ query: { subtopic_id: content.subtopic } }) },
  'GET /subsubtopics/{id}': { ...contentRow, parts: ({ content }) => ({ params: { id: content.subsubtopic } }) },
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
  'GET /questions/{id}': { ...contentRow, parts: ({ content }) => ({ params: { id: content.question.id } }) },
  'GET /question_subsubtopics': {
    ...contentRow,
    parts: ({ content }) => ({ query: { subsubtopic_id: content.subsubtopic } }),
  },
  'GET /problemset_questions': { ...contentRow, parts: ({ content }) => ({ query: { problem_set_id: content.set } }) },
  'GET /problemset_questions/{id}': {
    ...contentRow,
    parts: ({ content }) => ({ params: { id: content.setQuestion.id } }),
  },
  'GET /answers': { ...contentRow, parts: ({ content }) => ({ query: { question_id: content.question.id } }) },
  'GET /problemset_answers': {
    ...contentRow,
    parts: ({ content }) => ({ query: { question_id: content.setQuestion.id } }),
  },
  'GET /problem_sets': { ...contentRow, parts: ({ content }) => ({ query: { subsubtopic_id: content.subsubtopic } }) },
  'GET /problem_sets/{id}': { ...contentRow, parts: ({ content }) => ({ params: { id: content.set } }) },
} as const satisfies AreaRows<typeof contentCalls>;
