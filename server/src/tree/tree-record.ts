import type { TopicKind } from '@fourfold/core/topics/topic-kinds';
import { type RawBuilder, sql } from 'kysely';

/** A record of the topic tree, as a path names it; the path of a topic also contains its kind. */
export type TreeRecord = { of: 'topic'; kind: TopicKind; id: string } | { of: 'subtopic' | 'subsubtopic'; id: string };

/** The table, the name in messages and the parent column of each kind of record. */
export const recordTables = {
  topic: { table: 'topics', name: 'Topic', parentColumn: 'kind' },
  subtopic: { table: 'subtopics', name: 'Sub-topic', parentColumn: 'topic_id' },
  subsubtopic: { table: 'subsubtopics', name: 'Sub-sub-topic', parentColumn: 'subtopic_id' },
} as const;

/** SQL condition for the living row of a record. */
export function isLivingRecord(record: TreeRecord): RawBuilder<boolean> {
  const kind = record.of === 'topic' ? sql`and kind = ${record.kind}` : sql``;
  return sql<boolean>`id = ${record.id} and deleted_at is null ${kind}`;
}
