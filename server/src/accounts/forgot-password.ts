import { isEmail } from '@fourfold/core/session/email-format';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { addJobs } from '../jobs/add-jobs.ts';
import { addressKey } from '../limits/address-key.ts';
import type { Against, Attempts } from '../limits/attempts.ts';
import { limits } from '../limits/limits.ts';
import { knownDevice } from '../session/known-device.ts';
import { emailMalformed, emailMissing, recoverySent } from './texts.ts';

/**
 * Answers before anybody looks: neither the words nor the time tell whether the account exists. Who asks counts by their
 * browser, or by their address, so that strangers use up nobody's letters.
 */
export const forgotPassword: Handler<'PUT /accounts/forgot_password'> = async ({ body }, visit) => {
  const { email, device } = body;
  if (email === '') throw new Refusal('malformed', emailMissing);
  if (!isEmail(email)) throw new Refusal('malformed', emailMalformed);
  const known = await knownDevice(visit.db, { device, email });
  const against: Against = known
    ? [[limits.recoveryByDevice, known]]
    : [
        [limits.recoveryByVisitor, `${email} ${addressKey(visit.address)}`],
        [limits.recoveryByAddress, visit.address],
      ];
  await visit.attempts.count(against);
  if (known || (await hasRoom(visit.attempts, email))) {
    await addJobs(visit.db, [{ kind: 'recovery', body: { email } }]);
  }
  return { message: recoverySent };
};

/**
 * By the address that was asked for, whether or not it has an account. A mailbox that strangers have filled has letters
 * whose links are good: there is nothing to add.
 */
async function hasRoom(attempts: Attempts, email: string): Promise<boolean> {
  try {
    await attempts.count([[limits.recoveryLetters, email]]);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
