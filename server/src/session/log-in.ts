import { accountNotActive } from '@fourfold/core/session/server-texts';
import { passwordFits } from '../accounts/password.ts';
import { presentAccount } from '../accounts/present-account.ts';
import { wrongLogIn } from '../accounts/texts.ts';
import { userByEmail } from '../accounts/user-by-email.ts';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { limits } from '../limits/limits.ts';
import { forgiveAll, forgiveAttempt, reserveAttempt } from '../limits/reserve-attempt.ts';
import { deviceOf } from './device-of.ts';
import { openSession } from './open-session.ts';

export const logIn: Handler<'POST /sessions'> = async ({ body }, visit) => {
  const { db } = visit;
  const now = visit.now();
  const attempt = await reserveAttempt(db, now, [
    [limits.logInByAccount, body.email],
    [limits.logInByAddress, visit.address],
  ]);
  const user = await userByEmail(db, body.email);
  const fits = await passwordFits(user?.password_hash, body.password);
  if (!user || !fits) throw new Refusal('wrong_credentials', wrongLogIn);
  await forgiveAttempt(db, attempt);
  await forgiveAll(db, limits.logInByAccount, body.email);
  // Said only to someone who knows the password: to others an inactive account is no different.
  if (!user.status) throw new Refusal('not_active', accountNotActive);
  const device = deviceOf(visit.userAgent);
  visit.giveToken(await openSession(db, { id: visit.newId(), userId: user.id, site: visit.site, now, device }));
  return presentAccount({ ...user, tutor_id: null, tutor_name: null });
};
