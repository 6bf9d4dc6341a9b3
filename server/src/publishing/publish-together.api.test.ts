import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName } from '../testing/call-by-name.ts';
import {
  addExam,
  addExamQuestion,
  addQuestion,
  addSet,
  addSubsubtopic,
  addSubtopic,
  addTopic,
  clearContent,
} from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let superAdmin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  superAdmin = await server.as('super-admin');
});
afterAll(() => server.stop());
beforeEach(async () => {
  await clearContent(server.db);
  await server.db.deleteFrom('audit').execute();
});

const off = { is_publish: false, is_sequence_publish: false };
const parts = async (
  kind: 'topic' | 'subtopic' | 'subsubtopic' | 'problem_set' | 'sat' | 'subsubtopic_sequence',
  id: string,
) => {
  const { data, count } = await superAdmin.call('GET /unpublished_parts', { query: { kind, id } });
  expect(count).toBe(data.filter(({ isPublish }) => !isPublish).length);
  return data.map((part) => [
    part.kind,
    part.title,
    part.depth,
    part.isAbove,
    part.isPublish ? 'published' : part.findings,
  ]);
};

async function addDrafts() {
  const topic = await addTopic(server.db, { title: 'Algebra', is_publish: false });
  const subtopic = await addSubtopic(server.db, topic, { title: 'Equations', ...off });
  const sequence = await addSubsubtopic(server.db, subtopic, { title: 'Lines', ...off });
  const empty = await addSubsubtopic(server.db, subtopic, { title: 'Nothing yet', ...off });
  const published = await addSubsubtopic(server.db, subtopic, { title: 'Published' });
  await addQuestion(server.db, { kind: 'subsubtopic', id: sequence });
  const set = await addSet(server.db, { kind: 'subsubtopic', id: sequence }, { title: 'Four', is_publish: false });
  const later = await addSet(server.db, { kind: 'subsubtopic', id: published }, { title: 'More', is_publish: false });
  return { topic, subtopic, sequence, empty, set, later };
}

describe('what can be published with a record', () => {
  it('is all that is not published below it and above it, each with its findings, in the order of the tree', async () => {
    const { topic, sequence, set } = await addDrafts();
    const [ofSequence, ofSet] = [expect.any(Number), expect.any(Number)];
    expect(await parts('topic', topic)).toEqual([
      ['subtopic', 'Equations', 1, false, 0],
      ['subsubtopic', 'Lines', 2, false, 0],
      ['subsubtopic_sequence', 'Lines', 3, false, ofSequence],
      ['problem_set', 'Four', 3, false, ofSet],
      ['subsubtopic', 'Nothing yet', 2, false, 0],
      ['subsubtopic', 'Published', 2, false, 'published'],
      ['problem_set', 'More', 3, false, ofSet],
    ]);
    expect(await parts('subsubtopic', sequence)).toEqual([
      ['topic', 'Algebra', 0, true, 0],
      ['subtopic', 'Equations', 1, true, 0],
      ['subsubtopic_sequence', 'Lines', 3, false, ofSequence],
      ['problem_set', 'Four', 3, false, ofSet],
    ]);
    expect((await parts('problem_set', set)).map(([, title]) => title)).toEqual(['Algebra', 'Equations', 'Lines']);
    expect((await parts('subsubtopic_sequence', sequence)).map(([, title]) => title)).toEqual([
      'Algebra',
      'Equations',
      'Lines',
    ]);
  });

  it('counts what is wrong with each: a set of no question has a finding', async () => {
    const { sequence } = await addDrafts();
    const [, , , ofSet] = await parts('subsubtopic', sequence);
    expect(Number(ofSet?.[4])).toBeGreaterThan(0);
  });

  it('of an exam is its numbers and their sets', async () => {
    const { id, exam_id } = await addExamQuestion(server.db, 'sat', {
      exam: { is_publish: false },
      question: { title: 'Commas', is_publish: false },
    });
    await addSet(server.db, { kind: 'sat_question', id }, { title: 'Four', is_publish: false });
    expect((await parts('sat', exam_id)).map(([kind, title, depth]) => [kind, title, depth])).toEqual([
      ['sat_question', 'Commas', 1],
      ['problem_set', 'Four', 2],
    ]);
  });
});

describe('several records', () => {
  const publish = (records: unknown) => callByName(server, superAdmin, 'POST /publish_together', { body: { records } });
  const audited = async () =>
    (await server.db.selectFrom('audit').selectAll().orderBy('id').execute()).map(({ action, subject_id }) => [
      action,
      subject_id,
    ]);

  it('are published together, and an entry is written for each that was not before', async () => {
    const { topic, subtopic, sequence, set } = await addDrafts();
    const records = [
      { kind: 'problem_set', id: set },
      { kind: 'topic', id: topic.toUpperCase() },
      { kind: 'subtopic', id: subtopic },
      { kind: 'subsubtopic', id: sequence },
      { kind: 'subsubtopic_sequence', id: sequence },
      { kind: 'topic', id: topic },
    ];
    const { status, body } = await publish(records);
    expect([status, body.data?.length]).toEqual([200, 5]);
    expect((await audited()).filter(([action]) => action === 'publish')).toHaveLength(5);
    expect((await parts('topic', topic)).map(([, title]) => title)).toEqual([
      ...['Equations', 'Nothing yet', 'Published', 'More'],
    ]);
    expect((await publish(records)).body.data).toEqual([]);
    expect(await audited()).toHaveLength(5);
    const student = await server.as('student');
    const seen = await callByName(server, student, 'GET /subsubtopics/{id}', { params: { id: sequence } });
    expect([seen.status, seen.body.title]).toEqual([200, 'Lines']);
  });

  it('are not published at all if one of them does not exist', async () => {
    const { topic } = await addDrafts();
    const act = await addExam(server.db, 'act', { is_publish: false });
    for (const other of [
      { kind: 'subtopic', id: newId() },
      { kind: 'sat', id: act },
    ]) {
      expect((await publish([{ kind: 'topic', id: topic }, other])).status).toBe(404);
    }
    for (const records of [[], [{ kind: 'sat_test', id: topic }], [{ kind: 'topic' }], 'topic']) {
      expect((await publish(records)).status).toBe(400);
    }
    expect(await audited()).toEqual([]);
  });

  it('are published by each of two callers who name them in another order', async () => {
    const { topic, subtopic, sequence } = await addDrafts();
    const records = [
      { kind: 'topic', id: topic },
      { kind: 'subtopic', id: subtopic },
      { kind: 'subsubtopic', id: sequence },
    ];
    const replies = await Promise.all([publish(records), publish(records.toReversed())]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies.flatMap(({ body }) => body.data ?? [])).toHaveLength(3);
  });
});
