import { isEmail } from '@fourfold/core/session/email-format';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import type { Against } from '../limits/attempts.ts';
import { limits } from '../limits/limits.ts';
import { hashPassword, shortestPassword } from './password.ts';
import { isLivingCode, takeUse } from './registration-code.ts';
import { emailTaken, invalidCode, passwordTooShort, registered, registrationIncomplete } from './texts.ts';
import { userByEmail } from './user-by-email.ts';

export const register: Handler<'POST /accounts'> = async ({ body }, visit) => {
  const { db } = visit;
  if (!isEmail(body.email) || body.password === '') throw new Refusal('malformed', registrationIncomplete);
  if (body.password.length < shortestPassword) throw new Refusal('malformed', passwordTooShort);
  // A repeatedly mistyped code counts mainly against the email, and only a little against a shared
  // address.
  const against: Against = [
    [limits.registrationByPerson, body.email],
    [limits.registrationByAddress, visit.address],
  ];
  await visit.attempts.make(against, async () => {
    // The code is checked first: without one, callers cannot learn whether an account exists.
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
  });
  return { message: registered };
};

/** The initial username, because lists show a name and registration has no field for it (Q2). */
export function usernameOf(email: string): string {
  return email.slice(0, email.lastIndexOf('@'));
}
