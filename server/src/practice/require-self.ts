import type { Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';

/**
 * Throws a Refusal unless `userId` is the caller's own id (Q18). A tutor who has logged in as a
 * student has the student's account, so this check passes.
 */
export function requireSelf(session: Pick<Session, 'account'>, userId: string): void {
  if (userId !== session.account.id) {
    throw new Refusal('not_yourself');
  }
}
