import { sql } from 'kysely';
import { notFound } from '../call/refusal.ts';
import type { Db } from '../database/db.ts';
import type { ReaderViewKind } from '../database/schema.ts';
import { canSee, type Reader } from './reader.ts';

/** Throws `notFound` if the reader may not see the parent; callers use it before they return an empty list. */
export async function requireParent(db: Db, reader: Reader, kind: ReaderViewKind, id: string): Promise<void> {
  const { rows } = await sql<{ seen: boolean }>`
    select ${canSee(reader, kind, 'parent.id')} as seen from (values (${id}::uuid)) as parent (id)
  `.execute(db);
  if (!rows[0]?.seen) throw notFound(recordNames[kind]);
}

const recordNames: Record<ReaderViewKind, string> = {
  topics: 'Topic',
  subtopics: 'Sub-topic',
  subtopic_sequences: 'Sequence',
  subsubtopics: 'Sub-sub-topic',
  subsubtopic_sequences: 'Sequence',
  exam_questions: 'Question topic',
  problem_sets: 'Problem set',
  questions: 'Question',
};
