import { isEmail } from '@fourfold/core/session/email-format';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { limits } from '../limits/limits.ts';
import { reserveAttempt } from '../limits/reserve-attempt.ts';
import { makePasswordLink } from './password-link.ts';
import { emailMalformed, emailMissing, recoverySent } from './texts.ts';
import { userByEmail } from './user-by-email.ts';

/** Answers before it looks: neither the words nor the time tell whether the account exists. */
export const forgotPassword: Handler<'PUT /accounts/forgot_password'> = async ({ body }, visit) => {
  if (body.email === '') throw new Refusal('malformed', emailMissing);
  if (!isEmail(body.email)) throw new Refusal('malformed', emailMalformed);
  const now = visit.now();
  await reserveAttempt(visit.db, now, [
    [limits.recoveryByAccount, body.email],
    [limits.recoveryByAddress, visit.address],
  ]);
  visit.later(async () => {
    const user = await userByEmail(visit.db, body.email);
    if (!user) return;
    const token = await makePasswordLink(visit.db, { userId: user.id, now });
    await visit.mailer.sendRecovery(user.email, token);
  });
  return { message: recoverySent };
};
