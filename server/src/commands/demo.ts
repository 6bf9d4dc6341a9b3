// npm run demo: the demo's accounts once more; with --json for scripts.
import { readDemoAccounts } from '../accounts/demo-accounts.ts';
import { demoLines } from '../announce.ts';
import { dataFolder } from '../database/bundled/place.ts';

const accounts = await readDemoAccounts(dataFolder());
if (!accounts) {
  console.error(
    'No demo has been seeded in this data folder: a start seeds one into an empty bundled database, or with SEED=demo.',
  );
  process.exitCode = 1;
} else {
  console.log(process.argv.includes('--json') ? JSON.stringify(accounts) : demoLines(accounts).join('\n'));
}
