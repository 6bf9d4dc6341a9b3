import type { Call, Contract } from '@fourfold/core/contract/contract';
import type { Answering } from './sealed-reads.ts';
import { account, byBody, byPath, byPathWith, order, type Row } from './ways-to-ask.ts';

type OfStudents = { [C in Call]: 'student' extends Contract[C]['who'][number] ? C : never }[Call];

/**
 * Complements `sealedReads`: a call that students may make and that is in neither table is a type
 * error.
 */
export const sealedWrites: Record<Exclude<OfStudents, Answering>, Row> = {
  'DELETE /sessions': account,
  'DELETE /sessions/others': account,
  'PUT /accounts/set_current_user': account,
  'PUT /accounts/change_name': account,
  'PUT /accounts/change_password': account,
  'PUT /sats_users/update_positions': order('sats'),
  'PUT /acts_users/update_positions': order('acts'),
  'PUT /sats/real_sats/{id}': byPathWith({ title: 'Mine' }),
  'PUT /acts/real_acts/{id}': byPathWith({ title: 'Mine' }),
  'DELETE /sats/real_sats/{id}': byPath,
  'DELETE /acts/real_acts/{id}': byPath,
  'PUT /assignments/complete': byBody('sat_question_id', { type: 'sat' }),
  'PUT /assignments/{id}': byPathWith({ status: 'completed' }),
  'PATCH /assignments/{id}': byPathWith({ status: 'completed' }),
};
