import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../database/test-cluster.ts';
import { importCourse } from '../import/import-course.ts';
import { demoFigures } from '../seed/demo-figures.ts';
import { addExam, addOwnExam, addTopic, paragraph } from '../testing/content.ts';
import { addUser } from '../testing/people.ts';
import { contentTables } from './exported-tables.ts';
import type { ArchiveEntry } from './tar.ts';
import { archiveFolder, contentsOf, importInto } from './testing/archives.ts';
import { compileAll, fillDatabase, rowsByTable, schemaOf } from './testing/databases.ts';
import { addEdgeCases } from './testing/edge-cases.ts';

type TestDatabase = Awaited<ReturnType<typeof testDatabase>>;
const archives = archiveFolder();
const dropped: TestDatabase[] = [];
/** A small database, for tests where the size does not matter. */
let small: TestDatabase;
let file: string;
const realFile =
  process.env.REAL_DATA ??
  fileURLToPath(new URL('../../../../shared/data/openstax-elementary-algebra.jsonl', import.meta.url));

async function aDatabase(): Promise<TestDatabase> {
  const database = await testDatabase();
  dropped.push(database);
  return database;
}

beforeAll(async () => {
  small = await aDatabase();
  await addEdgeCases(small.db);
  await sql`update settings set introduction_video = ${JSON.stringify(paragraph('Welcome'))}`.execute(small.db);
  file = await archives.save(small.config, 'content');
});
afterAll(async () => {
  await Promise.all(dropped.map((database) => database.drop()));
  archives.remove();
});

/** Every file of an archive with its checksum, except the manifest, which contains the time. */
async function sumsOf(archive: string): Promise<string[]> {
  const { entries } = await contentsOf(archive);
  return entries.slice(1).map(({ name, bytes }) => `${name} ${createHash('sha256').update(bytes).digest('hex')}`);
}

async function tablesOf(archive: string): Promise<Map<string, Record<string, unknown>[]>> {
  const found = new Map<string, Record<string, unknown>[]>();
  for (const { name, bytes } of (await contentsOf(archive)).entries) {
    const [, table] = /^tables\/(\w+)\//.exec(name) ?? [];
    if (table === undefined) continue;
    const rows = bytes
      .toString('utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    found.set(table, [...(found.get(table) ?? []), ...rows]);
  }
  return found;
}

describe('an export', () => {
  it('is identical after an import: documents, ids, order, links, images, the recycle bin', async () => {
    const [full, other] = [await aDatabase(), await aDatabase()];
    await fillDatabase(full.db);
    const saved = await archives.save(full.config, 'content');
    await importInto(other.config, saved);
    const sums = await sumsOf(saved);
    expect(await sumsOf(await archives.save(other.config, 'content'))).toEqual(sums);
    expect(await schemaOf(other.pool)).toEqual(await schemaOf(full.pool));
    const rows = await tablesOf(saved);
    // Every table has rows, so a table that is not exported would be noticed.
    expect([...rows.keys()]).toEqual(contentTables);
    expect(rows.get('topics')?.some((topic) => topic.deleted_at !== null)).toBe(true);
    expect(rows.get('questions')?.some((question) => question.link_right_question_id !== null)).toBe(true);
    expect(sums.filter((line) => line.startsWith('media/'))).toHaveLength(4 + demoFigures().length);
  });

  it('contains no personal data: no account, work, session or student’s own exam', async () => {
    const { rows } = await small.pool.query<{ id: string }>('select id from users');
    const text = (await contentsOf(file)).entries.map(({ bytes }) => bytes.toString('latin1')).join('\n');
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ id }) => text.includes(id))).toEqual([]);
    expect((await tablesOf(file)).has('own_exams')).toBe(false);
  });

  it('can be imported into a database with accounts and their own exams', async () => {
    const { db, config, pool } = await aDatabase();
    await addOwnExam(db, 'act', { user_id: await addUser(db, 'student') });
    await importInto(config, file);
    const { rows } = await pool.query(
      'select (select count(*) from users)::int as users, count(*)::int as topics from topics',
    );
    expect(rows).toEqual([{ users: 1, topics: (await tablesOf(file)).get('topics')?.length }]);
  });

  // A whole course takes a minute: npm run test:whole.
  it.runIf(process.env.WHOLE)('of the real content is identical after an import', async ({ skip }) => {
    if (!existsSync(realFile)) skip(`the real content is not at ${realFile}`);
    const [source, target] = [await aDatabase(), await aDatabase()];
    const { problems } = await importCourse(source.db, readFileSync(realFile, 'utf8'));
    await compileAll(source.db);
    const saved = await archives.save(source.config, 'content');
    await importInto(target.config, saved);
    expect(await sumsOf(await archives.save(target.config, 'content'))).toEqual(await sumsOf(saved));
    const shown = (database: TestDatabase) =>
      database.pool.query('select id, question, formulas, link_right_question_id from questions order by id');
    const rows = (await shown(target)).rows;
    expect(rows.length).toBeGreaterThan(problems);
    expect(rows).toEqual((await shown(source)).rows);
    // The course can be imported again and finds everything unchanged.
    const again = await importCourse(target.db, readFileSync(realFile, 'utf8'));
    expect([again.added, again.changed]).toEqual([0, 0]);
  });

  it('of an older version is migrated to this one', async () => {
    const saved = await archives.rewrite(file, oldTopic);
    const other = await aDatabase();
    await importInto(other.config, saved);
    const { rows } = await other.pool.query('select title, position, words::text from topics');
    expect(rows).toEqual([{ title: 'Old', position: 3, words: "'old':1" }]);
  });
});

