import { ask } from '@fourfold/core/client/ask';
import type { Account } from '@fourfold/core/contract/session';

/** The account's assignments; or the student's, while a tutor looks on. */
export const assignmentsCall = ask('GET /assignments');

/** Students, tutors who look on as one, and super admins, who see what was assigned to their own account (Q68). */
export function seesAssignments({ userType, tutor_login, is_super_admin }: Account): boolean {
  return userType === 'Student' || tutor_login.status || is_super_admin;
}
