// npm run backup -- FILE: saves everything to one archive for npm run restore.
import { saveArchive } from '../archive/save-archive.ts';
import { withDatabase } from './with-database.ts';

await withDatabase((database, signal) => saveArchive(database, 'backup', process.argv.slice(2), signal), {
  skipMigrations: true,
});
