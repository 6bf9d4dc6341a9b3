import type { UserKind } from '@fourfold/core/contract/users';
import { sql } from 'kysely';
import type { Session } from '../call/handler.ts';
import { notFound, Refusal } from '../call/refusal.ts';
import type { Tx } from '../database/db.ts';
import { conditionByKind, userTypeByKind } from './user-kinds.ts';

export type LockedUser = {
  id: string;
  username: string;
  email: string;
  user_type: 'Student' | 'Tutor' | 'Admin';
  is_super_admin: boolean;
  is_tutor: boolean;
  status: boolean;
  has_password: boolean;
  deleted_at: Date | null;
  erased_at: Date | null;
};

/**
 * Locks an account until the end of the transaction and returns it. If a kind is given, an id of
 * another kind is not found.
 */
export async function lockUser(tx: Tx, id: string, kind?: UserKind): Promise<LockedUser> {
  const { rows } = await sql<LockedUser>`
    select u.id, u.username, u.email, u.user_type, u.is_super_admin, u.is_tutor, u.status,
           u.password_hash is not null as has_password, u.deleted_at, u.erased_at
      from users u where u.id = ${id} and ${kind ? conditionByKind[kind] : sql`true`} for no key update`.execute(tx);
  const [user] = rows;
  if (!user) throw notFound(kind ? userTypeByKind[kind] : 'User');
  return user;
}

/** Locks an account. Refuses a deleted one, and throws "not found" for one of another kind. */
export async function lockUndeletedUser(tx: Tx, id: string, kind?: UserKind): Promise<LockedUser> {
  const user = await lockUser(tx, id, kind);
  if (user.deleted_at) throw new Refusal('account_deleted');
  return user;
}

/**
 * Locks an account that will be deleted or deactivated. Refuses the caller's own account and the last active super
 * admin. If two super admins do this to each other at the same time, the second is refused, so that one is left (Q110).
 */
export async function lockUserToRevokeAccess(
  tx: Tx,
  session: Session,
  { id, kind, verb }: { id: string; kind: UserKind; verb: 'delete' | 'deactivate' },
): Promise<LockedUser> {
  if (id.toLowerCase() === session.account.id) throw new Refusal('own_account', { verb });
  // Locks all super admins in one order, before the account itself, to avoid deadlocks.
  const { rows: superAdmins } = await sql<{ id: string }>`
    select id from users where is_super_admin and status and deleted_at is null order by id for no key update
  `.execute(tx);
  const user = await lockUndeletedUser(tx, id, kind);
  if (superAdmins.length === 1 && superAdmins[0]?.id === user.id) {
    throw new Refusal('last_super_admin', { verb });
  }
  return user;
}
