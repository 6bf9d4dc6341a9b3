import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../src/database/db.ts';

/** Row count and checksum of each table, by its name. */
type TableChecksums = Readonly<Record<string, string>>;

/** Returns the tables that changed since the last call. */
export type TableWatch = { changed(): Promise<string[]> };

/** Columns with the owner of a row. */
const ownerColumns = ['user_id', 'tutor_id', 'student_id', 'for_id'];

/** Tables that every call may change: an expensive call is charged to its caller's budget, even if it is refused. */
const unwatchedTables = ['spent_budgets'];

/** Watches all other tables. */
export async function watchAll(db: Db): Promise<TableWatch> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  return await watch(
    db,
    rows.filter(({ name }) => !unwatchedTables.includes(name)).map(({ name }) => ({ name, condition: sql`true` })),
  );
}

/** Watches rows of these users, and their accounts. */
export async function watchOwned(db: Db, ids: readonly string[]): Promise<TableWatch> {
  const { rows } = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as "column"
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = any (${ownerColumns})
     order by 1, 2`.execute(db);
  const all = [{ name: 'users', column: 'id' }, ...rows];
  return await watch(
    db,
    all.map(({ name, column }) => ({ name, condition: sql`t.${sql.ref(column)} = any (${ids}::uuid[])` })),
  );
}

async function watch(db: Db, tables: readonly { name: string; condition: RawBuilder<unknown> }[]): Promise<TableWatch> {
  const sums = tables.map(
    ({ name, condition }) => sql`
      select ${name}::text as name,
             count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as print
        from ${sql.table(name)} t where ${condition}`,
  );
  const readChecksums = async (): Promise<TableChecksums> => {
    const { rows } = await sql<{ name: string; print: string }>`${sql.join(sums, sql` union all `)}`.execute(db);
    // A table with two owner columns occurs twice.
    return Object.fromEntries(rows.map(({ name, print }, at) => [`${name} ${at}`, print]));
  };
  let [lastWrites, lastChecksums] = [await writesSoFar(db), await readChecksums()];
  return {
    async changed() {
      const writes = await writesSoFar(db);
      if (writes === lastWrites) return [];
      const [before, now] = [lastChecksums, await readChecksums()];
      [lastWrites, lastChecksums] = [writes, now];
      const names = Object.keys(now).filter((name) => now[name] !== before[name]);
      return [...new Set(names.map((name) => name.split(' ', 1)[0] ?? name))];
    },
  };
}

/** Only a writing transaction gets an id, so an unchanged value means that nothing was written. */
async function writesSoFar(db: Db): Promise<string> {
  const { rows } = await sql<{ next: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(
    db,
  );
  return rows[0]?.next ?? '';
}
