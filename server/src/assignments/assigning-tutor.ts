import type { Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';

/** The tutor who assigns: the caller, or the tutor who is logged in as a student. */
export function assigningTutor({ account }: Session): { id: string; name: string } {
  const { status, tutor_id, tutor_name } = account.tutor_login;
  return status && tutor_id ? { id: tutor_id, name: tutor_name ?? '' } : { id: account.id, name: account.username };
}

/**
 * Refuses another student's id from a tutor who is logged in as a student. The link between tutor
 * and student is checked when the assignment is written.
 */
export function requireImpersonatedStudent({ account }: Session, user_id: string): void {
  if (account.tutor_login.status && user_id !== account.id) {
    throw new Refusal('not_the_viewed_student');
  }
}
