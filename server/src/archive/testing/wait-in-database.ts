// A command that works until it is interrupted.
import { withDatabase } from '../../commands/with-database.ts';
import { withClient } from '../with-client.ts';

await withDatabase(async ({ direct }, signal) => {
  console.log('The database is open.');
  await withClient(direct, (client) => client.query('select pg_sleep(600)'), signal);
});
