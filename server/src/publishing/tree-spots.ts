import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Spot } from './parts.ts';

type Row = { id: string; title: string; is_sequence_publish: boolean };
type Below = Row & { parent: string };

/** A topic with what is published below it, in the order of its tree. */
export async function topicSpots(db: Kysely<Database>, topic: { id: string; title: string; kind: string }) {
  const subtopics = topic.kind === 'sat' ? [] : await published(db, 'subtopics', 'topic_id', [topic.id]);
  const spot: Spot = {
    subject: { kind: 'topic', id: topic.id },
    title: topic.title,
    own: { of: 'place', shows: subtopics.length },
    sequence: topic.kind === 'sat' ? { at: { kind: 'sattopic', id: topic.id }, switch: 'own' } : null,
    sets: topic.kind === 'sat' ? 'sattopic' : null,
  };
  return [spot, ...(await subtopicSpots(db, subtopics))];
}

/** Sub-topics with what is published below them. */
export async function subtopicSpots(db: Kysely<Database>, subtopics: readonly Row[]): Promise<Spot[]> {
  const ids = subtopics.map(({ id }) => id);
  const below = Map.groupBy(await published(db, 'subsubtopics', 'subtopic_id', ids), ({ parent }) => parent);
  return subtopics.flatMap((subtopic) => {
    const inIt = below.get(subtopic.id) ?? [];
    const spot: Spot = {
      subject: { kind: 'subtopic', id: subtopic.id },
      title: subtopic.title,
      own: { of: 'place', shows: inIt.length },
      sequence: sequenceOf('subtopic', subtopic),
      sets: null,
    };
    return [spot, ...inIt.map(subsubtopicSpot)];
  });
}

export function subsubtopicSpot(row: Row): Spot {
  return {
    subject: { kind: 'subsubtopic', id: row.id },
    title: row.title,
    own: { of: 'place', shows: 0 },
    sequence: sequenceOf('subsubtopic', row),
    sets: 'subsubtopic',
  };
}

/** A sequence alone, as its own switch shows it. */
export function sequenceSpot(kind: 'subtopic' | 'subsubtopic', { id, title }: { id: string; title: string }): Spot {
  const sequence = sequenceOf(kind, { id, title, is_sequence_publish: true });
  return { subject: { kind, id }, title, own: null, sequence, sets: null };
}

function sequenceOf(kind: 'subtopic' | 'subsubtopic', { id, is_sequence_publish }: Row): Spot['sequence'] {
  return is_sequence_publish ? { at: { kind, id }, switch: 'on' } : null;
}

async function published(
  db: Kysely<Database>,
  table: 'subtopics' | 'subsubtopics',
  above: 'topic_id' | 'subtopic_id',
  parents: readonly string[],
): Promise<Below[]> {
  if (parents.length === 0) return [];
  const { rows } = await sql<Below>`
    select id, title, is_sequence_publish, ${sql.ref(above)} as parent from ${sql.table(table)}
     where ${sql.ref(above)} = any (${parents}::uuid[]) and deleted_at is null and is_publish
     order by position, id`.execute(db);
  return rows;
}
