import type { PublishKind } from '@fourfold/core/contract/publishing';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { SetParentKind } from '../database/schema.ts';
import { examQuestionName } from './switches.ts';

/** The kinds of records that can be ancestors of content, or have ancestors. */
type AncestorKind = Extract<
  PublishKind,
  'topic' | 'subtopic' | 'subsubtopic' | 'sat' | 'act' | 'sat_question' | 'act_question'
>;
/** One record of the chain, with its own publish switch. */
export type Ancestor = { kind: AncestorKind; id: string; title: string; is_publish: boolean };

/** Returns a record and its ancestors, the topmost first, the record last; empty if it does not exist. */
export async function loadWithAncestors(db: Db, { kind, id }: { kind: AncestorKind; id: string }): Promise<Ancestor[]> {
  const { rows } = await sql<Record<'t' | 'st' | 'sst' | 'e' | 'n', Row | null>>`
    select to_jsonb(t) as t, to_jsonb(st) as st, to_jsonb(sst) as sst, to_jsonb(e) as e, to_jsonb(n) as n
      from (values (${kind}::text, ${id}::uuid)) as at (kind, id)
      left join lateral (select id, title, is_publish, subtopic_id from subsubtopics
                          where at.kind = 'subsubtopic' and id = at.id) sst on true
      left join lateral (select id, title, is_publish, topic_id from subtopics
                          where id = case at.kind when 'subtopic' then at.id else sst.subtopic_id end) st on true
      left join lateral (select id, title, is_publish from topics
                          where id = case at.kind when 'topic' then at.id else st.topic_id end) t on true
      left join lateral (select id, title, is_publish, exam_id, section, position from exam_questions
                          where at.kind in ('sat_question', 'act_question') and id = at.id) n on true
      left join lateral (select id, title, is_publish, family from exams
                          where id = case when at.kind in ('sat', 'act') then at.id else n.exam_id end) e on true
  `.execute(db);
  const { t, st, sst, e, n } = rows[0] ?? {};
  const family = e?.family ?? 'sat';
  const rowByKind: [AncestorKind, Row | null | undefined][] = [
    ['topic', t],
    ['subtopic', st],
    ['subsubtopic', sst],
    [family, e],
    [`${family}_question`, n],
  ];
  return rowByKind.flatMap(([of, row]) =>
    row ? [{ kind: of, id: row.id, title: row.title ?? examQuestionName(row), is_publish: row.is_publish }] : [],
  );
}

type Row = {
  id: string;
  title: string | null;
  is_publish: boolean;
  family?: 'sat' | 'act';
  section?: string;
  position?: number;
};

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
