import { isEmail } from '@fourfold/core/session/email-format';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import { limits } from '../limits/limits.ts';
import { forgiveAttempt, reserveAttempt } from '../limits/reserve-attempt.ts';
import { hashPassword, shortestPassword } from './password.ts';
import { isLivingCode, takeUse } from './registration-code.ts';
import { emailTaken, invalidCode, passwordTooShort, registered, registrationIncomplete } from './texts.ts';
import { userByEmail } from './user-by-email.ts';

export const register: Handler<'POST /accounts'> = async ({ body }, visit) => {
  const { db } = visit;
  if (!isEmail(body.email) || body.password === '') throw new Refusal('malformed', registrationIncomplete);
  if (body.password.length < shortestPassword) throw new Refusal('malformed', passwordTooShort);
  const attempt = await reserveAttempt(db, visit.now(), [[limits.registrationByAddress, visit.address]]);
  // The code first: without one, nobody learns who has an account.
  if (!(await isLivingCode(db, body.code, visit.now()))) throw new Refusal('malformed', invalidCode);
  if (await userByEmail(db, body.email)) throw new Refusal('conflict', emailTaken);
  const password_hash = await hashPassword(body.password);
  await db.transaction().execute(async (tx) => {
    if (!(await takeUse(tx, body.code, visit.now()))) throw new Refusal('malformed', invalidCode);
    await tx
      .insertInto('users')
      .values({
        id: visit.newId(),
        username: usernameOf(body.email),
        email: body.email,
        password_hash,
        user_type: 'Student',
        code: body.code,
        created_at: visit.now(),
      })
      .execute()
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? new Refusal('conflict', emailTaken) : error;
      });
  });
  await forgiveAttempt(db, attempt);
  return { message: registered };
};

/** Every list shows a name, and registration asks for none (Q2). */
export function usernameOf(email: string): string {
  return email.slice(0, email.lastIndexOf('@'));
}
