// npm run restore -- FILE: restores an archive of npm run backup into an empty database.

import { restore } from '../archive/restore.ts';
import { sayRows } from '../archive/say-rows.ts';
import { withClient } from '../archive/with-client.ts';
import { StartFault } from '../start-fault.ts';
import { typed } from '../typed.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(
  async ({ direct }, signal) => {
    const [file, ...more] = process.argv.slice(2);
    if (!file || more.length > 0) throw new StartFault(`Usage: ${typed('restore', 'FILE')}`);
    await withClient(direct, (client) => restore(client, file, sayRows), signal);
    console.log('\nRestored. Everybody has to log in anew.');
  },
  { asItIs: true },
);
