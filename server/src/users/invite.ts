import type { Kysely } from 'kysely';
import { invitationMinutes, makePasswordLink, makePasswordLinks } from '../accounts/password-link.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Handler, Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import type { Database } from '../database/schema.ts';
import { holdLivingUser } from './hold-user.ts';

export type Invited = { email: string; username: string; token: string };
type Invitable = { id: string; email: string; username: string };

/** The links of invitations; their letters go out once these are kept. */
export async function makeInvitations(
  tx: Kysely<Database>,
  users: readonly Invitable[],
  now: Date,
): Promise<Invited[]> {
  const userIds = users.map(({ id }) => id);
  const tokens = await makePasswordLinks(tx, { userIds, now, minutes: invitationMinutes });
  return users.flatMap(({ email, username }, at) => {
    const token = tokens[at];
    return token === undefined ? [] : [{ email, username, token }];
  });
}

/** One letter after the other, behind the reply; one that cannot be sent does not keep back the next. */
export function mailInvitations(visit: Context & { session: Session }, invited: readonly Invited[]): void {
  if (invited.length === 0) return;
  visit.later(async () => {
    for (const one of invited) await mail(visit, one);
  });
}

/** Whether the letter was handed on. */
async function mail(
  { mailer, log, session }: Context & { session: Session },
  { email, ...letter }: Invited,
): Promise<boolean> {
  try {
    await mailer.sendInvitation(email, { ...letter, by: session.account.username });
    return true;
  } catch (error) {
    log.error({ err: error }, 'an invitation was not sent: it can be sent again from the users page');
    return false;
  }
}

/** Says that it was sent once it was. */
export const inviteAgain: Handler<'POST /users/invite'> = async ({ body }, visit) => {
  const { db, session } = visit;
  const invited = await db.transaction().execute(async (tx) => {
    const user = await holdLivingUser(tx, body.user_id);
    if (user.has_password) {
      throw new Refusal('conflict', `${user.username} has chosen a password already, and can ask for a new one.`);
    }
    if (!user.status) throw new Refusal('conflict', `${user.username} is not active: activate the account first.`);
    await writeAudit(tx, session, { action: 'invite', subject: 'user', subject_id: user.id, for_id: user.id });
    const token = await makePasswordLink(tx, { userId: user.id, now: visit.now(), minutes: invitationMinutes });
    return { email: user.email, username: user.username, token };
  });
  if (!(await mail(visit, invited))) {
    throw new Refusal('conflict', `The invitation to ${invited.email} could not be sent. Try again later.`);
  }
  return { message: `The invitation was sent to ${invited.email}.` };
};
