import { invitationMinutes, storePasswordLink } from '../accounts/password-link.ts';
import { lockJob } from '../jobs/claims.ts';
import type { Job } from '../jobs/job.ts';
import { invitationLetter, passwordLink } from '../mail/letters.ts';
import { linkToken } from '../mail/link-secret.ts';
import type { MailContext } from '../mail/mail-context.ts';

/** Mails the link to choose the first password, if the account is active and has none yet. */
export async function sendInvitation(
  { id, user_id, body, made_at }: Job<'invitation'>,
  post: MailContext,
): Promise<void> {
  const letter = await post.db.transaction().execute(async (tx) => {
    if (!(await lockJob(tx, id))) return null;
    const user = await tx
      .selectFrom('users')
      .select(['id', 'email', 'username'])
      .where('id', '=', user_id)
      .where('deleted_at', 'is', null)
      .where('status', '=', true)
      .where('password_hash', 'is', null)
      .executeTakeFirst();
    if (!user) return null;
    const token = linkToken(post.linkSecret, id);
    const isUsable = await storePasswordLink(tx, {
      token,
      userId: user.id,
      now: post.now(),
      minutes: invitationMinutes,
    });
    if (!isUsable) return null;
    const link = passwordLink(post.learnerUrl, token);
    return { to: user.email, ...invitationLetter({ username: user.username, by: body.by, link }) };
  });
  if (letter) await post.carrier.carry({ id, at: made_at, ...letter });
}
