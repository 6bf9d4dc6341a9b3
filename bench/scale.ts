// npm run bench:scale: how long a dashboard's calls take with many students, against few.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { startBundled } from '@fourfold/server/database/bundled';
import { connect } from '@fourfold/server/database/connect';
import { addPeople, makeLibrary, type Size } from './scale-data.ts';
import { measure } from './scale-measure.ts';
import { type ServerProcess, startServerProcess } from './scale-server.ts';

/** Milliseconds, of a whole dashboard; growth and heaviness are ratios. */
const budgets = { p50: 50, p95: 150, growth: 1.3, heavy: 2 };

const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '100000' },
    answers: { type: 'string', default: '20000000' },
    /** Students of the small database, each with as many answers as those of the large one. */
    base: { type: 'string', default: '1000' },
    /** Answers of the one student who has more than all others. */
    heavy: { type: 'string', default: '20000' },
    /** Students whose dashboards are asked for in each database. */
    visits: { type: 'string', default: '200' },
    /** A folder that is kept, and used again where it is filled. */
    keep: { type: 'string' },
  },
});
const number = (name: 'students' | 'answers' | 'base' | 'heavy' | 'visits') => {
  const found = Number(values[name]);
  if (!Number.isInteger(found) || found < 1) throw new Error(`--${name} must be a whole number`);
  return found;
};
const [students, answers, base] = [number('students'), number('answers'), number('base')];
const sizeOf = (count: number): Size => ({
  students: count,
  answers: Math.round((answers / students) * count),
  heavy: number('heavy'),
  linked: Math.min(300, count),
});
const sizes = { few: sizeOf(base), many: sizeOf(students) };

const say = (line: string) => console.log(line);
const dataDir = values.keep ?? mkdtempSync(join(tmpdir(), 'fourfold-scale-'));
mkdirSync(dataDir, { recursive: true });
chmodSync(dataDir, 0o755);
try {
  await fill();
  process.exitCode = (await compare()) ? 0 : 1;
} finally {
  if (values.keep === undefined) rmSync(dataDir, { recursive: true, force: true });
}

/** Both databases, in one cluster that a crash may have: it is made within minutes. */
async function fill(): Promise<void> {
  say(`${base} and ${students} students in ${dataDir}: some ${gigabytes(answers * 950)} GB.`);
  const unsafe = { fsync: 'off', autovacuum: 'off', wal_level: 'minimal', max_wal_senders: '0', max_wal_size: '8GB' };
  const bundled = await startBundled({ dataDir, settings: unsafe });
  const admin = connect(bundled.connection, { size: 1 });
  const has = async (name: string) =>
    (await admin.pool.query('select from pg_database where datname = $1', [name])).rowCount !== 0;
  try {
    for (const name of ['few', 'many'] as const) {
      if (await has(name)) continue;
      const start = performance.now();
      const fresh = { ...bundled.connection, database: 'unfinished' };
      await admin.pool.query('drop database if exists unfinished');
      if (!(await has('library'))) {
        await admin.pool.query('create database unfinished');
        await makeLibrary(fresh);
        await admin.pool.query('alter database unfinished rename to library');
      }
      await admin.pool.query('create database unfinished template library');
      const made = await addPeople(fresh, sizes[name], say);
      await admin.pool.query(`alter database unfinished rename to ${name}`);
      const seconds = Math.round((performance.now() - start) / 1000);
      say(`${sizes[name].students} students, ${made.answers} answers: ${gigabytes(made.bytes)} GB in ${seconds} s`);
    }
  } finally {
    await admin.close();
    await bundled.stop();
  }
}

/** A server process on each, on PostgreSQL as the product runs it; true when every budget holds. */
async function compare(): Promise<boolean> {
  const bundled = await startBundled({ dataDir });
  const servers: ServerProcess[] = [];
  const serverOf = async (database: string) => {
    const server = await startServerProcess({ ...bundled.connection, database }, join(dataDir, database));
    servers.push(server);
    return server.api;
  };
  try {
    const [few, many] = [await serverOf('few'), await serverOf('many')];
    const found = await measure({
      few: { api: few, students: sizes.few.students },
      many: { api: many, students: sizes.many.students },
      visits: number('visits'),
      say,
    });
    const { p50, p95, growth } = found;
    const broken = [
      p50 > budgets.p50 && `a dashboard takes more than ${budgets.p50} ms at the median`,
      p95 > budgets.p95 && `a dashboard takes more than ${budgets.p95} ms at p95`,
      growth > budgets.growth && `it takes more than ${budgets.growth} times what it takes with ${base} students`,
      found.heavy > budgets.heavy && `the heavy student waits more than ${budgets.heavy} times the median student`,
      found.tutor > budgets.heavy && `the tutor waits more than ${budgets.heavy} times the median student`,
    ].filter((fault) => fault !== false);
    for (const fault of broken) console.error(`scale: ${fault}`);
    say(`scale: dashboard p50 ${ms(p50)} ms, p95 ${ms(p95)} ms, growth ${growth.toFixed(2)}`);
    return broken.length === 0;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await bundled.stop();
  }
}

function gigabytes(bytes: number): string {
  return (bytes / 1e9).toFixed(1);
}

function ms(time: number): string {
  return time.toFixed(1);
}
