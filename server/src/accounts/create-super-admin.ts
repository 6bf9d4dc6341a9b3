import { isEmail } from '@fourfold/core/session/email-format';
import type { Kysely } from 'kysely';
import { newId } from '../call/new-id.ts';
import type { Database } from '../database/schema.ts';
import { makePasswordLink } from './password-link.ts';
import { usernameOf } from './register.ts';
import { userByEmail } from './user-by-email.ts';

export type Created = { at: 'created' | 'exists'; token: string } | { at: 'refused'; why: string };

/**
 * Creates a super admin without a password, and the token of a link that sets one. If the super
 * admin exists, only a new link is created. Refuses an email of an account that is not a super
 * admin.
 */
export async function createSuperAdmin(db: Kysely<Database>, email: string, now: Date): Promise<Created> {
  if (!isEmail(email)) return { at: 'refused', why: `"${email}" is not an email address.` };
  const known = await userByEmail(db, email);
  if (known && !known.is_super_admin)
    return { at: 'refused', why: `${email} already has an account that is no super admin.` };
  if (known) return { at: 'exists', token: await makePasswordLink(db, { userId: known.id, now }) };
  const id = newId();
  await db
    .insertInto('users')
    .values({ id, email, username: usernameOf(email), user_type: 'Admin', is_admin: true, is_super_admin: true })
    .execute();
  return { at: 'created', token: await makePasswordLink(db, { userId: id, now }) };
}
