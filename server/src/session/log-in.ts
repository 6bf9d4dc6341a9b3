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
  // A known browser has a limit of its own: failures of other browsers do not lock the owner out.
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
  // Said only to someone who knows the password: to others an inactive account is no different.
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
