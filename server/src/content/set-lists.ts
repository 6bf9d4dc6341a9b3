import { sql } from 'kysely';
import type { Tx } from '../database/db.ts';
import type { SetParentKind } from '../database/schema.ts';
import { renumberList } from './arrange-list.ts';
import type { ContentList } from './content-list.ts';

type SetList = Extract<ContentList, { of: 'problem_set' }>;

/** Returns the lists of a set's living parents, the main parent first, with the set's position in each. */
export async function listsOfSet(tx: Tx, id: string): Promise<{ list: SetList; position: number }[]> {
  const { rows } = await sql<{ kind: SetParentKind; parent: string; position: number }>`
    select parent_kind as kind, parent_id as parent, place.position
      from problem_set_places place join living_problem_set_places using (problem_set_id, parent_kind, parent_id)
     where problem_set_id = ${id} order by place.linked_at, parent_id`.execute(tx);
  return rows.map(({ kind, parent, position }) => ({ list: { of: 'problem_set', kind, parent }, position }));
}

/** Renumbers the set lists of these parents; parents without sets are skipped. */
export async function renumberSetLists(
  tx: Tx,
  { kinds, ids }: { kinds: readonly SetParentKind[]; ids: readonly string[] },
) {
  const { rows } = await sql<{ kind: SetParentKind; parent: string }>`
    select distinct parent_kind as kind, parent_id as parent from problem_set_places
     where (parent_kind, parent_id) in (select * from unnest(${kinds}::text[], ${ids}::uuid[]))`.execute(tx);
  for (const { kind, parent } of rows) await renumberList(tx, { of: 'problem_set', kind, parent });
}
