import { invitationMinutes, keepPasswordLink } from '../accounts/password-link.ts';
import { holdJob } from '../jobs/claims.ts';
import type { Job } from '../jobs/job.ts';
import { invitationLetter, passwordLink } from '../mail/letters.ts';
import { linkToken } from '../mail/link-secret.ts';
import type { Post } from '../mail/post.ts';

/** Mails the link to choose the first password, if the account is active and has none yet. */
export async function sendInvitation({ id, user_id, body, made_at }: Job<'invitation'>, post: Post): Promise<void> {
  const letter = await post.db.transaction().execute(async (tx) => {
    if (!(await holdJob(tx, id))) return null;
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
    const isGood = await keepPasswordLink(tx, { token, userId: user.id, now: post.now(), minutes: invitationMinutes });
    if (!isGood) return null;
    const link = passwordLink(post.learnerUrl, token);
    return { to: user.email, ...invitationLetter({ username: user.username, by: body.by, link }) };
  });
  if (letter) await post.carrier.carry({ id, at: made_at, ...letter });
}
