import { sql } from 'kysely';
import { moveItem } from '../content/arrange-list.ts';
import { lockList } from '../content/lock-list.ts';
import type { Tx } from '../database/db.ts';
import type { SetPlacement } from './set-placements.ts';

/**
 * Links a set to parents, each at its position; existing links do not change. Returns the ids of
 * the new parents. The parent that was linked first is the set's main parent.
 */
export async function linkSet(tx: Tx, id: string, placements: readonly SetPlacement[], now: Date): Promise<string[]> {
  const newParents: string[] = [];
  for (const { list, position } of placements) {
    await lockList(tx, list);
    const { rows } = await sql`
      with before as (
        delete from unlinked_places
         where problem_set_id = ${id} and parent_kind = ${list.kind} and parent_id = ${list.parent}
        returning linked_at, unlinked_at)
      insert into problem_set_places (problem_set_id, parent_kind, parent_id, position, linked_at)
      select ${id}, ${list.kind}, ${list.parent}, 0, coalesce(
        (select linked_at from before where unlinked_at > ${new Date(now.getTime() - relinkWindowMs)}), clock_timestamp())
      on conflict do nothing returning parent_id`.execute(tx);
    if (rows.length === 0) continue;
    await moveItem(tx, list, id, position);
    newParents.push(list.parent);
  }
  return newParents;
}

/** Unlinks a set from a parent. Stores when it had been linked, so that an undo does not change the main parent. */
export async function unlinkSet(
  tx: Tx,
  id: string,
  { list, now }: { list: SetPlacement['list']; now: Date },
): Promise<void> {
  await sql`
    with gone as (
      delete from problem_set_places
       where problem_set_id = ${id} and parent_kind = ${list.kind} and parent_id = ${list.parent}
      returning problem_set_id, parent_kind, parent_id, linked_at)
    insert into unlinked_places (problem_set_id, parent_kind, parent_id, linked_at, unlinked_at)
    select problem_set_id, parent_kind, parent_id, linked_at, ${now}::timestamptz from gone
    on conflict (problem_set_id, parent_kind, parent_id) do update
       set linked_at = excluded.linked_at, unlinked_at = excluded.unlinked_at`.execute(tx);
}

/** Milliseconds within which a repeated link gets back its old link time. */
const relinkWindowMs = 3_600_000;
