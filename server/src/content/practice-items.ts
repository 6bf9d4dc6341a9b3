import type { TopicKind } from '@fourfold/core/topics/topic-kinds';
import { type RawBuilder, sql } from 'kysely';

/** A sequence or a problem set in the topic lists, with the ids of its ancestors. */
export type PracticeItem = {
  reference_type: 'HomeSubTopic' | 'HomeSubsubTopic' | 'HomeProblemSetQuestions';
  reference_id: string;
  topic_type: TopicKind;
  topic_id: string;
  subtopic_id: string | null;
  subsubtopic_id: string | null;
  /** Sort key: positions from the topic down. */
  list_key: number[];
  /** Number of questions that students see. */
  questions: number;
};

const isOpen = (table: string) =>
  sql`(${sql.ref(`${table}.is_publish`)} and ${sql.ref(`${table}.deleted_at`)} is null)`;

const openSubsubtopics = sql`
  topics t join subtopics st on st.topic_id = t.id and ${isOpen('t')} and ${isOpen('st')}
           join subsubtopics sst on sst.subtopic_id = st.id and ${isOpen('sst')}`;
const subsubtopicSortKey = sql`t.position, st.position, 1, sst.position`;

/**
 * Subquery of all sequences and sets that students can practise in the topic lists: open, with at
 * least one visible question. A set has one row per parent. Select `PracticeItem`s from it.
 */
export const practiceItems: RawBuilder<PracticeItem> = sql<PracticeItem>`(
  select part.*, counted.questions
    from (
      select 'HomeSubTopic' as reference_type, st.id as reference_id, 'subtopic' as parent_kind,
             t.kind as topic_type, t.id as topic_id, st.id as subtopic_id, null::uuid as subsubtopic_id,
             array[t.position, st.position, 0] as list_key
        from topics t join subtopics st on st.topic_id = t.id
       where ${isOpen('t')} and ${isOpen('st')} and st.is_sequence_publish
      union all
      select 'HomeSubsubTopic', sst.id, 'subsubtopic', t.kind, t.id, st.id, sst.id, array[${subsubtopicSortKey}, 0]
        from ${openSubsubtopics} where sst.is_sequence_publish
      union all
      select 'HomeProblemSetQuestions', s.id, 'problem_set', t.kind, t.id, st.id, sst.id,
             array[${subsubtopicSortKey}, 1, p.position]
        from ${openSubsubtopics}
        join problem_set_places p on p.parent_kind = 'subsubtopic' and p.parent_id = sst.id
        join problem_sets s on s.id = p.problem_set_id and ${isOpen('s')}
      union all
      select 'HomeProblemSetQuestions', s.id, 'problem_set', t.kind, t.id, null, null, array[t.position, 0, 0, 0, p.position]
        from topics t
        join problem_set_places p on p.parent_kind = 'sattopic' and p.parent_id = t.id
        join problem_sets s on s.id = p.problem_set_id and ${isOpen('s')}
       where t.kind = 'sat' and ${isOpen('t')}
    ) part
    cross join lateral (
      select count(*)::int as questions from questions q
       where q.parent_kind = part.parent_kind and q.parent_id = part.reference_id
         and q.deleted_at is null and not q.is_hidden
    ) counted
   where counted.questions > 0)`;
