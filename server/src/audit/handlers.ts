import type { auditCalls } from '@fourfold/core/contract/audit';
import type { Handlers } from '../call/handler.ts';
import { unbuilt } from '../call/unbuilt.ts';

export const auditHandlers = {
  'GET /audit': unbuilt,
  'GET /registration_codes': unbuilt,
  'POST /registration_codes': unbuilt,
  'PUT /registration_codes': unbuilt,
} satisfies Handlers<typeof auditCalls>;
