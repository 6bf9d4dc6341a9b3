import type { Kysely } from 'kysely';
import { moveTo } from '../content/arrange-list.ts';
import { holdList } from '../content/hold-list.ts';
import type { Database } from '../database/schema.ts';
import type { SetPlace } from './place-of.ts';

/**
 * Hangs a set into places, each at its position; where it hangs already it stays as it is. Answers the places that are
 * new. Linked one after the other: the earliest is its main place.
 */
export async function hangSet(tx: Kysely<Database>, id: string, places: readonly SetPlace[]): Promise<string[]> {
  const linked: string[] = [];
  for (const { list, position } of places) {
    await holdList(tx, list);
    const made = await tx
      .insertInto('problem_set_places')
      .values({ problem_set_id: id, parent_kind: list.kind, parent_id: list.parent, position: 0 })
      .onConflict((there) => there.doNothing())
      .returning('parent_id')
      .executeTakeFirst();
    if (!made) continue;
    await moveTo(tx, list, id, position);
    linked.push(list.parent);
  }
  return linked;
}
