import { holdJob } from '../jobs/claims.ts';
import type { Job } from '../jobs/job.ts';
import { passwordLink, recoveryLetter } from '../mail/letters.ts';
import { linkToken } from '../mail/link-secret.ts';
import type { Post } from '../mail/post.ts';
import { keepPasswordLink, linkMinutes } from './password-link.ts';
import { userByEmail } from './user-by-email.ts';

/** Mails the link to choose a new password, if there is an account. */
export async function sendRecovery({ id, body, made_at }: Job<'recovery'>, post: Post): Promise<void> {
  const letter = await post.db.transaction().execute(async (tx) => {
    if (!(await holdJob(tx, id))) return null;
    const user = await userByEmail(tx, body.email);
    if (!user) return null;
    const token = linkToken(post.linkSecret, id);
    const isGood = await keepPasswordLink(tx, { token, userId: user.id, now: post.now(), minutes: linkMinutes });
    if (!isGood) return null;
    await tx.updateTable('jobs').set({ user_id: user.id }).where('id', '=', id).execute();
    return { to: user.email, ...recoveryLetter(passwordLink(post.learnerUrl, token)) };
  });
  if (letter) await post.carrier.carry({ id, at: made_at, ...letter });
}
