import { findUserByEmail } from '../accounts/find-user-by-email.ts';
import { isPasswordCorrect } from '../accounts/password.ts';
import { presentAccount } from '../accounts/present-account.ts';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import type { LimitKeys } from '../limits/attempts.ts';
import { limits } from '../limits/limits.ts';
import { describeDevice } from './describe-device.ts';
import { findKnownDevice, rememberDevice } from './known-device.ts';
import { openSession } from './open-session.ts';

export const logIn: Handler<'POST /sessions'> = async ({ body }, context) => {
  const { db } = context;
  const { email, device } = body;
  const knownDeviceKey = await findKnownDevice(db, { device, email });
  // A known browser has its own limit, so that failures in other browsers do not lock its owner
  // out.
  const limitKeys: LimitKeys = knownDeviceKey
    ? [[limits.logInByDevice, knownDeviceKey]]
    : [
        [limits.logInByAccount, email],
        [limits.logInByAddress, context.address],
      ];
  const user = await context.attempts.run(limitKeys, async () => {
    const matchedUser = await findUserByEmail(db, email);
    const isCorrect = await isPasswordCorrect(matchedUser?.password_hash, body.password);
    if (!matchedUser || !isCorrect) throw new Refusal('wrong_log_in');
    return matchedUser;
  });
  // Only a caller who knows the password learns that the account is not active.
  if (!user.status) throw new Refusal('account_not_active');
  const now = context.now();
  const browser = describeDevice(context.userAgent);
  context.giveToken(
    await openSession(db, { id: context.newId(), userId: user.id, site: context.site, now, device: browser }),
  );
  const secret = await rememberDevice(db, { userId: user.id, device, now });
  if (secret) context.giveDevice(secret);
  return presentAccount({ ...user, tutor_id: null, tutor_name: null });
};
