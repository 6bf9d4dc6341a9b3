// npm run export -- FILE: all content, with its images, as one archive that npm run import takes back.
import { saveArchive } from '../archive/save-archive.ts';
import { withDatabase } from './with-database.ts';

await withDatabase((database, signal) => saveArchive(database, 'content', process.argv.slice(2), signal));
