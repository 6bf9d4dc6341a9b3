import { lockJob } from '../jobs/claims.ts';
import type { Job } from '../jobs/job.ts';
import { passwordLink, recoveryLetter } from '../mail/letters.ts';
import { linkToken } from '../mail/link-secret.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { findUserByEmail } from './find-user-by-email.ts';
import { passwordLinkMinutes, storePasswordLink } from './password-link.ts';

/** Mails the link to choose a new password, if there is an account. */
export async function sendRecovery({ id, body, made_at }: Job<'recovery'>, post: MailContext): Promise<void> {
  const letter = await post.db.transaction().execute(async (tx) => {
    if (!(await lockJob(tx, id))) return null;
    const user = await findUserByEmail(tx, body.email);
    if (!user) return null;
    const token = linkToken(post.linkSecret, id);
    const isUsable = await storePasswordLink(tx, {
      token,
      userId: user.id,
      now: post.now(),
      minutes: passwordLinkMinutes,
    });
    if (!isUsable) return null;
    await tx.updateTable('jobs').set({ user_id: user.id }).where('id', '=', id).execute();
    return { to: user.email, ...recoveryLetter(passwordLink(post.learnerUrl, token)) };
  });
  if (letter) await post.carrier.carry({ id, at: made_at, ...letter });
}
