import type { Call } from '@fourfold/core/contract/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { addQuestion, addSequencePlace, addSet } from '../../testing/content.ts';

type Parts = { params?: Record<string, string>; query?: Record<string, string> };
/** A read call with its parameters. */
export type Read = readonly [call: Call, parts: Parts];

export type Library = Awaited<ReturnType<typeof aLibrary>>;

/**
 * Inserts one published record of every kind, each below the other. Returns their ids and all read
 * calls for them, by kind of record.
 */
export async function aLibrary(db: Kysely<Database>) {
  const place = await addSequencePlace(db);
  const set = await addSet(db, { kind: 'subsubtopic', id: place.subsubtopic });
  const inSubtopic = await addQuestion(db, { kind: 'subtopic', id: place.subtopic });
  const inSequence = await addQuestion(db, { kind: 'subsubtopic', id: place.subsubtopic });
  const inSet = await addQuestion(db, { kind: 'problem_set', id: set });
  const reads = {
    topic: [
      ['GET /tests/{id}', { params: { id: place.topic } }],
      ['GET /subtopics', { query: { test_id: place.topic } }],
    ],
    subtopic: [
      ['GET /subtopics/{id}', { params: { id: place.subtopic } }],
      ['GET /subsubtopics', { query: { subtopic_id: place.subtopic } }],
      ['GET /problem_sets', { query: { subtopic_id: place.subtopic } }],
    ],
    subtopicSequence: [
      ['GET /questions', { query: { subtopic_id: place.subtopic } }],
      ['GET /questions/{id}', { params: { id: inSubtopic.id } }],
      ['GET /answers', { query: { question_id: inSubtopic.id } }],
    ],
    subsubtopic: [
      ['GET /subsubtopics/{id}', { params: { id: place.subsubtopic } }],
      ['GET /problem_sets', { query: { subsubtopic_id: place.subsubtopic } }],
    ],
    sequence: [
      ['GET /questions', { query: { subsubtopic_id: place.subsubtopic } }],
      ['GET /question_subsubtopics', { query: { subsubtopic_id: place.subsubtopic } }],
      ['GET /questions/{id}', { params: { id: inSequence.id } }],
      ['GET /answers', { query: { question_id: inSequence.id } }],
    ],
    set: [
      ['GET /problem_sets/{id}', { params: { id: set } }],
      ['GET /problemset_questions', { query: { problem_set_id: set } }],
      ['GET /problemset_questions/{id}', { params: { id: inSet.id } }],
      ['GET /problemset_answers', { query: { question_id: inSet.id } }],
      ['GET /questions/{id}', { params: { id: inSet.id } }],
      ['GET /answers', { query: { question_id: inSet.id, problemSet_id: set } }],
    ],
  } as const satisfies Record<string, readonly Read[]>;
  return { ...place, set, inSet, reads };
}
