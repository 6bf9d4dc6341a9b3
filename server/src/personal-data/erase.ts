import { sql } from 'kysely';
import type { Tx } from '../database/db.ts';
import { tables } from './registry.ts';
import type { Personal } from './rules.ts';

/** Deletes and replaces personal data of these accounts as the registry says, in the order of its tables. */
export async function erase(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const statement of statements) await sql`${sql.raw(statement)} = any (${ids}::uuid[])`.execute(tx);
}

/** SQL statements without their end, `= any (ids)`. */
const statements = tables.flatMap(([table, { deleted, columns }]) => [
  ...(deleted && 'whose' in deleted ? [`delete from ${table} where ${deleted.whose}`] : []),
  ...updatesOf(table, columns),
]);

/** One update per table and account column. */
function updatesOf(table: string, columns: Readonly<Record<string, Personal | null>>): string[] {
  const changes = new Map<string, string[]>();
  for (const [column, personal] of Object.entries(columns)) {
    if (!personal?.whose || typeof personal.erasure === 'string' || !('becomes' in personal.erasure)) continue;
    const same = changes.get(personal.whose) ?? [];
    changes.set(personal.whose, [...same, `${column} = ${personal.erasure.becomes}`]);
  }
  return [...changes].map(([whose, set]) => `update ${table} set ${set.join(', ')} where ${whose}`);
}
