import { newId } from '../call/new-id.ts';
import { type Db, inTransaction } from '../database/db.ts';
import { type DemoAccount, type DemoRole, demoCode } from './demo-accounts.ts';
import { hashPassword } from './password.ts';

const userFields = {
  student: { username: 'Sam Student', user_type: 'Student', code: demoCode },
  tutor: { username: 'Tess Tutor', user_type: 'Tutor' },
  admin: { username: 'Ada Admin', user_type: 'Admin', is_admin: true },
  'super-admin': { username: 'Sue Admin', user_type: 'Admin', is_admin: true, is_super_admin: true },
} as const satisfies Record<DemoRole, object>;

/**
 * Creates the demo's accounts and registration code. Returns the ids of the accounts that were
 * created. An existing account keeps its progress and gets this password.
 */
export async function seedAccounts(
  db: Db,
  accounts: readonly DemoAccount[],
  created_at: Date = new Date(),
): Promise<ReadonlyMap<DemoRole, string>> {
  const hashed = await Promise.all(
    accounts.map(async ({ role, email, password }) => ({ role, email, password_hash: await hashPassword(password) })),
  );
  const createdIds = new Map<DemoRole, string>();
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('registration_codes')
      .values({ code: demoCode, note: 'Demo' })
      .onConflict((code) => code.doNothing())
      .execute();
    for (const { role, email, password_hash } of hashed) {
      const updated = await tx
        .updateTable('users')
        .set({ password_hash })
        .where('email', '=', email)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (updated.numUpdatedRows > 0n) continue;
      const id = newId();
      await tx
        .insertInto('users')
        .values({ id, email, password_hash, created_at, ...userFields[role] })
        .execute();
      createdIds.set(role, id);
    }
  });
  return createdIds;
}
