import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** A table row to insert. */
export type Row = { readonly table: keyof Database; readonly values: Readonly<Record<string, unknown>> };

/** A row with columns of the table's schema. */
export function row<T extends keyof Database>(table: T, values: Insertable<Database[T]>): Row {
  return { table, values };
}

/** Anything that can run SQL: a `pg` client, a pool or a transaction. */
export type Queryable = { query(text: string): Promise<unknown> };

/** Inserts rows in order, in one round trip and one transaction. */
export async function plantRows(db: Queryable, rows: readonly Row[]): Promise<void> {
  if (rows.length > 0) await db.query(insertText(rows));
}

/** Inserts rows with Kysely, in several statements, also within a transaction. */
export async function writeRows(db: Kysely<Database>, rows: readonly Row[]): Promise<void> {
  for (const { table, values } of statements(rows)) {
    await db
      .insertInto(table)
      .values(values as Insertable<Database[typeof table]>[])
      .execute();
  }
}

/** Groups rows in order into statements: adjacent rows with the same columns share one. */
function statements(rows: readonly Row[]): { table: keyof Database; values: Row['values'][] }[] {
  const all: { table: keyof Database; columns: string; values: Row['values'][] }[] = [];
  for (const { table, values } of rows) {
    const known = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    const columns = Object.keys(known).join(', ');
    const last = all.at(-1);
    if (last?.table === table && last.columns === columns) last.values.push(known);
    else all.push({ table, columns, values: [known] });
  }
  return all;
}

/** The SQL of all statements. */
export function insertText(rows: readonly Row[]): string {
  return statements(rows)
    .map(({ table, values }) => {
      const tuples = values.map((one) => `(${Object.values(one).map(literal).join(', ')})`);
      return `insert into ${table} (${Object.keys(values[0] ?? {}).join(', ')}) values ${tuples.join(', ')}`;
    })
    .join(';\n');
}

/** A value as an SQL literal. PostgreSQL converts a quoted literal to the type of its column. */
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
