import type pg from 'pg';

export type Queryable = Pick<pg.ClientBase, 'query'>;
type Column = { name: string; isJson: boolean; isRequired: boolean; isIdentity: boolean };
export type Table = { name: string; columns: Column[]; key: string[] };

const fromOwnTables = `
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
 where n.nspname = current_schema() and c.relkind in ('r', 'p')
   and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** The tables of the current schema by name, without generated columns. */
export async function tablesOf(client: Queryable): Promise<Map<string, Table>> {
  const { rows } = await client.query<Table>(`
    select c.relname as name,
           array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
                  where i.indrelid = c.oid and i.indisprimary order by array_position(i.indkey::smallint[], a.attnum)) as key,
           (select coalesce(json_agg(json_build_object('name', a.attname, 'isRequired', a.attnotnull,
                                                       'isJson', a.atttypid = 'jsonb'::regtype,
                                                       'isIdentity', a.attidentity <> '') order by a.attnum), '[]')
              from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
      ${fromOwnTables} order by c.relname collate "C"`);
  return new Map(rows.map((table) => [table.name, table]));
}

export type ForeignKey = { table: string; name: string; definition: string };

/** The foreign keys of the current schema, sorted so that two databases can be compared. */
export async function foreignKeysOf(client: Queryable): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and n.nspname = current_schema()
     order by 1, 2`);
  return rows;
}
