import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Spot, Which } from './parts.ts';

type Titled = { id: string; title: string; is_publish: boolean };
type Row = Titled & { is_sequence_publish: boolean };
type Below = Row & { parent: string };

/** Returns a topic and its descendants in tree order. */
export async function topicSpots(db: Kysely<Database>, topic: Titled & { kind: string }, which: Which) {
  const subtopics = topic.kind === 'sat' ? [] : await below(db, levels.subtopic, [topic.id], which);
  const { id, title, is_publish } = topic;
  const spot: Spot = {
    subject: { kind: 'topic', id },
    title,
    is_publish,
    own: { of: 'place', shows: subtopics.length },
    sequence: topic.kind === 'sat' ? { at: { kind: 'sattopic', id }, switch: 'none' } : null,
    sets: topic.kind === 'sat' ? 'sattopic' : null,
  };
  return [spot, ...(await subtopicSpots(db, subtopics, which))];
}

/** Returns sub-topics, each followed by its sub-sub-topics. */
export async function subtopicSpots(db: Kysely<Database>, subtopics: readonly Row[], which: Which): Promise<Spot[]> {
  const ids = subtopics.map(({ id }) => id);
  const byParent = Map.groupBy(await below(db, levels.subsubtopic, ids, which), ({ parent }) => parent);
  return subtopics.flatMap((subtopic) => {
    const inIt = byParent.get(subtopic.id) ?? [];
    const { id, title, is_publish } = subtopic;
    const spot: Spot = {
      subject: { kind: 'subtopic', id },
      title,
      is_publish,
      own: { of: 'place', shows: inIt.length },
      sequence: sequenceOf('subtopic', subtopic, which),
      sets: null,
    };
    return [spot, ...inIt.map((row) => subsubtopicSpot(row, which))];
  });
}

/** Returns one sub-sub-topic. */
export function subsubtopicSpot(row: Row, which: Which): Spot {
  const { id, title, is_publish } = row;
  return {
    subject: { kind: 'subsubtopic', id },
    title,
    is_publish,
    own: { of: 'place', shows: 0 },
    sequence: sequenceOf('subsubtopic', row, which),
    sets: 'subsubtopic',
  };
}

/** Returns only the sequence of a record, as if its switch were on. */
export function sequenceSpot(kind: 'subtopic' | 'subsubtopic', { id, title }: { id: string; title: string }): Spot {
  const sequence = { at: { kind, id }, switch: 'on' } as const;
  return { subject: { kind, id }, title, is_publish: true, own: null, sequence, sets: null };
}

function sequenceOf(
  kind: 'subtopic' | 'subsubtopic',
  { id, is_sequence_publish }: Row,
  which: Which,
): Spot['sequence'] {
  if (!is_sequence_publish && which === 'published') return null;
  return { at: { kind, id }, switch: is_sequence_publish ? 'on' : 'off' };
}

const levels = {
  subtopic: { table: 'subtopics', above: 'topic_id' },
  subsubtopic: { table: 'subsubtopics', above: 'subtopic_id' },
} as const;

async function below(
  db: Kysely<Database>,
  { table, above }: (typeof levels)[keyof typeof levels],
  parents: readonly string[],
  which: Which,
): Promise<Below[]> {
  if (parents.length === 0) return [];
  const { rows } = await sql<Below>`
    select id, title, is_publish, is_sequence_publish, ${sql.ref(above)} as parent from ${sql.table(table)}
     where ${sql.ref(above)} = any (${parents}::uuid[]) and deleted_at is null
       and (is_publish or ${which === 'living'})
     order by position, id`.execute(db);
  return rows;
}
