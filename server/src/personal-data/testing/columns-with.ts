import type { Queryable } from '../../archive/catalog.ts';

/** All columns with this text in any row, such as `users.email`, including generated columns and bytes. */
export async function columnsWith(client: Queryable, text: string): Promise<string[]> {
  const { rows } = await client.query<{ table: string; column: string; isBytes: boolean }>(`
    select c.relname as table, a.attname as column, a.atttypid = 'bytea'::regtype as "isBytes"
      from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`);
  const found: string[] = [];
  for (const { table, column, isBytes } of rows) {
    const written = isBytes ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const { rowCount } = await client.query(`select from "${table}" where ${written} ilike '%' || $1 || '%' limit 1`, [
      text,
    ]);
    if (rowCount) found.push(`${table}.${column}`);
  }
  return found.sort();
}
