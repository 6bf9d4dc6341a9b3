import type { Subsubtopic, Subtopic, Topic, TopicType } from '@fourfold/core/contract/content';
import type { SubsubtopicRow, SubtopicRow, TopicRow } from './topic-rows.ts';

/** The kind of a topic as its record names it. */
export const topicTypeOf = {
  math: 'Topic',
  grammar: 'GrammarTopic',
  reading: 'ReadingTopic',
  sat: 'SatTopic',
} as const satisfies Record<TopicRow['kind'], TopicType>;

export function presentTopic(row: TopicRow): Topic {
  const above = {
    kind: row.kind,
    topic_published: row.is_publish,
    source: row.source,
    licence: row.licence,
  };
  return {
    id: row.id,
    _id: row.id,
    title: row.title,
    type: topicTypeOf[row.kind],
    position: row.position,
    isPublish: row.is_publish,
    source: row.source,
    licence: row.licence,
    subtopics: row.subtopics.map((subtopic) => ({
      ...presentSubtopic({ ...subtopic, ...above }),
      subsubtopics: subtopic.subsubtopics.map((subsubtopic) =>
        presentSubsubtopic({ ...subsubtopic, ...above, subtopic_published: subtopic.is_publish }),
      ),
    })),
  };
}

export function presentSubtopic(row: SubtopicRow): Subtopic {
  return {
    id: row.id,
    _id: row.id,
    test_id: row.topic_id,
    title: row.title,
    position: row.position,
    isPublish: row.is_publish,
    isSequencePublish: row.is_sequence_publish,
    topic_published: row.topic_published,
    topic_type: row.kind,
    source: row.source,
    licence: row.licence,
  };
}

export function presentSubsubtopic(row: SubsubtopicRow): Subsubtopic {
  return {
    id: row.id,
    _id: row.id,
    subtopic_id: row.subtopic_id,
    title: row.title,
    position: row.position,
    isPublish: row.is_publish,
    isSequencePublish: row.is_sequence_publish,
    subtopic_published: row.subtopic_published,
    topic_published: row.topic_published,
    topic_type: row.kind,
    source: row.source,
    licence: row.licence,
  };
}
