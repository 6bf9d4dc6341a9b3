// npm run bench:scale: compares the time of saves and pages in a large school with that in a small one.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBundled } from '@fourfold/server/database/bundled';
import { type Figure, reportFigures } from './figures.ts';
import { quantile } from './quantile.ts';
import { databaseOf, fillDatabases } from './scale-fill.ts';
import { growth, type Measurements, measure, type Site } from './scale-measure.ts';
import type { SchoolSize } from './scale-people.ts';
import { type ServerProcess, startServerProcess } from './scale-server.ts';

/** p50 and p95: milliseconds of a whole dashboard. growth and heavy: ratios. */
const goals = { p50: 50, p95: 150, growth: 1.3, heavy: 2 };
/** save: after the first of a sitting. students: of a tutor. tree: of the studio, with one sequence. */
const pages = ['save', 'dashboard', 'students', 'tutors', 'sats', 'tree'] as const;

const { values } = parseArgs({
  options: {
    /** Number of students of each database, the smallest first. */
    students: { type: 'string', default: '1000,10000,100000' },
    /** Answers in the largest database. The number per student is the same in the others. */
    answers: { type: 'string', default: '20000000' },
    /** Answers of the heavy student. */
    heavy: { type: 'string', default: '20000' },
    /** Rounds through all databases. */
    visits: { type: 'string', default: '200' },
    /** A folder for the databases that is not deleted; existing databases are reused. */
    keep: { type: 'string' },
  },
});
const wholeNumber = (name: string, text: string) => {
  const found = Number(text);
  if (!Number.isInteger(found) || found < 1) throw new Error(`--${name} must be a whole number`);
  return found;
};
const number = (name: 'answers' | 'heavy' | 'visits') => wholeNumber(name, values[name]);
const counts = values.students.split(',').map((text) => wholeNumber('students', text));
const largest = Math.max(...counts);
const sizes = counts.map(
  (students): SchoolSize => ({
    students,
    answers: Math.round((number('answers') / largest) * students),
    heavy: number('heavy'),
    linked: Math.min(300, students),
  }),
);

const say = (line: string) => console.log(line);
const dataDir = values.keep ?? mkdtempSync(join(tmpdir(), 'fourfold-scale-'));
mkdirSync(dataDir, { recursive: true });
chmodSync(dataDir, 0o755);
try {
  await fillDatabases(dataDir, sizes, say);
  const found = await compare();
  reportFigures('scale', figuresOf(found));
  say(`Growth from ${counts[0]} to ${counts.at(-1)} students, each at most ${goals.growth}:`);
  say(`scale: ${pages.map((name) => `${name} ${growth(found.bySite, name).toFixed(2)}`).join(', ')}`);
} finally {
  if (values.keep === undefined) rmSync(dataDir, { recursive: true, force: true });
}

/** Measures with one server process per database, on PostgreSQL with the product's settings. */
async function compare(): Promise<Measurements> {
  const bundled = await startBundled({ dataDir });
  const servers: ServerProcess[] = [];
  const sites: Site[] = [];
  try {
    for (const size of sizes) {
      const database = databaseOf(size);
      const server = await startServerProcess({ ...bundled.connection, database }, join(dataDir, database));
      servers.push(server);
      sites.push({ api: server.api, students: size.students });
    }
    return await measure({ sites, visits: number('visits'), say });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await bundled.stop();
  }
}

function figuresOf({ bySite, repeated }: Measurements): Figure[] {
  const dashboard = bySite.at(-1)?.get('dashboard') ?? [];
  const p95 = (name: string) => quantile(repeated.get(name) ?? [], 0.95);
  const times = (name: string, value: number, atMost: number): Figure => ({
    name,
    value,
    unit: 'times',
    goal: { atMost },
  });
  return [
    ...pages.map((name) => times(`${name}, growth`, growth(bySite, name), goals.growth)),
    { name: 'dashboard, p50', value: quantile(dashboard, 0.5), unit: 'ms', goal: { atMost: goals.p50 } },
    { name: 'dashboard, p95', value: quantile(dashboard, 0.95), unit: 'ms', goal: { atMost: goals.p95 } },
    times('the heavy student, over the median one', p95('heavy') / p95('median'), goals.heavy),
    times('the tutor, over the median student', p95('tutor') / p95('median'), goals.heavy),
  ];
}
