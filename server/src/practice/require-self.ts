import type { Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';

/** Practice is read and written under the caller's own name (Q18); a tutor looking on has the student's account. */
export function requireSelf(session: Pick<Session, 'account'>, userId: string): void {
  if (userId !== session.account.id) {
    throw new Refusal(
      'forbidden',
      'user_id must be your own: practice is kept under the name of the one who practises',
    );
  }
}
