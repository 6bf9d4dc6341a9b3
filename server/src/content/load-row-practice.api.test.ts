import type { RowPractice } from '@fourfold/core/contract/content';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  addQuestion,
  addSequencePlace,
  addSet,
  addSubsubtopic,
  addTopic,
  clearContent,
  linkSet,
  setFlags,
} from '../testing/content.ts';
import { answerAll, type PracticeOf, questionsOfSet } from '../testing/practice.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => clearContent(server.db));

const practiceOf = async (person: TestPerson, call: 'GET /topics' | 'GET /sat_topics' = 'GET /topics') =>
  (await person.call(call)).practice;
const inRow = (question_count: number, percent_complete: number, sequence_count = 0): RowPractice => ({
  question_count,
  sequence_count,
  percent_complete,
});

/** Adds a sub-topic with a sequence of one question, and a sub-sub-topic with two questions and a set of four. */
async function addSubtopicWithPractice() {
  const { topic, subtopic, subsubtopic } = await addSequencePlace(server.db);
  const parent = { kind: 'subsubtopic', id: subsubtopic } as const;
  await addQuestion(server.db, { kind: 'subtopic', id: subtopic });
  const second = await addQuestion(server.db, parent, { position: 1 });
  const first = await addQuestion(server.db, parent, { link_right_question_id: second.id });
  const set = await questionsOfSet(server.db, await addSet(server.db, parent), 4);
  const sequence: PracticeOf<'HomeSubsubTopic'> = { reference_type: 'HomeSubsubTopic', reference_id: subsubtopic };
  return { topic, subtopic, subsubtopic, place: parent, first, second, set, sequence };
}

it('each row has the number of questions in its subtree, and the mean progress of its sequences and sets', async () => {
  const { topic, subtopic, subsubtopic, first, second, set, sequence } = await addSubtopicWithPractice();
  const student = await server.as('student');
  expect(await practiceOf(student)).toEqual({
    [topic]: inRow(7, 0),
    [subtopic]: inRow(7, 0, 1),
    [subsubtopic]: inRow(6, 0, 2),
  });
  await answerAll(student, sequence, [[first, true]]);
  const right = set.questions.map((question) => [question, true] as const);
  await answerAll(student, set.reference, right.slice(0, 1));
  expect(await practiceOf(student)).toEqual({
    [topic]: inRow(7, 25),
    [subtopic]: inRow(7, 25, 1),
    [subsubtopic]: inRow(6, 37.5, 2),
  });
  await answerAll(student, sequence, [[second, true]]);
  await answerAll(student, set.reference, right.slice(1));
  const practice = await practiceOf(student);
  expect(practice[subsubtopic]).toEqual(inRow(6, 100, 2));
  expect(practice[topic]).toEqual(inRow(7, 66.67));
  expect((await practiceOf(await server.as('student')))[topic]).toEqual(inRow(7, 0));
});

it('counts a set with two parents once in their common topic', async () => {
  const { topic, subtopic, set } = await addSubtopicWithPractice();
  const other = await addSubsubtopic(server.db, subtopic, { position: 1 });
  await linkSet(server.db, set.reference.reference_id, { kind: 'subsubtopic', id: other });
  const practice = await practiceOf(await server.as('student'));
  expect([practice[other], practice[topic]]).toEqual([inRow(4, 0), inRow(7, 0)]);
});

it('counts only what students see, also for readers who see more', async () => {
  const { topic, subtopic, subsubtopic, place: parent, first } = await addSubtopicWithPractice();
  await setFlags(server.db, 'questions', first.id, { is_hidden: true });
  await addQuestion(server.db, { kind: 'problem_set', id: await addSet(server.db, parent, { is_publish: false }) });
  await addSet(server.db, parent);
  await setFlags(server.db, 'subtopics', subtopic, { is_sequence_publish: false });
  for (const role of ['student', 'admin'] as const) {
    expect(await practiceOf(await server.as(role))).toEqual({
      [topic]: inRow(5, 0),
      [subtopic]: inRow(5, 0),
      [subsubtopic]: inRow(5, 0, 1),
    });
  }
  await setFlags(server.db, 'subtopics', subtopic, { is_publish: false });
  expect(await practiceOf(await server.as('admin'))).toEqual({});
});

it('a SAT topic has the progress of its sets, and each list has its own rows', async () => {
  const { topic } = await addSubtopicWithPractice();
  const sat = await addTopic(server.db, { kind: 'sat' });
  await addTopic(server.db, { kind: 'sat', position: 1 });
  await questionsOfSet(server.db, await addSet(server.db, { kind: 'sattopic', id: sat }), 3);
  const student = await server.as('student');
  expect(await practiceOf(student, 'GET /sat_topics')).toEqual({ [sat]: inRow(3, 0) });
  // Its own questions (Q291) have no progress, so they do not count in its percentage.
  await addQuestion(server.db, { kind: 'sattopic', id: sat });
  await addQuestion(server.db, { kind: 'sattopic', id: sat }, { position: 1, is_hidden: true });
  expect(await practiceOf(student, 'GET /sat_topics')).toEqual({ [sat]: inRow(4, 0, 1) });
  expect(Object.keys(await practiceOf(student))).toContain(topic);
  expect(Object.keys(await practiceOf(student))).not.toContain(sat);
});
