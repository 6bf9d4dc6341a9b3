import type { reportCalls } from '@fourfold/core/contract/reports';
import { newId } from '../../../src/call/new-id.ts';
import type { Rows } from '../row.ts';

export const reportRows = {
  'POST /reported_problems': {
    of: 'caller',
    parts: ({ world }) => ({ body: { problem_type: ['There is a typo'], question_id: world.question.id } }),
  },
  'GET /reported_problems': { of: 'managed', parts: () => ({ query: {} }), tells: 'everything' },
  'DELETE /reported_problems/{id}': {
    of: 'managed',
    parts: async ({ db, world, household, now }) => {
      const id = newId();
      const about = { question_id: world.question.id, question_title: 'What is x?', problem_type: ['There is a typo'] };
      await db
        .insertInto('reported_problems')
        .values({ id, user_id: household.student.id, ...about, comment: household.mark, created_at: now })
        .execute();
      return { params: { id } };
    },
  },
} as const satisfies Rows<typeof reportCalls>;
