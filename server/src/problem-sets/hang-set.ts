import { type Kysely, sql } from 'kysely';
import { moveTo } from '../content/arrange-list.ts';
import { holdList } from '../content/hold-list.ts';
import type { Database } from '../database/schema.ts';
import type { SetPlace } from './place-of.ts';

type Tx = Kysely<Database>;

/**
 * Hangs a set into places, each at its position; where it hangs already it stays as it is. Answers the places that are
 * new. Linked one after the other: the earliest is its main place.
 */
export async function hangSet(tx: Tx, id: string, places: readonly SetPlace[], now: Date): Promise<string[]> {
  const linked: string[] = [];
  for (const { list, position } of places) {
    await holdList(tx, list);
    const { rows } = await sql`
      with before as (
        delete from unlinked_places
         where problem_set_id = ${id} and parent_kind = ${list.kind} and parent_id = ${list.parent}
        returning linked_at, unlinked_at)
      insert into problem_set_places (problem_set_id, parent_kind, parent_id, position, linked_at)
      select ${id}, ${list.kind}, ${list.parent}, 0, coalesce(
        (select linked_at from before where unlinked_at > ${new Date(now.getTime() - undoable)}), clock_timestamp())
      on conflict do nothing returning parent_id`.execute(tx);
    if (rows.length === 0) continue;
    await moveTo(tx, list, id, position);
    linked.push(list.parent);
  }
  return linked;
}

/** Takes a set out of a place, and remembers since when it hung there. */
export async function unhangSet(
  tx: Tx,
  id: string,
  { list, now }: { list: SetPlace['list']; now: Date },
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

/** Milliseconds after which a link that is made again is a new one. */
const undoable = 3_600_000;
