import type { mistakeCalls } from '@fourfold/core/contract/mistakes';
import { newId } from '../../../src/call/new-id.ts';
import { type AreaRows, notFound } from '../call-row.ts';

const noMiss = notFound('Missed question');
const notTheirs = notFound('Student');

export const mistakeRows = {
  'GET /mistakes': { of: 'caller', parts: () => ({ query: {} }) },
  'GET /mistakes/due': { of: 'caller', parts: () => ({ query: {} }) },
  'GET /mistakes/redo': { of: 'caller', parts: () => ({ query: {} }) },
  'PUT /mistakes/{id}': {
    of: 'caller',
    parts: ({ now }) => ({
      params: { id: newId() },
      body: { cause: 'slip', note: 'Mine', updated_at: now.toISOString() },
    }),
    refuses: { student: noMiss, admin: noMiss, 'super-admin': noMiss },
  },
  'GET /mistakes/summary': {
    of: 'persons',
    parts: ({ owner }) => ({ query: { user_id: owner.id } }),
    others: notTheirs,
  },
} as const satisfies AreaRows<typeof mistakeCalls>;
