import { accountNotActive } from '@fourfold/core/session/server-texts';
import { passwordFits } from '../accounts/password.ts';
import { presentAccount } from '../accounts/present-account.ts';
import { wrongLogIn } from '../accounts/texts.ts';
import { userByEmail } from '../accounts/user-by-email.ts';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import type { Against } from '../limits/attempts.ts';
import { limits } from '../limits/limits.ts';
import { deviceOf } from './device-of.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import { openSession } from './open-session.ts';

export const logIn: Handler<'POST /sessions'> = async ({ body }, visit) => {
  const { db } = visit;
  const { email, device } = body;
  const known = await knownDevice(db, { device, email });
  // A known browser has its own limit, so that failures in other browsers do not lock its owner
  // out.
  const against: Against = known
    ? [[limits.logInByDevice, known]]
    : [
        [limits.logInByAccount, email],
        [limits.logInByAddress, visit.address],
      ];
  const user = await visit.attempts.make(against, async () => {
    const found = await userByEmail(db, email);
    const fits = await passwordFits(found?.password_hash, body.password);
    if (!found || !fits) throw new Refusal('wrong_credentials', wrongLogIn);
    return found;
  });
  // Only a caller who knows the password learns that the account is not active.
  if (!user.status) throw new Refusal('not_active', accountNotActive);
  const now = visit.now();
  const browser = deviceOf(visit.userAgent);
  visit.giveToken(
    await openSession(db, { id: visit.newId(), userId: user.id, site: visit.site, now, device: browser }),
  );
  const secret = await rememberDevice(db, { userId: user.id, device, now });
  if (secret) visit.giveDevice(secret);
  return presentAccount({ ...user, tutor_id: null, tutor_name: null });
};
