import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tablesOf } from '../archive/catalog.ts';
import { testDatabase } from '../database/test-cluster.ts';
import { personalColumns, tables } from './registry.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** Types that cannot contain personal text: numbers and times. */
const sayNothing = ['bigint', 'boolean', 'date', 'integer', 'numeric', 'smallint', 'timestamp with time zone'];

async function liveColumns() {
  const { rows } = await database.pool.query<{ name: string; type: string; generated: string }>(`
    select table_name || '.' || column_name as name, data_type as type, is_generated as generated
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations'`);
  return rows.filter(({ generated }) => generated === 'NEVER');
}

const registered = tables.flatMap(([table, { columns }]) => Object.keys(columns).map((column) => `${table}.${column}`));

describe('the registry', () => {
  it('has every column of the database that can contain text, an id or bytes, and no other', async () => {
    const live = await liveColumns();
    const known = new Set(registered);
    const holds = live.filter(({ type }) => !sayNothing.includes(type)).map(({ name }) => name);
    expect(holds.filter((name) => !known.has(name))).toEqual([]);
    const there = new Set(live.map(({ name }) => name));
    expect(registered.filter((name) => !there.has(name))).toEqual([]);
    const made = [...(await tablesOf(database.pool)).keys()].filter((name) => name !== 'migrations');
    expect(tables.map(([table]) => table).toSorted()).toEqual(made.toSorted());
  });

  it('has every foreign key to an account as an account column', async () => {
    const accounts = personalColumns.filter(({ what }) => what === 'account');
    const { rows } = await database.pool.query<{ name: string }>(`
      select k.conrelid::regclass || '.' || a.attname as name
        from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
       where k.contype = 'f' and k.confrelid = 'users'::regclass order by 1`);
    expect(rows.length).toBeGreaterThan(20);
    const named = new Set(accounts.map(({ table, column }) => `${table}.${column}`));
    expect(rows.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
  });

  it('has tables deleted with others only if a foreign key deletes them by cascade', async () => {
    const { rows } = await database.pool.query<{ name: string }>(`
      select conrelid::regclass || ' with ' || confrelid::regclass as name
        from pg_constraint where contype = 'f' and confdeltype = 'c'`);
    const cascades = tables.flatMap(([table, { deleted }]) =>
      deleted && 'with' in deleted ? [`${table} with ${deleted.with}`] : [],
    );
    expect(cascades.length).toBeGreaterThan(0);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(cascades));
  });

  it('deletes the rows of every column that is marked as deleted', () => {
    const broken = tables.flatMap(([table, { deleted, columns }]) =>
      !deleted && Object.values(columns).some((personal) => personal?.erasure === 'deleted') ? [table] : [],
    );
    expect(broken).toEqual([]);
  });
});
