import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { SetParentKind } from '../database/schema.ts';
import { type Ancestor, type AncestorKind, loadWithAncestors } from './load-ancestors.ts';

/**
 * Returns the ancestors of a set: of an open parent if there is one, otherwise of its main parent
 * (Q84). Empty if the set has no living parent.
 */
export async function loadSetAncestors(db: Db, id: string): Promise<Ancestor[]> {
  const { rows } = await sql<{ kind: SetParentKind; parent: string }>`
    select place.parent_kind as kind, place.parent_id as parent
      from problem_set_places place join living_problem_set_places using (problem_set_id, parent_kind, parent_id)
      left join open_problem_set_places open using (problem_set_id, parent_kind, parent_id)
     where place.problem_set_id = ${id}
     order by open.parent_id is null, place.linked_at, place.parent_id limit 1`.execute(db);
  const [mainParent] = rows;
  return mainParent
    ? await loadWithAncestors(db, { kind: ancestorKindOf[mainParent.kind], id: mainParent.parent })
    : [];
}

const ancestorKindOf = {
  subsubtopic: 'subsubtopic',
  sattopic: 'topic',
  sat_question: 'sat_question',
  act_question: 'act_question',
} as const satisfies Record<SetParentKind, AncestorKind>;
