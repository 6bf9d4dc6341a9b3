import { ask } from '@fourfold/core/client/ask';
import type { Account } from '@fourfold/core/contract/session';
import { assignmentsCall } from '../../assigning/assignments-call.ts';
import { seesAssignments } from '../../assigning/sees-assignments.ts';

/** Where the student can go on. */
export const startedCall = ask('GET /user_progresses/started');

/** What the home page asks first. */
export const homeCalls = (account: Account) => [startedCall, ...(seesAssignments(account) ? [assignmentsCall] : [])];
