import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { SetParentKind } from '../database/schema.ts';

/**
 * Which content is checked: `published` is what students would see, `living` is everything that is
 * not deleted, as if all were published.
 */
export type ContentFilter = 'published' | 'living';

/** The parent of problem sets. */
export type SetLocation = { kind: SetParentKind; id: string };
/** `notes` is the stored, unchecked document. */
export type SetRow = { id: string; title: string; notes: unknown };
/** A set with its publish switch. */
export type PublishableSet = SetRow & { is_publish: boolean };

/** Loads the sets of these parents, each in the parent's order. */
export async function loadSets(
  db: Db,
  locations: readonly SetLocation[],
  filter: ContentFilter,
): Promise<(location: SetLocation) => readonly PublishableSet[]> {
  const { rows } = await sql<PublishableSet & { parent: string }>`
    select s.id, s.title, s.notes, s.is_publish, p.parent_id as parent
      from problem_set_places p join problem_sets s on s.id = p.problem_set_id
     where s.deleted_at is null and (s.is_publish or ${filter === 'living'})
       and (p.parent_kind, p.parent_id) in (
             select * from unnest(${locations.map(({ kind }) => kind)}::text[], ${locations.map(({ id }) => id)}::uuid[]))
     order by p.position, p.linked_at`.execute(db);
  const byParent = Map.groupBy(rows, ({ parent }) => parent);
  return ({ id }) => byParent.get(id) ?? [];
}

/** Loads the stored, unchecked notes of these sets. */
export async function loadNotes(db: Db, sets: readonly string[]): Promise<(set: string) => unknown> {
  const { rows } = await sql<{ id: string; notes: unknown }>`
    select id, notes from problem_sets where id = any (${sets}::uuid[])`.execute(db);
  const byId = new Map(rows.map(({ id, notes }) => [id, notes]));
  return (set) => byId.get(set);
}
