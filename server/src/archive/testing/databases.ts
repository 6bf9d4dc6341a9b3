import type pg from 'pg';
import { demoRoles } from '../../accounts/demo-accounts.ts';
import { recompile } from '../../content/recompile.ts';
import type { testDatabase } from '../../database/test-cluster.ts';
import { seedDemo } from '../../seed/seed-demo.ts';
import { seedPeople } from '../../seed/seed-people.ts';
import { announcementChecks } from '../../testing/announcement-checks.ts';
import { tablesOf } from '../catalog.ts';
import { addEdgeCases } from './edge-cases.ts';

type TestDatabase = Awaited<ReturnType<typeof testDatabase>>;

/** Seeds the demo with its users and their work, and rows that are hard to serialise. */
export async function fillDatabase(db: TestDatabase['db']): Promise<void> {
  await seedDemo(db);
  const accounts = demoRoles.map((role) => ({ role, email: `${role}@fourfold.example`, password: 'four in a row' }));
  await seedPeople(db, accounts, new Date('2026-11-21T18:00:00Z'));
  await addEdgeCases(db);
  await compileAll(db);
}

/** Compiles all formulas, as an import does: a row without formulas may never have been compiled. */
export async function compileAll(db: TestDatabase['db']): Promise<void> {
  await recompile(db, { progress: () => {}, formulaError: () => {} });
}

/** Every row of every table as PostgreSQL's text, sorted. */
export async function rowsByTable(pool: pg.Pool): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const table of (await tablesOf(pool)).keys()) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from "${table}" t order by 1`);
    found.set(
      table,
      rows.map(({ row }) => row),
    );
  }
  return found;
}

/**
 * The schema without rows: constraints, indexes, triggers and whether they are enabled, views, functions. Without the
 * guards that only test databases have (`server/src/testing/revision-guard.ts`).
 */
export async function schemaOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as what
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' and conname not like 'guard%'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text
      from pg_trigger t where not t.tgisinternal and t.tgname not like 'guard%'
    union all select viewname || ' ' || definition from pg_views where schemaname = 'public'
    union all select pg_get_functiondef(oid)
      from pg_proc where pronamespace = 'public'::regnamespace and proname not like 'guard%'
    order by 1`);
  return rows.map(({ what }) => what);
}

/** The schema of a restored database after it got the checks that a database of tests has. */
export async function schemaWithChecks(pool: pg.Pool): Promise<string[]> {
  await pool.query(announcementChecks);
  return await schemaOf(pool);
}
