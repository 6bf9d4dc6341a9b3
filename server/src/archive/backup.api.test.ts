import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyMigration, readMigrations } from '../database/migrate.ts';
import { testDatabase } from '../database/test-cluster.ts';
import { addJobs } from '../jobs/add-jobs.ts';
import { addSequencePlace, addTopic } from '../testing/content.ts';
import { writeArchive } from './archive-file.ts';
import { dump } from './dump.ts';
import { archiveFolder, contentsOf, restoreInto } from './testing/archives.ts';
import { fillDatabase, rowsByTable, schemaOf, schemaWithChecks } from './testing/databases.ts';
import { addEdgeCases } from './testing/edge-cases.ts';
import { withClient } from './with-client.ts';

type TestDatabase = Awaited<ReturnType<typeof testDatabase>>;
const archives = archiveFolder();
const dropped: TestDatabase[] = [];
let full: TestDatabase;
/** A backup of it, and one of a small database. */
let file: string;
let smallFile: string;
const excludedTables = [
  'failures',
  'hand_over_codes',
  'jobs',
  'known_devices',
  'password_links',
  'session_streams',
  'session_tokens',
  'sessions',
  ...['spent_budgets', 'spoken_formulas', 'spoken_progress'],
];

async function aDatabase(): Promise<TestDatabase> {
  const database = await testDatabase();
  dropped.push(database);
  return database;
}

async function bareDatabase(): Promise<TestDatabase> {
  const database = await aDatabase();
  await database.pool.query('drop schema public cascade; create schema public');
  return database;
}

beforeAll(async () => {
  full = await aDatabase();
  await fillDatabase(full.db);
  file = await archives.save(full.config, 'backup');
  const small = await aDatabase();
  await addEdgeCases(small.db);
  smallFile = await archives.save(small.config, 'backup');
});
afterAll(async () => {
  await Promise.all(dropped.map((database) => database.drop()));
  archives.remove();
});

/** Tables that differ in each database: times of migrations and of changes of content. */
const differingTables = ['migrations', 'content_clock', 'content_roots'];
async function restoredRows(database: TestDatabase) {
  const rows = [...(await rowsByTable(database.pool))];
  return new Map(rows.filter(([table]) => !differingTables.includes(table) && !excludedTables.includes(table)));
}

