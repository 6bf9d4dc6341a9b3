import type { auditCalls } from '@fourfold/core/contract/audit';
import { newId } from '../../../src/call/new-id.ts';
import type { AreaRows } from '../call-row.ts';

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
