// npm run demo: prints the demo's accounts; with --json for scripts.
import { readDemoAccounts } from '../accounts/demo-accounts.ts';
import { demoLines } from '../announce.ts';
import { readConfig } from '../config.ts';
import { dataFolder } from '../database/bundled/data-folder.ts';

const read = readConfig({ ...process.env, MAIL: 'outbox' });
if ('errors' in read) fail(read.errors.join('\n'));
const accounts = await readDemoAccounts(dataFolder(read.config.dataDir));
if (!accounts)
  fail('No demo has been seeded here: a start seeds one into an empty bundled database, or with SEED=demo.');
console.log(process.argv.includes('--json') ? JSON.stringify(accounts) : demoLines(accounts).join('\n'));

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
