import { type Kysely, sql } from 'kysely';
import { notFound } from '../call/refusal.ts';
import type { Database, SeenKind } from '../database/schema.ts';
import { maySee, type Reader } from './reader.ts';

/**
 * Throws `notFound` if the reader may not see the parent; callers use it before they return an
 * empty list.
 */
export async function requireParent(db: Kysely<Database>, reader: Reader, kind: SeenKind, id: string): Promise<void> {
  const { rows } = await sql<{ seen: boolean }>`
    select ${maySee(reader, kind, 'parent.id')} as seen from (values (${id}::uuid)) as parent (id)
  `.execute(db);
  if (!rows[0]?.seen) throw notFound(names[kind]);
}

const names: Record<SeenKind, string> = {
  topics: 'Topic',
  subtopics: 'Sub-topic',
  subtopic_sequences: 'Sequence',
  subsubtopics: 'Sub-sub-topic',
  subsubtopic_sequences: 'Sequence',
  exam_questions: 'Question topic',
  problem_sets: 'Problem set',
  questions: 'Question',
};
