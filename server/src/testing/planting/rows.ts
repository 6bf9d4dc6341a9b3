import type { Insertable } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** A row of a table, to be planted. */
export type Row = { readonly table: keyof Database; readonly values: Readonly<Record<string, unknown>> };

/** A row whose columns the schema checks. */
export function row<T extends keyof Database>(table: T, values: Insertable<Database[T]>): Row {
  return { table, values };
}

/** Whatever sends SQL to a database: a client of `pg`, a pool, or Kysely by `sql.raw`. */
export type Queryable = { query(text: string): Promise<unknown> };

/** Writes rows in their order, in one round trip and one transaction. */
export async function plantRows(db: Queryable, rows: readonly Row[]): Promise<void> {
  if (rows.length > 0) await db.query(insertText(rows));
}

/** SQL that inserts rows in their order; neighbours with the same columns share a statement. */
export function insertText(rows: readonly Row[]): string {
  const statements: { into: string; tuples: string[] }[] = [];
  for (const { table, values } of rows) {
    const columns = Object.entries(values).filter(([, value]) => value !== undefined);
    const into = `${table} (${columns.map(([name]) => name).join(', ')})`;
    const tuple = `(${columns.map(([, value]) => literal(value)).join(', ')})`;
    const last = statements.at(-1);
    if (last?.into === into) last.tuples.push(tuple);
    else statements.push({ into, tuples: [tuple] });
  }
  return statements.map(({ into, tuples }) => `insert into ${into} values ${tuples.join(', ')}`).join(';\n');
}

/** A value as an SQL literal; PostgreSQL gives a quoted one the type of its column. */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (value instanceof Date) return quoted(value.toISOString());
  if (value instanceof Uint8Array) return quoted(`\\x${Buffer.from(value).toString('hex')}`);
  if (Array.isArray(value)) return quoted(`{${value.map((one) => JSON.stringify(String(one))).join(',')}}`);
  return quoted(typeof value === 'string' ? value : JSON.stringify(value));
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
