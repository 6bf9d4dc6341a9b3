import type { PublishKind, TestFlag } from '@fourfold/core/contract/publishing';
import { examFamilies } from '@fourfold/core/exams/families';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import {
  addExam,
  addQuestion,
  addQuestionTopic,
  addSequencePlace,
  addSet,
  addSubsubtopic,
  addSubtopic,
  addTopic,
  addTypedQuestion,
  change,
  linkSet,
} from '../testing/content.ts';
import { addUser } from '../testing/people.ts';
import { answerAll, type PracticeOf } from '../testing/practice.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let superAdmin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  superAdmin = await server.as('super-admin');
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ['questions', 'problem_sets', 'exams', 'topics'] as const) await server.db.deleteFrom(table).execute();
  await server.db.deleteFrom('users').where('user_type', '=', 'Student').execute();
});

const effect = (kind: PublishKind, id: string, test?: TestFlag) =>
  superAdmin.call('GET /publish_effect', { query: { kind, id, ...(test && { test }) } });
const texts = async (kind: PublishKind, id: string, test?: TestFlag) =>
  (await effect(kind, id, test)).unfinished.map(({ text }) => text);
const hidden = { is_publish: false };
const off = { is_publish: false, is_sequence_publish: false };

/** A published topic, sub-topic and sub-sub-topic with a sequence of one question and a set of one. */
async function sound() {
  const place = await addSequencePlace(server.db);
  await change(server.db, 'subtopics', place.subtopic, { is_sequence_publish: false });
  const question = await addQuestion(server.db, { kind: 'subsubtopic', id: place.subsubtopic });
  const set = await addSet(server.db, { kind: 'subsubtopic', id: place.subsubtopic });
  const inSet = await addQuestion(server.db, { kind: 'problem_set', id: set });
  return { ...place, question, set, inSet };
}

it('of what is sound has nothing to mend, from the topic down to the set', async () => {
  const { topic, subtopic, subsubtopic, set } = await sound();
  const asked: [PublishKind, string, string][] = [
    ['topic', topic, 'Algebra'],
    ['subtopic', subtopic, 'Equations'],
    ['subsubtopic', subsubtopic, 'One step'],
    ['subsubtopic_sequence', subsubtopic, 'One step'],
    ['problem_set', set, 'Practice'],
  ];
  for (const [kind, id, title] of asked) {
    expect(await effect(kind, id.toUpperCase())).toEqual({
      title,
      isPublish: true,
      above: [],
      students: 0,
      practising: 0,
      unfinished: [],
      unfinished_count: 0,
    });
  }
});