/** The entries of an export with one topic as of migration 4. */
function oldTopic({ name, bytes }: ArchiveEntry): ArchiveEntry[] {
  if (name !== 'manifest.json') return [];
  const manifest = JSON.parse(bytes.toString('utf8'));
  const columns = ['id', 'kind', 'title', 'position'];
  const old = { ...manifest, migrations: manifest.migrations.slice(0, 4), tables: [{ name: 'topics', columns }] };
  const topic = { id: '00000000-0000-4000-8000-000000000001', kind: 'math', title: 'Old', position: 3 };
  return [
    { name, bytes: Buffer.from(JSON.stringify(old)) },
    { name: 'tables/topics/000001.jsonl', bytes: Buffer.from(`${JSON.stringify(topic)}\n`) },
  ];
}

describe('a database that has content', () => {
  it.each([
    ['a topic', addTopic, 'topics'],
    ['a topic in the bin', (db: TestDatabase['db']) => addTopic(db, { deleted_at: new Date() }), 'topics'],
    ['an exam', (db: TestDatabase['db']) => addExam(db, 'sat'), 'exams'],
    [
      'settings',
      (db: TestDatabase['db']) => sql`update settings set sat_percentile_score = '[["1"]]'`.execute(db),
      'settings',
    ],
    [
      'a changed list of skills',
      (db: TestDatabase['db']) => sql`update skill_lists set rev = 1 where edition = 'act'`.execute(db),
      'skill_lists',
    ],
  ])('with %s is refused with a message, and is unchanged', async (_, plant, table) => {
    const { db, pool, config } = await aDatabase();
    await plant(db);
    const before = await rowsByTable(pool);
    await expect(importInto(config, file)).rejects.toThrow(
      `The database has ${table} already. An archive goes into a database without content, so that nothing is ` +
        'overwritten: name another one by DATABASE_URL, or another folder by DATA_DIR.',
    );
    expect(await rowsByTable(pool)).toEqual(before);
    const schemas = await pool.query(`select from pg_namespace where nspname like 'fourfold%'`);
    expect(schemas.rowCount).toBe(0);
  });

  it('is refused by one of two imports that start at once', async () => {
    const { config } = await aDatabase();
    const both = await Promise.allSettled([importInto(config, file), importInto(config, file)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

it('a hard-deleted exam is not content: it is not exported, and does not prevent an import', async () => {
  const [source, target] = [await aDatabase(), await aDatabase()];
  const id = await addExam(source.db, 'sat', { title: 'Gone' });
  const before = await archives.save(source.config, 'content');
  await source.db.updateTable('exams').set({ deleted_at: new Date(), purged_at: new Date() }).execute();
  expect((await tablesOf(await archives.save(source.config, 'content'))).has('exams')).toBe(false);
  await addExam(target.db, 'act', { deleted_at: new Date(), purged_at: new Date() });
  await importInto(target.config, before);
  expect(await target.db.selectFrom('exams').select('title').where('id', '=', id).execute()).toEqual([
    { title: 'Gone' },
  ]);
  await expect(importInto(source.config, before)).rejects.toThrow(
    /^The database still has exams of the archive, deleted for good\. An archive goes into/,
  );
});
