import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../database/db.ts';
import { canSee, isShownBelow, type Reader } from './reader.ts';

/** Query of topics by position, each with its sub-topics and their sub-sub-topics, in one statement. */
export function topicRows(db: Db, reader: Reader) {
  return db
    .selectFrom('topics')
    .where(canSee(reader, 'topics', 'topics.id'))
    .orderBy('topics.position')
    .orderBy('topics.id')
    .select([
      'topics.id',
      'topics.kind',
      'topics.title',
      'topics.position',
      'topics.is_publish',
      'topics.source',
      'topics.licence',
    ])
    .select((topic) =>
      jsonArrayFrom(
        topic
          .selectFrom('subtopics')
          .whereRef('subtopics.topic_id', '=', 'topics.id')
          .where(isShownBelow(reader, 'subtopics'))
          .orderBy('subtopics.position')
          .orderBy('subtopics.id')
          .select(subtopicColumns)
          .select((subtopic) =>
            jsonArrayFrom(
              subtopic
                .selectFrom('subsubtopics')
                .whereRef('subsubtopics.subtopic_id', '=', 'subtopics.id')
                .where(isShownBelow(reader, 'subsubtopics'))
                .orderBy('subsubtopics.position')
                .orderBy('subsubtopics.id')
                .select(subsubtopicColumns),
            ).as('subsubtopics'),
          ),
      ).as('subtopics'),
    );
}

/** Query of sub-topics by position, each with the columns of its topic. */
export function subtopicRows(db: Db, reader: Reader) {
  return db
    .selectFrom('subtopics')
    .innerJoin('topics', 'topics.id', 'subtopics.topic_id')
    .where(canSee(reader, 'subtopics', 'subtopics.id'))
    .orderBy('subtopics.position')
    .orderBy('subtopics.id')
    .select(subtopicColumns)
    .select(topicColumns);
}

/** Query of sub-sub-topics by position, each with the columns of its sub-topic and topic. */
export function subsubtopicRows(db: Db, reader: Reader) {
  return db
    .selectFrom('subsubtopics')
    .innerJoin('subtopics', 'subtopics.id', 'subsubtopics.subtopic_id')
    .innerJoin('topics', 'topics.id', 'subtopics.topic_id')
    .where(canSee(reader, 'subsubtopics', 'subsubtopics.id'))
    .orderBy('subsubtopics.position')
    .orderBy('subsubtopics.id')
    .select(subsubtopicColumns)
    .select(['subtopics.is_publish as subtopic_published', 'subtopics.title as subtopic_title', 'subtopics.topic_id'])
    .select(topicColumns);
}

const subtopicColumns = [
  'subtopics.id',
  'subtopics.topic_id',
  'subtopics.title',
  'subtopics.position',
  'subtopics.is_publish',
  'subtopics.is_sequence_publish',
] as const;

const subsubtopicColumns = [
  'subsubtopics.id',
  'subsubtopics.subtopic_id',
  'subsubtopics.title',
  'subsubtopics.position',
  'subsubtopics.is_publish',
  'subsubtopics.is_sequence_publish',
] as const;

/** Columns of the topic that its descendants also have. */
const topicColumns = [
  'topics.kind',
  'topics.title as topic_title',
  'topics.is_publish as topic_published',
  'topics.source',
  'topics.licence',
] as const;

type Row<T extends { execute(): Promise<readonly unknown[]> }> = Awaited<ReturnType<T['execute']>>[number];
export type TopicRow = Row<ReturnType<typeof topicRows>>;
export type SubtopicRow = Row<ReturnType<typeof subtopicRows>>;
export type SubsubtopicRow = Row<ReturnType<typeof subsubtopicRows>>;
