// npm run restore -- FILE: restores an archive of npm run backup into an empty database.

import { printRows } from '../archive/dump.ts';
import { restore } from '../archive/restore.ts';
import { withClient } from '../archive/with-client.ts';
import { commandLine } from '../command-line.ts';
import { StartError } from '../start-error.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(
  async ({ direct }, signal) => {
    const [file, ...more] = process.argv.slice(2);
    if (!file || more.length > 0) throw new StartError(`Usage: ${commandLine('restore', 'FILE')}`);
    await withClient(direct, (client) => restore(client, file, printRows), signal);
    console.log('\nRestored. Everybody has to log in anew.');
  },
  { skipMigrations: true },
);
