import type { Db } from '../database/db.ts';
import { type DemoAccount, readDemoAccounts } from './demo-accounts.ts';

/** The demo accounts of the data folder that exist in this database. The folder may be older than the database. */
export async function findExistingDemoAccounts(db: Db, dataDir: string): Promise<DemoAccount[]> {
  const storedAccounts = (await readDemoAccounts(dataDir)) ?? [];
  if (storedAccounts.length === 0) return [];
  const emails = storedAccounts.map((account) => account.email);
  const rows = await db.selectFrom('users').select('email').where('email', 'in', emails).execute();
  const existingEmails = new Set(rows.map((row) => row.email));
  return storedAccounts.filter((account) => existingEmails.has(account.email));
}
