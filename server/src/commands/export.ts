// npm run export -- FILE: saves all content with its images to one archive for npm run import.
import { saveArchive } from '../archive/save-archive.ts';
import { withDatabase } from './with-database.ts';

await withDatabase((database, signal) => saveArchive(database, 'content', process.argv.slice(2), signal));
