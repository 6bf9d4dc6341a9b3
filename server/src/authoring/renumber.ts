import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Gives the rows of a list the positions 0 to n-1 in this order; rows that stand right are left alone. */
export async function renumber(
  tx: Kysely<Database>,
  table: 'questions' | 'answers',
  ids: readonly string[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} as r set position = listed.place - 1
      from unnest(${ids}::uuid[]) with ordinality as listed (id, place)
     where r.id = listed.id and r.position <> listed.place - 1
  `.execute(tx);
}

/** The list with more in it, each at its zero-based position; behind the last where it names none or one too great. */
export function withAdded(
  ids: readonly string[],
  added: readonly { id: string; position?: number | undefined }[],
): string[] {
  const list = [...ids];
  for (const { id, position = list.length } of added) list.splice(Math.min(position, list.length), 0, id);
  return list;
}

/** Whether the ids name each of the present ones once and nothing else. */
export function isWhole(ids: readonly string[], present: readonly string[]): boolean {
  const named = new Set(ids);
  return ids.length === present.length && named.size === ids.length && present.every((id) => named.has(id));
}
