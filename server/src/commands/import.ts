// npm run import -- FILE: imports a course in JSON lines as topics, lessons and question sequences,
// or an archive of npm run export. --chapters TITLES: a file with titles of the course's chapters.
import { readFile } from 'node:fs/promises';
import { isGzip } from '../archive/archive-file.ts';
import { printRows } from '../archive/dump.ts';
import { importContent } from '../archive/import-content.ts';
import { withClient } from '../archive/with-client.ts';
import { commandLine } from '../command-line.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { type ChapterTitles, readChapterTitles } from '../import/chapter-title.ts';
import { type ImportStep, importCourse } from '../import/import-course.ts';
import { summaryLines } from '../import/summary-lines.ts';
import { StartError } from '../start-error.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(async (database, signal) => {
  const [file, option, chapters, ...more] = process.argv.slice(2);
  const isKnown = option === undefined || (option === '--chapters' && chapters !== undefined && more.length === 0);
  if (!file || !isKnown) throw new StartError(`Usage: ${commandLine('import', 'FILE [--chapters TITLES]')}`);
  if (await isGzip(file)) await archive(database, file, signal);
  else await course(database, file, chapters);
});

async function archive({ direct }: OpenDatabase, file: string, signal: AbortSignal): Promise<void> {
  const uncompiled = await withClient(direct, (client) => importContent(client, file, printRows), signal);
  for (const message of uncompiled) console.log(message);
  if (uncompiled.length > 0)
    console.log(`\nFormulas that cannot be set, and show as their LaTeX: ${uncompiled.length}.`);
  console.log('\nImported.');
}

async function course({ db }: OpenDatabase, file: string, chapters: string | undefined): Promise<void> {
  const titles = chapters === undefined ? new Map<number, string>() : await titlesIn(chapters);
  const onChapter = ({ title, problems, done, of }: ImportStep) => {
    const percent = String(Math.floor((done / of) * 100)).padStart(3);
    console.log(`${percent} %  ${title} (${problems} problems)`);
  };
  const summary = await importCourse(db, await readFile(file, 'utf8'), { titles, onChapter });
  console.log(`\n${summaryLines(summary).join('\n')}`);
}

async function titlesIn(file: string): Promise<ChapterTitles> {
  const titles = readChapterTitles(await readFile(file, 'utf8'));
  if (typeof titles === 'string') throw new StartError(`${file}: ${titles}`);
  return titles;
}
