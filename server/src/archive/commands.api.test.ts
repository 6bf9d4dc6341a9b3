import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '../database/test-cluster.ts';
import { archiveFolder } from './testing/archives.ts';
import { rowsByTable } from './testing/databases.ts';
import { addEdgeCases } from './testing/edge-cases.ts';

type TestDatabase = Awaited<ReturnType<typeof testDatabase>>;
const archives = archiveFolder();
const dropped: TestDatabase[] = [];
afterAll(async () => {
  await Promise.all(dropped.map((database) => database.drop()));
  archives.remove();
});

async function aDatabase(): Promise<TestDatabase> {
  const database = await testDatabase();
  dropped.push(database);
  return database;
}

type Name = 'export' | 'import' | 'backup' | 'restore';
const commandFile = (name: Name) => fileURLToPath(new URL(`../commands/${name}.ts`, import.meta.url));

function envOf({ config: { host, user, database } }: TestDatabase) {
  return { ...process.env, DATABASE_URL: `postgresql://${user}@${encodeURIComponent(host)}/${database}` };
}

/** Runs the command of an npm script on a database; returns its exit code, stdout and stderr. */
async function run(name: Name, database: TestDatabase, ...args: string[]) {
  return await new Promise<{ code: number; said: string; faults: string }>((done) => {
    execFile(process.execPath, [commandFile(name), ...args], { env: envOf(database) }, (error, said, faults) => {
      done({ code: Number(error?.code ?? 0), said, faults });
    });
  });
}

it('npm run backup and npm run restore save and restore everything, and print the number of rows', async () => {
  const [source, target] = [await aDatabase(), await aDatabase()];
  await addEdgeCases(source.db);
  const file = archives.newFile();
  const saved = await run('backup', source, file);
  expect(saved).toMatchObject({ code: 0, faults: '' });
  expect(saved.said).toMatch(/^ +2 {2}answers$|^ +4 {2}answers$/m);
  expect(saved.said.trimEnd().split('\n').at(-1)).toMatch(/\.tar\.gz: \d+\.\d MB$/);
  expect(statSync(file).mode & 0o077).toBe(0);
  const restored = await run('restore', target, file);
  expect(restored).toMatchObject({ code: 0, faults: '' });
  expect(restored.said).toMatch(/\nRestored\. Everybody has to log in anew\.\n$/);
  const [before, after] = [await rowsByTable(source.pool), await rowsByTable(target.pool)];
  expect(after.get('users')).toEqual(before.get('users'));
  expect(await run('restore', target, file)).toMatchObject({
    code: 1,
    faults: expect.stringMatching(/^The database has \w+ already\. /),
  });
});

it('npm run export and npm run import save and restore the content', async () => {
  const [source, target] = [await aDatabase(), await aDatabase()];
  await addEdgeCases(source.db);
  const file = archives.newFile();
  expect(await run('export', source, file)).toMatchObject({ code: 0, faults: '' });
  expect(await run('import', target, file)).toMatchObject({
    code: 0,
    faults: '',
    said: expect.stringMatching(/\nImported\.\n$/),
  });
  const [before, after] = [await rowsByTable(source.pool), await rowsByTable(target.pool)];
  expect(after.get('topics')).toEqual(before.get('topics'));
  expect(after.get('users')).toEqual([]);
});

it('an archive never overwrites a file, and a failed one leaves no file', async () => {
  const source = await aDatabase();
  const file = archives.newFile();
  expect(await run('backup', source, file)).toMatchObject({ code: 0 });
  const before = statSync(file);
  expect(await run('backup', source, file)).toMatchObject({
    code: 1,
    faults: `${file} is there already: give another name.\n`,
  });
  expect(statSync(file)).toMatchObject({ size: before.size, mtimeMs: before.mtimeMs });
  const there = readdirSync(dirname(file));
  expect(await run('backup', source, '/nowhere/x.tar.gz')).toMatchObject({
    code: 1,
    faults: expect.stringMatching(/^The archive cannot be written: ENOENT/),
  });
  await source.pool.query('drop schema public cascade; create schema public');
  const failing = archives.newFile();
  expect(await run('backup', source, failing)).toMatchObject({
    code: 1,
    faults: 'The database is empty: there is nothing to take out of it.\n',
  });
  expect(existsSync(failing)).toBe(false);
  expect(readdirSync(dirname(file))).toEqual(there);
});

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a backup interrupted by %s leaves no file, prints no error, and exits with %d', async (signal, code) => {
  const source = await aDatabase();
  await addEdgeCases(source.db);
  const file = archives.newFile();
  const client = await source.pool.connect();
  try {
    // The backup waits for this lock.
    await client.query('begin; lock table topics in access exclusive mode');
    const command = spawn(process.execPath, [commandFile('backup'), file], { env: envOf(source) });
    let faults = '';
    command.stderr.on('data', (text) => {
      faults += text;
    });
    const ended = once(command, 'exit');
    await expect.poll(() => existsSync(`${file}.part`)).toBe(true);
    command.kill(signal);
    expect([await ended, faults]).toEqual([[code, null], '']);
  } finally {
    await client.query('rollback');
    client.release();
  }
  expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false]);
});

it('a command interrupted by Ctrl-C stops the bundled PostgreSQL that it started', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fourfold-cut-'));
  chmodSync(dataDir, 0o755);
  try {
    const { DATABASE_URL: _, ...env } = process.env;
    const waiting = fileURLToPath(new URL('./testing/wait-in-database.ts', import.meta.url));
    const command = spawn(process.execPath, [waiting], { env: { ...env, DATA_DIR: dataDir } });
    const ended = once(command, 'exit');
    await once(command.stdout, 'data');
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
    expect(existsSync(pidFile)).toBe(true);
    command.kill('SIGINT');
    expect(await ended).toEqual([130, null]);
    expect(existsSync(pidFile)).toBe(false);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

it.each([
  ['export', 'FILE'],
  ['import', 'FILE [--chapters TITLES]'],
  ['backup', 'FILE'],
  ['restore', 'FILE'],
] as const)('npm run %s without a file prints its usage', async (name, usage) => {
  const database = await aDatabase();
  const faults = `Usage: npm run ${name} -- ${usage}\n`;
  const both = await Promise.all([run(name, database), run(name, database, 'a', 'b')]);
  for (const said of both) expect(said).toMatchObject({ code: 1, faults });
});
