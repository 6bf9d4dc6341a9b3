import { sql } from 'kysely';
import { Refusal } from '../call/refusal.ts';
import type { Tx } from '../database/db.ts';
import { type ContentList, listRowsOf } from './content-list.ts';
import { containsAll, withItem } from './positions.ts';

/** Returns the ids of a list's living items, in list order. */
export async function idsOf(db: Tx, list: ContentList): Promise<string[]> {
  const { table, id, condition, tieBreaker } = listRowsOf(list);
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(id)} as id from ${sql.table(table)} where ${condition} order by position, ${sql.ref(tieBreaker)}`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

/** Saves the positions of all items of a list in the given order. The caller has locked the list. */
export async function savePositions(tx: Tx, list: ContentList, ids: readonly string[]): Promise<void> {
  const { table, id, condition } = listRowsOf(list);
  await sql`
    update ${sql.table(table)} item set position = wanted.position - 1
      from unnest(${ids}::uuid[]) with ordinality as wanted (id, position)
     where item.${sql.ref(id)} = wanted.id and item.position <> wanted.position - 1 and ${condition}`.execute(tx);
}

/** Renumbers the positions from 0 without gaps, after an item left the list. */
export async function renumberList(tx: Tx, list: ContentList): Promise<void> {
  await savePositions(tx, list, await idsOf(tx, list));
}

/**
 * Moves an item to a 0-based position, clamped to the list; without a position to the end. Returns its new position.
 */
export async function moveItem(tx: Tx, list: ContentList, id: string, position?: number): Promise<number> {
  const ids = withItem(await idsOf(tx, list), id, position);
  await savePositions(tx, list, ids);
  return ids.indexOf(id);
}

/**
 * Saves an order of the whole list. An order that does not name exactly the list's items is refused
 * as a conflict, with the present list (Q111).
 */
export async function saveListOrder(
  tx: Tx,
  list: ContentList,
  { order, present }: { order: readonly string[]; present: () => Promise<readonly unknown[]> },
): Promise<void> {
  // PostgreSQL returns UUIDs in lower case; a client may send upper case.
  const ids = order.map((id) => id.toLowerCase());
  if (!containsAll(await idsOf(tx, list), ids)) throw listChanged(await present());
  await savePositions(tx, list, ids);
}

/** The refusal carries the present list, so that a client can merge its own order into it. */
export function listChanged(data: readonly unknown[]): Refusal {
  return new Refusal('list_changed', {}, { details: { data } });
}
