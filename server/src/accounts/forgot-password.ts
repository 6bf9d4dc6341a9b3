import { isEmail } from '@fourfold/core/session/email-format';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { addJobs } from '../jobs/add-jobs.ts';
import { limits } from '../limits/limits.ts';
import { reserveAttempt } from '../limits/reserve-attempt.ts';
import { emailMalformed, emailMissing, recoverySent } from './texts.ts';

/** Answers before anybody looks: neither the words nor the time tell whether the account exists. */
export const forgotPassword: Handler<'PUT /accounts/forgot_password'> = async ({ body }, visit) => {
  if (body.email === '') throw new Refusal('malformed', emailMissing);
  if (!isEmail(body.email)) throw new Refusal('malformed', emailMalformed);
  await visit.db.transaction().execute(async (tx) => {
    await reserveAttempt(tx, visit.now(), [
      [limits.recoveryByAccount, body.email],
      [limits.recoveryByAddress, visit.address],
    ]);
    await addJobs(tx, [{ kind: 'recovery', body: { email: body.email } }]);
  });
  return { message: recoverySent };
};
