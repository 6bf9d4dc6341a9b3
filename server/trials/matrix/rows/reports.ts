import type { reportCalls } from '@fourfold/core/contract/reports';
import { newId } from '../../../src/call/new-id.ts';
import type { AreaRows } from '../call-row.ts';

export const reportRows = {
  'POST /reported_problems': {
    of: 'caller',
    parts: ({ content }) => ({ body: { problem_type: ['There is a typo'], question_id: content.question.id } }),
  },
  'GET /reported_problems': { of: 'managed', parts: () => ({ query: {} }), tells: 'everything' },
  'DELETE /reported_problems/{id}': {
    of: 'managed',
    parts: async ({ db, content, group, now }) => {
      const id = newId();
      const about = {
        question_id: content.question.id,
        question_title: 'What is x?',
        problem_type: ['There is a typo'],
      };
      await db
        .insertInto('reported_problems')
        .values({ id, user_id: group.student.id, ...about, comment: group.mark, created_at: now })
        .execute();
      return { params: { id } };
    },
  },
} as const satisfies AreaRows<typeof reportCalls>;
