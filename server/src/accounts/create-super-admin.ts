import { isEmail } from '@fourfold/core/email/email-format';
import { newId } from '../call/new-id.ts';
import type { Db } from '../database/db.ts';
import { findUserByEmail } from './find-user-by-email.ts';
import { createPasswordLink } from './password-link.ts';
import { defaultUsername } from './register.ts';

export type CreateSuperAdminResult = { kind: 'created' | 'exists'; token: string } | { kind: 'refused'; why: string };

/**
 * Creates a super admin without a password, and the token of a link that sets one. If the super admin exists, only a
 * new link is created. Refuses an email of an account that is not a super admin.
 */
export async function createSuperAdmin(db: Db, email: string, now: Date): Promise<CreateSuperAdminResult> {
  if (!isEmail(email)) return { kind: 'refused', why: `"${email}" is not an email address.` };
  const existing = await findUserByEmail(db, email);
  if (existing && !existing.is_super_admin)
    return { kind: 'refused', why: `${email} already has an account that is no super admin.` };
  if (existing) return { kind: 'exists', token: await createPasswordLink(db, { userId: existing.id, now }) };
  const id = newId();
  await db
    .insertInto('users')
    .values({ id, email, username: defaultUsername(email), user_type: 'Admin', is_admin: true, is_super_admin: true })
    .execute();
  return { kind: 'created', token: await createPasswordLink(db, { userId: id, now }) };
}
