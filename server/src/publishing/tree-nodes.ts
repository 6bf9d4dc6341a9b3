import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { ContentNode } from './content-nodes.ts';
import type { ContentFilter } from './load-publishable-sets.ts';

type TitledRow = { id: string; title: string; is_publish: boolean };
type TreeRow = TitledRow & { is_sequence_publish: boolean };
type ChildRow = TreeRow & { parent: string };

/** Returns a topic and its descendants in tree order. */
export async function loadTopicNodes(db: Db, topic: TitledRow & { kind: string }, filter: ContentFilter) {
  const subtopics = topic.kind === 'sat' ? [] : await loadChildren(db, childTables.subtopic, [topic.id], filter);
  const { id, title, is_publish } = topic;
  const node: ContentNode = {
    subject: { kind: 'topic', id },
    title,
    is_publish,
    own: { of: 'place', shows: subtopics.length },
    sequence: topic.kind === 'sat' ? { at: { kind: 'sattopic', id }, switch: 'none' } : null,
    sets: topic.kind === 'sat' ? 'sattopic' : null,
  };
  return [node, ...(await loadSubtopicNodes(db, subtopics, filter))];
}

/** Returns sub-topics, each followed by its sub-sub-topics. */
export async function loadSubtopicNodes(
  db: Db,
  subtopics: readonly TreeRow[],
  filter: ContentFilter,
): Promise<ContentNode[]> {
  const ids = subtopics.map(({ id }) => id);
  const byParent = Map.groupBy(await loadChildren(db, childTables.subsubtopic, ids, filter), ({ parent }) => parent);
  return subtopics.flatMap((subtopic) => {
    const subsubtopics = byParent.get(subtopic.id) ?? [];
    const { id, title, is_publish } = subtopic;
    const node: ContentNode = {
      subject: { kind: 'subtopic', id },
      title,
      is_publish,
      own: { of: 'place', shows: subsubtopics.length },
      sequence: sequenceOf('subtopic', subtopic, filter),
      sets: null,
    };
    return [node, ...subsubtopics.map((row) => subsubtopicNode(row, filter))];
  });
}

/** Returns one sub-sub-topic. */
export function subsubtopicNode(row: TreeRow, filter: ContentFilter): ContentNode {
  const { id, title, is_publish } = row;
  return {
    subject: { kind: 'subsubtopic', id },
    title,
    is_publish,
    own: { of: 'place', shows: 0 },
    sequence: sequenceOf('subsubtopic', row, filter),
    sets: 'subsubtopic',
  };
}

/** Returns only the sequence of a record, as if its switch were on. */
export function sequenceNode(
  kind: 'subtopic' | 'subsubtopic',
  { id, title }: { id: string; title: string },
): ContentNode {
  const sequence = { at: { kind, id }, switch: 'on' } as const;
  return { subject: { kind, id }, title, is_publish: true, own: null, sequence, sets: null };
}

function sequenceOf(
  kind: 'subtopic' | 'subsubtopic',
  { id, is_sequence_publish }: TreeRow,
  filter: ContentFilter,
): ContentNode['sequence'] {
  if (!is_sequence_publish && filter === 'published') return null;
  return { at: { kind, id }, switch: is_sequence_publish ? 'on' : 'off' };
}

const childTables = {
  subtopic: { table: 'subtopics', parentColumn: 'topic_id' },
  subsubtopic: { table: 'subsubtopics', parentColumn: 'subtopic_id' },
} as const;

async function loadChildren(
  db: Db,
  { table, parentColumn }: (typeof childTables)[keyof typeof childTables],
  parents: readonly string[],
  filter: ContentFilter,
): Promise<ChildRow[]> {
  if (parents.length === 0) return [];
  const { rows } = await sql<ChildRow>`
    select id, title, is_publish, is_sequence_publish, ${sql.ref(parentColumn)} as parent from ${sql.table(table)}
     where ${sql.ref(parentColumn)} = any (${parents}::uuid[]) and deleted_at is null
       and (is_publish or ${filter === 'living'})
     order by position, id`.execute(db);
  return rows;
}
