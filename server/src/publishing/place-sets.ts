import { type Kysely, sql } from 'kysely';
import type { Database, SetParentKind } from '../database/schema.ts';
import type { Which } from './parts.ts';

/** The parent of problem sets. */
export type SetPlace = { kind: SetParentKind; id: string };
/** `notes` is the stored, unchecked document. */
export type PlacedSet = { id: string; title: string; notes: unknown };
/** A set with its publish switch. */
export type SwitchedSet = PlacedSet & { is_publish: boolean };

/** Loads the sets of these parents, each in the parent's order. */
export async function loadSets(
  db: Kysely<Database>,
  places: readonly SetPlace[],
  which: Which,
): Promise<(place: SetPlace) => readonly SwitchedSet[]> {
  const { rows } = await sql<SwitchedSet & { parent: string }>`
    select s.id, s.title, s.notes, s.is_publish, p.parent_id as parent
      from problem_set_places p join problem_sets s on s.id = p.problem_set_id
     where s.deleted_at is null and (s.is_publish or ${which === 'living'})
       and (p.parent_kind, p.parent_id) in (
             select * from unnest(${places.map(({ kind }) => kind)}::text[], ${places.map(({ id }) => id)}::uuid[]))
     order by p.position, p.linked_at`.execute(db);
  const byPlace = Map.groupBy(rows, ({ parent }) => parent);
  return ({ id }) => byPlace.get(id) ?? [];
}

/** Loads the stored, unchecked notes of these sets. */
export async function loadNotes(db: Kysely<Database>, sets: readonly string[]): Promise<(set: string) => unknown> {
  const { rows } = await sql<{ id: string; notes: unknown }>`
    select id, notes from problem_sets where id = any (${sets}::uuid[])`.execute(db);
  const byId = new Map(rows.map(({ id, notes }) => [id, notes]));
  return (set) => byId.get(set);
}
