import type { Call } from '@fourfold/core/contract/contract';
import type { Db } from '../../database/db.ts';
import { addQuestion, addSequencePlace, addSet } from '../../testing/content.ts';

type CallInput = { params?: Record<string, string>; query?: Record<string, string> };
/** A read call with its parameters. */
export type ReadCall = readonly [call: Call, input: CallInput];

export type Library = Awaited<ReturnType<typeof addLibrary>>;

/**
 * Inserts one published record of every kind, each below the other. Returns their ids and all read
 * calls for them, by kind of record.
 */
export async function addLibrary(db: Db) {
  const ids = await addSequencePlace(db);
  const set = await addSet(db, { kind: 'subsubtopic', id: ids.subsubtopic });
  const inSubtopic = await addQuestion(db, { kind: 'subtopic', id: ids.subtopic });
  const inSequence = await addQuestion(db, { kind: 'subsubtopic', id: ids.subsubtopic });
  const inSet = await addQuestion(db, { kind: 'problem_set', id: set });
  const reads = {
    topic: [
      ['GET /tests/{id}', { params: { id: ids.topic } }],
      ['GET /subtopics', { query: { test_id: ids.topic } }],
    ],
    subtopic: [
      ['GET /subtopics/{id}', { params: { id: ids.subtopic } }],
      ['GET /subsubtopics', { query: { subtopic_id: ids.subtopic } }],
      ['GET /problem_sets', { query: { subtopic_id: ids.subtopic } }],
    ],
    subtopicSequence: [
      ['GET /questions', { query: { subtopic_id: ids.subtopic } }],
      ['GET /questions/{id}', { params: { id: inSubtopic.id } }],
      ['GET /answers', { query: { question_id: inSubtopic.id } }],
    ],
    subsubtopic: [
      ['GET /subsubtopics/{id}', { params: { id: ids.subsubtopic } }],
      ['GET /problem_sets', { query: { subsubtopic_id: ids.subsubtopic } }],
    ],
    sequence: [
      ['GET /questions', { query: { subsubtopic_id: ids.subsubtopic } }],
      ['GET /question_subsubtopics', { query: { subsubtopic_id: ids.subsubtopic } }],
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
  } as const satisfies Record<string, readonly ReadCall[]>;
  return { ...ids, set, inSet, reads };
}
