// npm run import -- FILE: a course in JSON lines becomes topics, lessons and question sequences.
import { readFile } from 'node:fs/promises';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { importCourse } from '../import/import-course.ts';
import { summaryLines } from '../import/say-summary.ts';
import { StartFault } from '../start-fault.ts';

const [file, ...more] = process.argv.slice(2);
try {
  if (!file || more.length > 0) throw new StartFault('Usage: npm run import -- FILE');
  await run(file);
} catch (error) {
  console.error(error instanceof StartFault ? error.message : error);
  process.exitCode = 1;
}

async function run(name: string): Promise<void> {
  const text = await readFile(name, 'utf8').catch((error: Error) => {
    throw new StartFault(`The file cannot be read: ${error.message}`);
  });
  // Nothing is mailed here, so mail need not be set up.
  const read = readConfig({ ...process.env, MAIL: 'outbox' });
  if ('faults' in read) throw new StartFault(read.faults.join('\n'));
  const database = await openDatabase(read.config);
  try {
    const summary = await importCourse(database.db, text, ({ title, problems, done, of }) =>
      console.log(`${`${Math.floor((done / of) * 100)}`.padStart(3)} %  ${title} (${problems} problems)`),
    );
    console.log(`\n${summaryLines(summary).join('\n')}`);
  } finally {
    await database.close();
  }
}
