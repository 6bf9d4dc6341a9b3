import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { type DemoAccount, readDemoAccounts } from './demo-accounts.ts';

/**
 * The demo accounts of the data folder that exist in this database. The folder may be older than
 * the database.
 */
export async function livingDemoAccounts(db: Kysely<Database>, dataDir: string): Promise<DemoAccount[]> {
  const kept = (await readDemoAccounts(dataDir)) ?? [];
  if (kept.length === 0) return [];
  const emails = kept.map((account) => account.email);
  const rows = await db.selectFrom('users').select('email').where('email', 'in', emails).execute();
  const living = new Set(rows.map((row) => row.email));
  return kept.filter((account) => living.has(account.email));
}
