// npm run import -- FILE: a course in JSON lines becomes topics, lessons and question sequences.
import { readFile } from 'node:fs/promises';
import { importCourse } from '../import/import-course.ts';
import { summaryLines } from '../import/say-summary.ts';
import { StartFault } from '../start-fault.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(async ({ db }) => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) throw new StartFault('Usage: npm run import -- FILE');
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new StartFault(`The file cannot be read: ${error.message}`);
  });
  const summary = await importCourse(db, text, ({ title, problems, done, of }) => {
    const percent = String(Math.floor((done / of) * 100)).padStart(3);
    console.log(`${percent} %  ${title} (${problems} problems)`);
  });
  console.log(`\n${summaryLines(summary).join('\n')}`);
});
