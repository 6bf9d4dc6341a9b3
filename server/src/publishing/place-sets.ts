import { type Kysely, sql } from 'kysely';
import type { Database, SetParentKind } from '../database/schema.ts';

export type SetPlace = { kind: SetParentKind; id: string };
export type PlacedSet = { id: string; title: string };

/** The published sets of each of these places, in their order. */
export async function loadSets(
  db: Kysely<Database>,
  places: readonly SetPlace[],
): Promise<(place: SetPlace) => readonly PlacedSet[]> {
  const { rows } = await sql<PlacedSet & { parent: string }>`
    select s.id, s.title, p.parent_id as parent
      from problem_set_places p join problem_sets s on s.id = p.problem_set_id
     where s.deleted_at is null and s.is_publish
       and (p.parent_kind, p.parent_id) in (
             select * from unnest(${places.map(({ kind }) => kind)}::text[], ${places.map(({ id }) => id)}::uuid[]))
     order by p.position, p.linked_at`.execute(db);
  const byPlace = Map.groupBy(rows, ({ parent }) => parent);
  return ({ id }) => byPlace.get(id) ?? [];
}
