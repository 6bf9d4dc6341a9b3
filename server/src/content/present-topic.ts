import type { Subsubtopic, Subtopic, Topic } from '@fourfold/core/contract/content';
import { topicKinds } from '@fourfold/core/topics/topic-kinds';
import type { SubsubtopicRow, SubtopicRow, TopicRow } from './topic-rows.ts';

/** Converts a topic row with its sub-topics and sub-sub-topics to the reply. */
export function presentTopic(row: TopicRow): Topic {
  const above = {
    kind: row.kind,
    topic_title: row.title,
    topic_published: row.is_publish,
    source: row.source,
    licence: row.licence,
  };
  return {
    id: row.id,
    _id: row.id,
    title: row.title,
    type: topicKinds[row.kind].type,
    position: row.position,
    isPublish: row.is_publish,
    source: row.source,
    licence: row.licence,
    subtopics: row.subtopics.map((subtopic) => ({
      ...presentSubtopic({ ...subtopic, ...above }),
      subsubtopics: subtopic.subsubtopics.map((subsubtopic) =>
        presentSubsubtopic({
          ...subsubtopic,
          ...above,
          topic_id: row.id,
          subtopic_published: subtopic.is_publish,
          subtopic_title: subtopic.title,
        }),
      ),
    })),
  };
}

/** Converts a sub-topic row to the reply. */
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
    topic_title: row.topic_title,
    topic_type: row.kind,
    source: row.source,
    licence: row.licence,
  };
}

/** Converts a sub-sub-topic row to the reply. */
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
    subtopic_title: row.subtopic_title,
    topic_id: row.topic_id,
    topic_published: row.topic_published,
    topic_title: row.topic_title,
    topic_type: row.kind,
    source: row.source,
    licence: row.licence,
  };
}
