import type { Kysely } from 'kysely';
import { invitationMinutes, makePasswordLink } from '../accounts/password-link.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Handler, Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import type { Database } from '../database/schema.ts';
import { holdLivingUser } from './hold-user.ts';

export type Invited = { email: string; username: string; token: string };

/** The link of an invitation; its letter goes out once it is kept. */
export async function makeInvitation(
  tx: Kysely<Database>,
  { id, email, username }: { id: string; email: string; username: string },
  now: Date,
): Promise<Invited> {
  return { email, username, token: await makePasswordLink(tx, { userId: id, now, minutes: invitationMinutes }) };
}

/** One letter after the other, behind the reply; one that cannot be sent does not keep back the next. */
export function mailInvitations(
  { later, mailer, log, session }: Context & { session: Session },
  invited: readonly Invited[],
): void {
  if (invited.length === 0) return;
  later(async () => {
    for (const { email, ...letter } of invited) {
      await mailer.sendInvitation(email, { ...letter, by: session.account.username }).catch((error: unknown) => {
        log.error({ err: error }, 'an invitation was not sent: it can be sent again from the users page');
      });
    }
  });
}

export const inviteAgain: Handler<'POST /users/invite'> = async ({ body }, visit) => {
  const { db, session } = visit;
  const invited = await db.transaction().execute(async (tx) => {
    const user = await holdLivingUser(tx, body.user_id);
    if (user.has_password) {
      throw new Refusal('conflict', `${user.username} has chosen a password already, and can ask for a new one.`);
    }
    if (!user.status) throw new Refusal('conflict', `${user.username} is not active: activate the account first.`);
    await writeAudit(tx, session, { action: 'invite', subject: 'user', subject_id: user.id, for_id: user.id });
    return await makeInvitation(tx, user, visit.now());
  });
  mailInvitations(visit, [invited]);
  return { message: `The invitation was sent to ${invited.email}.` };
};
