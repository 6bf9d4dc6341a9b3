import type { Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';

/** Who assigns: the caller, or the tutor behind a look at a student. */
export function tutorOf({ account }: Session): { id: string; name: string } {
  const { status, tutor_id, tutor_name } = account.tutor_login;
  return status && tutor_id ? { id: tutor_id, name: tutor_name ?? '' } : { id: account.id, name: account.username };
}

/** In a look, only for the student who is looked at; whose students a tutor has is asked where it is written. */
export function requireLookedAt({ account }: Session, user_id: string): void {
  if (account.tutor_login.status && user_id !== account.id) {
    throw new Refusal('forbidden', 'user_id must be the student’s whom you look at');
  }
}
