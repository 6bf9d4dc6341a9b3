import { isEmail } from '@fourfold/core/email/email-format';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { isUniqueViolation } from '../database/sql-state.ts';
import type { LimitKeys } from '../limits/attempts.ts';
import { limits } from '../limits/limits.ts';
import { registered } from './account-messages.ts';
import { findUserByEmail } from './find-user-by-email.ts';
import { hashPassword, minPasswordLength } from './password.ts';
import { countCodeUse, isUsableCode } from './registration-code.ts';

export const register: Handler<'POST /accounts'> = async ({ body }, context) => {
  const { db } = context;
  if (!isEmail(body.email) || body.password === '') throw new Refusal('registration_incomplete');
  if (body.password.length < minPasswordLength) throw new Refusal('password_too_short');
  // A repeatedly mistyped code counts mainly against the email, and only a little against a shared
  // address.
  const limitKeys: LimitKeys = [
    [limits.registrationByPerson, body.email],
    [limits.registrationByAddress, context.address],
  ];
  await context.attempts.run(limitKeys, async () => {
    // The code is checked first: without one, callers cannot learn whether an account exists.
    if (!(await isUsableCode(db, body.code, context.now()))) throw new Refusal('invalid_code');
    if (await findUserByEmail(db, body.email)) throw new Refusal('email_taken');
    const password_hash = await hashPassword(body.password);
    await db.transaction().execute(async (tx) => {
      if (!(await countCodeUse(tx, body.code, context.now()))) throw new Refusal('invalid_code');
      await tx
        .insertInto('users')
        .values({
          id: context.newId(),
          username: defaultUsername(body.email),
          email: body.email,
          password_hash,
          user_type: 'Student',
          code: body.code,
          created_at: context.now(),
        })
        .execute()
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? new Refusal('email_taken') : error;
        });
    });
  });
  return { message: registered };
};

/** The initial username, because lists show a name and registration has no field for it (Q2). */
export function defaultUsername(email: string): string {
  return email.slice(0, email.lastIndexOf('@'));
}