describe('a restored backup', () => {
  it.each([
    ['a bare database', bareDatabase],
    ['a migrated one', aDatabase],
  ])('has identical rows in every table, in %s', async (_, make) => {
    const other = await make();
    await restoreInto(other.config, file);
    const expected = await restoredRows(full);
    expect(await restoredRows(other)).toEqual(expected);
    expect(await schemaWithChecks(other.pool)).toEqual(await schemaOf(full.pool));
    const empty = [...expected].filter(([, rows]) => rows.length === 0).map(([table]) => table);
    // A table without rows would not be tested; testing/edge-cases.ts must add one.
    expect(empty).toEqual([]);
  });

  it('has no session, token, link or letter: users log in again, and no letter is sent twice', async () => {
    const { pool, db, config } = await bareDatabase();
    const [user] = await full.db.selectFrom('users').select('id').limit(1).execute();
    await full.db
      .insertInto('password_links')
      .values({ hash: Buffer.from('x'), user_id: user?.id ?? '', expires_at: new Date() })
      .execute();
    await addJobs(full.db, [{ kind: 'recovery', body: { email: 'ada@mail.example' } }]);
    expect(await full.db.selectFrom('session_tokens').select('hash').execute()).not.toEqual([]);
    await restoreInto(config, await archives.save(full.config, 'backup'));
    const rows = await rowsByTable(pool);
    expect(excludedTables.map((table) => rows.get(table))).toEqual(excludedTables.map(() => []));
    expect(await db.selectFrom('users').select('id').execute()).not.toEqual([]);
  });

  it('works: functions update sums, sequences continue, foreign keys are enforced', async () => {
    const { db, pool, config } = await bareDatabase();
    await restoreInto(config, file);
    const last = await db
      .selectFrom('audit')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    const actor_id = crypto.randomUUID();
    const next = await db
      .insertInto('audit')
      .values({ actor_id, action: 'x', subject: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(Number(next.id)).toBe(Number(last.id) + 1);
    const sum = 'select coalesce(sum(correct + incorrect), 0)::int as sum from answer_quarters';
    const before = (await pool.query(sum)).rows[0].sum;
    await pool.query(`
      select add_practice_events(user_id, 'HomeSubTopic', gen_random_uuid(), 0, now(),
                                 '[{"event": {"kind": "answered"}, "record_id": "${crypto.randomUUID()}", "is_correct": true}]')
        from (select user_id from practice_events limit 1) someone`);
    expect((await pool.query(sum)).rows[0].sum).toBe(before + 1);
    await expect(pool.query(`update subtopics set topic_id = gen_random_uuid()`)).rejects.toThrow(/foreign key/);
  });

  it('is a consistent snapshot: rows written while it is made are not in it', async () => {
    const source = await aDatabase();
    await addTopic(source.db, { title: 'before' });
    // A table that is not ours, which must not be saved.
    await source.pool.query('create table recipes (name text)');
    const other = archives.newFile();
    await withClient(source.config, async (client) => {
      const entries = dump(client, { kind: 'backup', now: new Date(), onTable: () => {} });
      const first = await entries.next();
      await addSequencePlace(source.db);
      await writeArchive(other, rejoin(first.value, entries), new Date());
    });
    const { pool, config } = await bareDatabase();
    await restoreInto(config, other);
    const { rows } = await pool.query('select title, (select count(*)::int from subtopics) as below from topics');
    expect(rows).toEqual([{ title: 'before', below: 0 }]);
  });
});

it('a backup does not wait for a lock on a table that is not ours', async () => {
  const { pool, config } = await aDatabase();
  await pool.query('create table recipes (name text)');
  const other = await pool.connect();
  try {
    await other.query('begin; lock table recipes in access exclusive mode');
    await archives.save(config, 'backup');
  } finally {
    await other.query('rollback');
    other.release();
  }
});

async function* rejoin<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}

describe('the version of a database', () => {
  /** A database with only the first migrations, and a student's answer. */
  async function olderDatabase(upTo: number) {
    const database = await bareDatabase();
    for (const migration of readMigrations().slice(0, upTo)) await applyMigration(database.pool, migration);
    await database.pool.query(`
      insert into users (id, username, email, user_type) values (gen_random_uuid(), 'Ada', 'ada@mail.example', 'Student');
      insert into practice_events (user_id, reference_type, reference_id, seq, kind, event, state, record_id, is_correct)
      select id, 'HomeSubTopic', gen_random_uuid(), 1, 'answered', '{}', '{}', gen_random_uuid(), true from users`);
    return database;
  }

  it.each([
    ['a bare database', bareDatabase],
    ['a migrated one', aDatabase],
  ])('that is older is preserved by a backup, which is restored into %s and then migrated', async (_, make) => {
    const older = await olderDatabase(6);
    const before = await schemaOf(older.pool);
    const saved = await archives.save(older.config, 'backup');
    expect(await schemaOf(older.pool)).toEqual(before);
    expect((await contentsOf(saved)).manifest.migrations.map(({ name }) => name).at(-1)).toMatch(/^0006_/);
    const other = await make();
    await restoreInto(other.config, saved);
    expect(await schemaWithChecks(other.pool)).toEqual(await schemaOf(full.pool));
    // Migration 7 creates the sums of the charts from the answers.
    const { rows } = await other.pool.query(
      'select username, correct from users join answer_quarters q on q.user_id = id',
    );
    expect(rows).toEqual([{ username: 'Ada', correct: 1 }]);
  });

  it('that is newer, or of another build, is refused, and nothing is changed', async () => {
    const { pool, config } = await bareDatabase();
    const withMigrations = (change: (list: { name: string; checksum: string }[]) => void) =>
      archives.rewrite(smallFile, (entry) => {
        if (entry.name !== 'manifest.json') return entry;
        const manifest = JSON.parse(entry.bytes.toString('utf8'));
        change(manifest.migrations);
        return { ...entry, bytes: Buffer.from(JSON.stringify(manifest)) };
      });
    const newer = await withMigrations((list) => list.push({ name: '9999_future.sql', checksum: 'x' }));
    await expect(restoreInto(config, newer)).rejects.toThrow(
      'The archive was made by a newer version of Fourfold (this one does not know 9999_future.sql): use that version.',
    );
    const other = await withMigrations((list) => list.splice(0, 1, { name: '0001_people.sql', checksum: 'x' }));
    await expect(restoreInto(config, other)).rejects.toThrow(
      'The archive was made by another build of Fourfold (0001_people.sql differs): use that build.',
    );
    expect((await rowsByTable(pool)).size).toBe(0);
  });

  it('that this version does not know is not backed up', async () => {
    const { pool, config } = await aDatabase();
    await pool.query(`insert into migrations (name, checksum) values ('9999_future.sql', 'x')`);
    await expect(archives.save(config, 'backup')).rejects.toThrow(/9999_future.sql, which this version does not know/);
  });
});

describe('a database that is not empty', () => {
  it.each([
    [
      'with a topic',
      `insert into topics (id, kind, title, position) values (gen_random_uuid(), 'math', 'x', 0)`,
      'topics',
    ],
    [
      'with an account',
      `insert into users (id, username, email, user_type) values (gen_random_uuid(), 'x', 'x', 'Student')`,
      'users',
    ],
    ['with settings', `update settings set introduction_video = '[1]'`, 'settings'],
    ['with a changed list of skills', `update skill_lists set rev = 1`, 'skill_lists'],
  ])('%s is refused with a message, and is unchanged', async (_, plant, table) => {
    const { pool, config } = await aDatabase();
    await pool.query(plant);
    const before = [await rowsByTable(pool), await schemaOf(pool)];
    await expect(restoreInto(config, smallFile)).rejects.toThrow(
      `The database has ${table} already. A restore needs an empty database, so that nothing is overwritten: ` +
        'name another one by DATABASE_URL, or another folder by DATA_DIR.',
    );
    expect([await rowsByTable(pool), await schemaOf(pool)]).toEqual(before);
  });

  it('with tables that are not ours is refused, and they are unchanged', async () => {
    const { pool, config } = await bareDatabase();
    await pool.query('create table recipes (name text)');
    await expect(restoreInto(config, smallFile)).rejects.toThrow(/tables that are not of Fourfold \(recipes\)/);
    expect([...(await rowsByTable(pool)).keys()]).toEqual(['recipes']);
  });

  it('is refused by one of two restores that start at once', async () => {
    const { config } = await bareDatabase();
    const both = await Promise.allSettled([restoreInto(config, smallFile), restoreInto(config, smallFile)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
