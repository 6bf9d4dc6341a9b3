// Creates the content and the students with a year of activity, with SQL in PostgreSQL.
import { readFileSync } from 'node:fs';
import { actTable, satTable } from '@fourfold/core/scores/testing/tables';
import { reviseStale } from '@fourfold/server/content/revise-questions';
import { connect } from '@fourfold/server/database/connect';
import { migrate } from '@fourfold/server/database/migrate';
import { countItems } from '@fourfold/server/statistics/count-items';
import { peopleStatements, type SchoolSize } from './scale-people.ts';

type Connection = Parameters<typeof connect>[0];
type Pool = ReturnType<typeof connect>['pool'];

/** The number of answers, and the size of the database on disk. */
export type DataSize = { answers: number; bytes: number };

/** Creates the content in an empty database. */
export async function makeLibrary(connection: Connection): Promise<void> {
  const { pool, db, close } = connect(connection, { size: 1 });
  try {
    await migrate(pool);
    await pool.query(readFileSync(new URL('scale-content.sql', import.meta.url), 'utf8'));
    const tables = { sat: JSON.stringify(satTable()), act: JSON.stringify(actTable()) };
    for (const [family, table] of Object.entries(tables))
      await pool.query('update exams set score = $1 where family = $2', [table, family]);
    await reviseStale(db);
  } finally {
    await close();
  }
}

/** Adds users and their activity to the content, without triggers; creates indexes after all rows. */
export async function addPeople(
  connection: Connection,
  size: SchoolSize,
  say: (line: string) => void,
): Promise<DataSize> {
  const { pool, db, close } = connect(connection, { size: 1 });
  try {
    await fillTables(pool, size, say);
    await pool.query('drop table bench_steps, bench_references, bench_places');
    await pool.query('vacuum (analyze)');
    say('  statistics');
    await countItems(db, new Date());
    await pool.query('vacuum (analyze) item_sums, item_counts');
    const { rows } = await pool.query<DataSize>(
      `select count(*)::float8 as answers, pg_database_size(current_database())::float8 as bytes
         from practice_events where kind = 'answered'`,
    );
    return rows[0] ?? { answers: 0, bytes: 0 };
  } finally {
    await close();
  }
}

/** One transaction that truncates the tables first: PostgreSQL then writes no WAL for the new rows. */
async function fillTables(pool: Pool, size: SchoolSize, say: (line: string) => void): Promise<void> {
  await pool.query('begin');
  await pool.query("set local work_mem = '256MB'");
  await pool.query("set local maintenance_work_mem = '1GB'");
  await pool.query('truncate practice_events, practice_progress, answer_quarters, test_attempts, test_entries');
  const restore = await withoutIndexes(pool);
  let last = 0;
  const statements = peopleStatements(size);
  for (const [done, statement] of statements.entries()) {
    await pool.query(statement);
    if (Date.now() - last > 30_000) say(`  ${Math.floor((100 * done) / statements.length)} % of the rows`);
    if (Date.now() - last > 30_000) last = Date.now();
  }
  say('  indexes');
  for (const statement of restore) await pool.query(statement);
  await pool.query('commit');
}

/** Drops indexes, keys and triggers of the large tables; returns the statements that restore them. */
async function withoutIndexes(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ drop: string; make: string }>(`
    with large as (
      select unnest(array['practice_events', 'practice_progress', 'answer_quarters', 'test_entries']::regclass[]) as id
    )
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
           format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(c.oid)) as make,
           contype = 'f' as is_last
      from pg_constraint c join large on large.id = c.conrelid
     where contype in ('p', 'f')
     union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), false
      from pg_index i join large on large.id = i.indrelid
     where not exists (select from pg_constraint c where c.conindid = i.indexrelid)
     union all
    select format('alter table %s disable trigger user', id), format('alter table %s enable trigger user', id), true
      from large
     order by is_last
  `);
  for (const { drop } of rows) await pool.query(drop);
  return rows.map(({ make }) => make);
}
