// npm run contract: applies the migrations that remove what only the release before uses.
import { migrate } from '../database/migrate.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(async ({ pool }) => {
  const applied = await migrate(pool, { contract: true });
  console.log(applied.length === 0 ? 'There is nothing to remove.' : applied.join('\n'));
});
