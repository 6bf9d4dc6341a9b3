import type { SearchKind } from '@fourfold/core/contract/desk';
import type { RichDocument } from '@fourfold/core/rich-text/document';
import type { TopicKind } from '@fourfold/core/topics/topic-kinds';
import { sql } from 'kysely';
import { typedColumn } from '../content/key-fields.ts';
import type { Db } from '../database/db.ts';
import type { QuestionParentKind } from '../database/schema.ts';

/** The kinds of records with a page in the studio: all searchable kinds, and exam questions. */
export type StudioRecordKind = SearchKind | 'sat_question' | 'act_question';

/** A record with its ancestors. A field is null if the record has no such ancestor, or if that does not exist. */
export type AncestryRow<Kind extends StudioRecordKind = StudioRecordKind> = {
  kind: Kind;
  id: string;
  question: RichDocument | null;
  typed: boolean | null;
  parent_kind: QuestionParentKind | null;
  /** Only for questions: whether the question itself is in the bin. */
  question_gone: boolean | null;
  /** Only for test questions. */
  test: { section: string; is_real: boolean } | null;
  topic: Ancestor<{ kind: TopicKind }> | null;
  subtopic: Ancestor | null;
  subsubtopic: Ancestor | null;
  set: Ancestor | null;
  /** The exam question (`sat_question` or `act_question`) that the record belongs to. */
  number: (Omit<Ancestor<{ section: string; position: number }>, 'title'> & { title: string | null }) | null;
  exam: Ancestor<{ family: 'sat' | 'act' }> | null;
};
/** `gone`: the ancestor is in the bin. */
type Ancestor<More = unknown> = { id: string; title: string; is_publish: boolean; gone: boolean } & More;

/**
 * Loads records with their ancestors, in the given order and in one statement. Records in the bin
 * are included. A set has the ancestors of its main parent.
 */
export async function loadAncestryRows<Kind extends StudioRecordKind>(
  db: Db,
  records: readonly { kind: Kind; id: string }[],
): Promise<AncestryRow<Kind>[]> {
  if (records.length === 0) return [];
  const { rows } = await sql<AncestryRow<Kind>>`
    select found.kind, found.id, q.question, ${typedColumn('q')} as typed, q.parent_kind,
           q.deleted_at is not null as question_gone,
           case when q.section is not null then json_build_object('section', q.section, 'is_real', q.is_real) end as test,
           case when t.id is not null then json_build_object(
             'id', t.id, 'title', t.title, 'is_publish', t.is_publish, 'gone', t.deleted_at is not null, 'kind', t.kind) end as topic,
           case when st.id is not null then json_build_object(
             'id', st.id, 'title', st.title, 'is_publish', st.is_publish, 'gone', st.deleted_at is not null) end as subtopic,
           case when sst.id is not null then json_build_object(
             'id', sst.id, 'title', sst.title, 'is_publish', sst.is_publish, 'gone', sst.deleted_at is not null) end as subsubtopic,
           case when s.id is not null then json_build_object(
             'id', s.id, 'title', s.title, 'is_publish', s.is_publish, 'gone', s.deleted_at is not null) end as set,
           case when n.id is not null then json_build_object(
             'id', n.id, 'title', n.title, 'is_publish', n.is_publish, 'gone', n.deleted_at is not null,
             'section', n.section, 'position', n.position) end as number,
           case when e.id is not null then json_build_object(
             'id', e.id, 'title', e.title, 'is_publish', e.is_publish, 'gone', e.deleted_at is not null, 'family', e.family) end as exam
      from unnest(${records.map(({ kind }) => kind)}::text[], ${records.map(({ id }) => id)}::uuid[])
           with ordinality as found (kind, id, at)
      left join questions q on found.kind = 'question' and q.id = found.id
      left join problem_sets s on s.id = case when found.kind = 'problem_set' then found.id
                                              when q.parent_kind = 'problem_set' then q.parent_id end
      left join lateral (
        select place.parent_kind, place.parent_id
          from problem_set_places place
          left join living_problem_set_places living using (problem_set_id, parent_kind, parent_id)
         where place.problem_set_id = s.id
         order by living.parent_id is null, place.linked_at, place.parent_id limit 1) main on true
      left join subsubtopics sst on sst.id = case when found.kind = 'subsubtopic' then found.id
                                                  when q.parent_kind = 'subsubtopic' then q.parent_id
                                                  when main.parent_kind = 'subsubtopic' then main.parent_id end
      left join subtopics st on st.id = case when found.kind = 'subtopic' then found.id
                                             when q.parent_kind = 'subtopic' then q.parent_id
                                             else sst.subtopic_id end
      left join topics t on t.id = case when found.kind = 'topic' then found.id
                                        when q.parent_kind = 'sattopic' then q.parent_id
                                        when main.parent_kind = 'sattopic' then main.parent_id
                                        else st.topic_id end
      left join exam_questions n on n.id = case when found.kind in ('sat_question', 'act_question') then found.id
                                                when q.parent_kind in ('sat_question', 'act_question') then q.parent_id
                                                when main.parent_kind in ('sat_question', 'act_question')
                                                  then main.parent_id end
      left join exams e on e.id = case when found.kind in ('sat', 'act') then found.id
                                       when q.parent_kind in ('sat_test', 'act_test') then q.parent_id
                                       else n.exam_id end
     order by found.at`.execute(db);
  return rows;
}
