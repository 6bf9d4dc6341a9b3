import { makeDemoAccounts, readDemoAccounts } from './accounts/demo-accounts.ts';
import { seedAccounts } from './accounts/seed-accounts.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { seedDemo } from './seed/seed-demo.ts';

/**
 * The demo: into the bundled database when it is empty, into any with SEED=demo, and never unasked in production.
 * It can be run again after it was cut off, because it adds nothing twice.
 */
export async function seedIfWanted(
  { db, dataDir, bundled }: OpenDatabase,
  { production, seedDemo: asked }: Config,
  say: (line: string) => void,
): Promise<void> {
  if (!asked && (!bundled || production || !(await isEmpty(db)))) return;
  say('Seeding the demo.');
  // Kept before they are in use: a start that is cut off between the two leaves nobody locked out.
  const accounts = (await readDemoAccounts(dataDir)) ?? (await makeDemoAccounts(dataDir));
  await seedAccounts(db, accounts);
  await seedDemo(db);
}

async function isEmpty(db: OpenDatabase['db']): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  const topic = await db.selectFrom('topics').select('id').limit(1).executeTakeFirst();
  return user === undefined && topic === undefined;
}
