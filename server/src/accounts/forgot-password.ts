import { isEmail } from '@fourfold/core/email/email-format';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { addJobs } from '../jobs/add-jobs.ts';
import type { Attempts, LimitKeys } from '../limits/attempts.ts';
import { addressKey } from '../limits/limited-subject.ts';
import { limits } from '../limits/limits.ts';
import { findKnownDevice } from '../session/known-device.ts';
import { recoverySent } from './account-messages.ts';

/**
 * Replies before the account is looked up: neither the text nor the time shows whether it exists. Requests are limited
 * by browser, or by address, so that others cannot use up the letters of an account.
 */
export const forgotPassword: Handler<'PUT /accounts/forgot_password'> = async ({ body }, context) => {
  const { email, device } = body;
  if (email === '') throw new Refusal('email_missing');
  if (!isEmail(email)) throw new Refusal('email_malformed');
  const knownDeviceKey = await findKnownDevice(context.db, { device, email });
  const limitKeys: LimitKeys = knownDeviceKey
    ? [[limits.recoveryByDevice, knownDeviceKey]]
    : [
        [limits.recoveryByVisitor, `${email} ${addressKey(context.address)}`],
        [limits.recoveryByAddress, context.address],
      ];
  await context.attempts.count(limitKeys);
  if (knownDeviceKey || (await isLetterAllowed(context.attempts, email))) {
    await addJobs(context.db, [{ kind: 'recovery', body: { email } }]);
  }
  return { message: recoverySent };
};

/**
 * Counts letters by the requested address, with or without an account. A full mailbox has letters with valid links
 * already, so nothing is lost.
 */
async function isLetterAllowed(attempts: Attempts, email: string): Promise<boolean> {
  try {
    await attempts.count([[limits.recoveryLetters, email]]);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
