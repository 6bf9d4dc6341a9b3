// npm run backup -- FILE: everything as one archive that npm run restore takes back.
import { saveArchive } from '../archive/save-archive.ts';
import { withDatabase } from './with-database.ts';

await withDatabase((database, signal) => saveArchive(database, 'backup', process.argv.slice(2), signal), {
  asItIs: true,
});
