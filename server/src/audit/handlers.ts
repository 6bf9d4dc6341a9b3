import type { auditCalls } from '@fourfold/core/contract/audit';
import type { Handlers } from '../call/handler.ts';
import { listAudit } from './list-audit.ts';
import { addCode, changeCode, listCodes } from './registration-codes.ts';

export const auditHandlers = {
  'GET /audit': listAudit,
  'GET /registration_codes': listCodes,
  'POST /registration_codes': addCode,
  'PUT /registration_codes': changeCode,
} satisfies Handlers<typeof auditCalls>;
