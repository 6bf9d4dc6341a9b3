import type { ExamQuestion } from '@fourfold/core/contract/content';
import { sql } from 'kysely';
import { practiceItems } from '../content/practice-items.ts';

/**
 * Maps a title in lower case to the deepest row of the topic lists that has this title and something to practise. Reads
 * only titles that exam questions have. `offset 0` stops PostgreSQL from evaluating rows with other titles.
 */
export const topicsWithSameTitle = sql<{ name: string; branch: NonNullable<ExamQuestion['same_topic']> }>`(
  select distinct on (lower(title)) lower(title) as name, json_build_object(
           'title', title, 'topic_type', topic_type,
           'topic_id', topic_id, 'subtopic_id', subtopic_id, 'subsubtopic_id', subsubtopic_id) as branch
    from (
      select * from (
        select title, 0 as depth, kind as topic_type, id as topic_id, null::uuid as subtopic_id, null::uuid as subsubtopic_id
          from topics
        union all
        select st.title, 1, t.kind, t.id, st.id, null from topics t join subtopics st on st.topic_id = t.id
        union all
        select sst.title, 2, t.kind, t.id, st.id, sst.id
          from topics t join subtopics st on st.topic_id = t.id join subsubtopics sst on sst.subtopic_id = st.id
      ) every_row
       where lower(title) in (select lower(exam_questions.title) from exam_questions)
      offset 0
    ) named
   where exists (
           select from ${practiceItems} part
            where part.topic_id = named.topic_id
              and (named.depth < 1 or part.subtopic_id = named.subtopic_id)
              and (named.depth < 2 or part.subsubtopic_id = named.subsubtopic_id))
   order by lower(title), depth desc, topic_id, subtopic_id, subsubtopic_id)`.as('same');
