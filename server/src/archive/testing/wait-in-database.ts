// A command that is in the middle of its work until it is stopped.
import { withDatabase } from '../../commands/with-database.ts';
import { withClient } from '../with-client.ts';

await withDatabase(async ({ direct }, signal) => {
  console.log('The database is open.');
  await withClient(direct, (client) => client.query('select pg_sleep(600)'), signal);
});
