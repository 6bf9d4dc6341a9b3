import { apiQuery } from '@fourfold/core/client/api-query';
import type { Account } from '@fourfold/core/contract/session';

/** The assignments of the account, or of the student whom a tutor is logged in as. */
export const assignmentsCall = apiQuery('GET /assignments');

/**
 * True for students, tutors who are logged in as one, and super admins, who see what was assigned
 * to their own account (Q68).
 */
export function canSeeAssignments({ userType, tutor_login, is_super_admin }: Account): boolean {
  return userType === 'Student' || tutor_login.status || is_super_admin;
}
