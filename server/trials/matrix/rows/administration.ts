import type { auditCalls } from '@fourfold/core/contract/audit';
import type { clientErrorCalls } from '@fourfold/core/contract/client-errors';
import type { deadLetterCalls } from '@fourfold/core/contract/dead-letters';
import type { reportCalls } from '@fourfold/core/contract/reports';
import { newId } from '../../../src/call/new-id.ts';
import type { AreaRows, CellContext } from '../call-row.ts';

export const auditRows = {
  'GET /audit': { of: 'managed', parts: () => ({ query: {} }), tells: 'everything' },
  'GET /registration_codes': { of: 'authored' },
  'POST /registration_codes': { of: 'authored', parts: () => ({ body: { code: newId() } }) },
  'PUT /registration_codes': {
    of: 'authored',
    parts: async ({ db }) => {
      const code = newId();
      await db.insertInto('registration_codes').values({ code }).execute();
      return { body: { code, retired: true } };
    },
  },
} as const satisfies AreaRows<typeof auditCalls>;

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

async function aDeadLetter({ db, group, now }: CellContext) {
  const id = newId();
  await db
    .insertInto('jobs')
    .values({
      ...{ id, kind: 'recovery', user_id: group.student.id, body: JSON.stringify({ email: group.mark }) },
      ...{ made_at: now, due_at: now, failed_at: now, reason: group.mark },
    })
    .execute();
  return { params: { id } };
}

export const deadLetterRows = {
  'GET /dead_letters': { of: 'managed', tells: 'everything' },
  'POST /dead_letters/{id}/retry': { of: 'managed', parts: aDeadLetter },
  'DELETE /dead_letters/{id}': { of: 'managed', parts: aDeadLetter },
} as const satisfies AreaRows<typeof deadLetterCalls>;

export const clientErrorRows = {
  'POST /client_errors': {
    of: 'open',
    parts: () => ({
      body: { kind: 'error', name: 'TypeError', message: 'x is no function', stack: '', page: '/home', release: 'a-1' },
    }),
  },
} as const satisfies AreaRows<typeof clientErrorCalls>;
