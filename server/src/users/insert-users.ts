import type { UserType } from '@fourfold/core/contract/users';
import type { Tx } from '../database/db.ts';

export type NewUser = { id: string; username: string; email: string; userType: UserType; status: boolean };

/**
 * Inserts accounts without passwords. Returns the ids of those that were inserted; the others have
 * a taken email or id. Inserts in the order of emails, so that concurrent calls cannot deadlock.
 */
export async function insertUsers(tx: Tx, users: readonly NewUser[], now: Date): Promise<string[]> {
  const rows = users.toSorted(byEmail).map(({ id, username, email, userType, status }) => ({
    id,
    username,
    email,
    user_type: userType,
    status,
    is_admin: userType === 'Admin',
    created_at: now,
  }));
  const inserted = await tx
    .insertInto('users')
    .values(rows)
    .onConflict((taken) => taken.doNothing())
    .returning('id')
    .execute();
  return inserted.map(({ id }) => id);
}

function byEmail(a: NewUser, b: NewUser): number {
  return a.email.toLowerCase() < b.email.toLowerCase() ? -1 : 1;
}
