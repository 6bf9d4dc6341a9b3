import { createDemoAccounts, readDemoAccounts } from './accounts/demo-accounts.ts';
import { findTableWithContent } from './archive/table-with-content.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/open-database.ts';

/**
 * Seeds the demo: into an empty bundled database outside production, and into any database with
 * SEED=demo. An interrupted seed continues at the next start, because the passwords are stored
 * first and the accounts are created last.
 */
export async function seedDemoAtStart(
  database: OpenDatabase,
  { production, seedDemo: isRequested }: Config,
  say: (line: string) => void,
): Promise<void> {
  const { db, dataDir, bundled } = database;
  if (!isRequested && (!bundled || production || !(await isEmptyOrBegun(database)))) return;
  say('Seeding the demo.');
  const accounts = (await readDemoAccounts(dataDir)) ?? (await createDemoAccounts(dataDir));
  // The demo pack is large, so it is loaded only when it is needed.
  const [{ seedDemo }, { seedPeople }] = await Promise.all([
    import('./seed/seed-demo.ts'),
    import('./seed/seed-people.ts'),
  ]);
  await seedDemo(db);
  await seedPeople(db, accounts);
}

async function isEmptyOrBegun({ db, pool, dataDir }: OpenDatabase): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (user) return false;
  return (await readDemoAccounts(dataDir)) !== null || (await findTableWithContent(pool)) === null;
}
