import { performance } from 'node:perf_hooks';
import { startBundled } from '@fourfold/server/database/bundled';
import { connect } from '@fourfold/server/database/connect';
import { addPeople, makeLibrary } from './scale-data.ts';
import type { SchoolSize } from './scale-people.ts';

/** The disk space of one answer, as measured (docs/scale.md). */
const bytesPerAnswer = 950;

/** The name of the database of a size. */
export function databaseOf({ students }: SchoolSize): string {
  return `students_${students}`;
}

/** Creates a database for each size that has none, in one cluster without crash safety, which is faster. */
export async function fillDatabases(
  dataDir: string,
  sizes: readonly SchoolSize[],
  say: (line: string) => void,
): Promise<void> {
  const answers = sizes.reduce((all, size) => all + size.answers, 0);
  say(
    `${sizes.map(({ students }) => students).join(', ')} students in ${dataDir}: some ${gigabytes(answers * bytesPerAnswer)} GB.`,
  );
  const unsafe = { fsync: 'off', autovacuum: 'off', wal_level: 'minimal', max_wal_senders: '0', max_wal_size: '8GB' };
  const bundled = await startBundled({ dataDir, settings: unsafe });
  const admin = connect(bundled.connection, { size: 1 });
  const has = async (name: string) =>
    (await admin.pool.query('select from pg_database where datname = $1', [name])).rowCount !== 0;
  try {
    for (const size of sizes) {
      if (await has(databaseOf(size))) continue;
      const start = performance.now();
      const fresh = { ...bundled.connection, database: 'unfinished' };
      await admin.pool.query('drop database if exists unfinished');
      if (!(await has('library'))) {
        await admin.pool.query('create database unfinished');
        await makeLibrary(fresh);
        await admin.pool.query('alter database unfinished rename to library');
      }
      await admin.pool.query('create database unfinished template library');
      const dataSize = await addPeople(fresh, size, say);
      await admin.pool.query(`alter database unfinished rename to ${databaseOf(size)}`);
      const seconds = Math.round((performance.now() - start) / 1000);
      say(`${size.students} students, ${dataSize.answers} answers: ${gigabytes(dataSize.bytes)} GB in ${seconds} s`);
    }
  } finally {
    await admin.close();
    await bundled.stop();
  }
}

function gigabytes(bytes: number): string {
  return (bytes / 1e9).toFixed(1);
}
