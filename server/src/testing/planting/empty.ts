import type { Queryable } from './rows.ts';

type Answered = { rows: { name: string; parent: string | null }[] };

/** Tables with rows that a new installation has. */
const lasting = ['settings', 'content_version', 'migrations'];

/**
 * Returns SQL that deletes all data of users and authors. It reads the catalogue once and orders
 * the tables so that referring tables come first.
 */
export async function emptyText(db: Queryable): Promise<string> {
  const { rows } = (await db.query(
    `select t.relname as name, p.relname as parent
       from pg_class t
       left join pg_constraint c on c.conrelid = t.oid and c.contype = 'f' and c.confrelid <> t.oid
       left join pg_class p on p.oid = c.confrelid
      where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace`,
  )) as Answered;
  const parents = Map.groupBy(rows, ({ name }) => name);
  const behind = new Set<string>();
  const visit = (name: string) => {
    if (behind.has(name)) return;
    for (const { name: child } of rows.filter(({ parent }) => parent === name)) visit(child);
    behind.add(name);
  };
  for (const name of parents.keys()) visit(name);
  const emptied = [...behind].filter((name) => !lasting.includes(name)).map((name) => `delete from ${name}`);
  return [...emptied, 'delete from settings', 'insert into settings default values'].join(';\n');
}
