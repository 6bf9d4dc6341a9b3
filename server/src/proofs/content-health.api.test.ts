import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import {
  addExam,
  addOwnExam,
  addQuestion,
  addQuestionTopic,
  addSet,
  addSubsubtopic,
  addSubtopic,
  addTopic,
  clearContent,
  linkSet,
  setFlags,
} from '../testing/content.ts';
import { contentHealth } from '../testing/content-health.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { withRevisions } from '../testing/revision-guard.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addValidTopic } from '../testing/valid-content.ts';

let server: TestServer;
let admin: TestPerson;
let superAdmin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  superAdmin = await server.as('super-admin');
});
afterAll(() => server.stop());
beforeEach(() => clearContent(server.db));

const { health, healthOf, behind: findingsOf, textsOf } = contentHealth(() => admin);

const hidden = { is_publish: false };

const addValid = () => addValidTopic(server.db);

it('of valid content counts its questions and parts, and no findings', async () => {
  const { topic } = await addValid();
  expect(await health()).toEqual([
    {
      ...{ list: 'math', id: topic, title: 'Algebra', isPublish: true, url: `/admin/math-topics?topic=${topic}` },
      // The topic, its sub-topic, the sub-sub-topic, its sequence and its set.
      ...{ questions: 5, parts: 5, published: 5, broken: 0, unchecked: 0, poor: 0 },
    },
  ]);
});

it('is returned for every list in order, without students’ records and deleted ones', async () => {
  const kinds = ['sat', 'reading', 'grammar', 'math'] as const;
  for (const kind of kinds) await addTopic(server.db, { kind, title: kind });
  await addTopic(server.db, { title: 'later', position: 1 });
  const deletedTopic = await addTopic(server.db, { title: 'gone', deleted_at: new Date() });
  await addExam(server.db, 'act', { title: 'ACT' });
  const sat = await addExam(server.db, 'sat', { title: 'SAT' });
  await addOwnExam(server.db, 'sat', { title: 'taken', user_id: admin.account.id });
  expect((await health()).map(({ list, title }) => [list, title])).toEqual([
    ['sat', 'SAT'],
    ['act', 'ACT'],
    ['math', 'math'],
    ['math', 'later'],
    ['grammar', 'grammar'],
    ['reading', 'reading'],
    ['sat_topic', 'sat'],
  ]);
  expect(await refusalOf(findingsOf(deletedTopic, 'broken'))).toEqual([404, 'Topic, SAT or ACT not found']);
  expect((await refusalOf(findingsOf(newId(), 'broken')))[0]).toBe(404);
  expect((await findingsOf(sat.toUpperCase(), 'broken')).title).toBe('SAT');
});

it('lists a question without a skill, with its page', async () => {
  const { topic, subtopic, subsubtopic, question } = await addValid();
  await server.db.updateTable('questions').set({ skill_codes: [] }).where('id', '=', question.id).execute();
  expect(await findingsOf(topic, 'poor')).toMatchObject({
    count: 1,
    data: [
      {
        text: 'Question 1 of “One step” has no skill.',
        name: 'not-tagged',
        url: `/admin/subtopic/${subtopic}/${subsubtopic}?question_id=${question.id}`,
      },
    ],
  });
});

describe('a record', () => {
  it('counts separately even if many of an exam lack the same', async () => {
    const exam = await addExam(server.db, 'act');
    for (let position = 0; position < 6; position += 1)
      await addQuestionTopic(server.db, exam, { section: 'Mathematics', position }, { title: `Vectors ${position}` });
    const said = [1, 2, 3, 4, 5, 6].map(
      (number) =>
        `Mathematics ${number}, “Vectors ${number - 1}”, has no question and no problem set that students see.`,
    );
    expect((await textsOf(exam, 'broken')).filter((text) => text.includes('Vectors'))).toEqual(said);
    expect((await healthOf(exam)).broken).toBe((await textsOf(exam, 'broken')).length);
    const { unfinished } = await superAdmin.call('GET /publish_effect', { query: { kind: 'act', id: exam } });
    expect(unfinished.map(({ text }) => text)).toContain(
      '6 numbers of Mathematics have no question and no problem set that students see: 1 to 6.',
    );
  });

  it('counts once, with its worst level', async () => {
    const { topic, parent, inSet } = await addValid();
    const emptyQuestion = await addQuestion(server.db, parent, { position: 1, question: '[]' });
    await withRevisions(server.db, (tx) =>
      tx.deleteFrom('answers').where('question_id', '=', emptyQuestion.id).execute(),
    );
    await server.db.updateTable('questions').set({ question: '[]' }).where('id', '=', inSet.id).execute();
    const { broken } = await healthOf(topic);
    const { data, count } = await findingsOf(topic, 'broken');
    expect([count, data.length]).toEqual([broken, broken]);
    const own = data.filter(({ url }) => url.includes(emptyQuestion.id));
    expect(own).toHaveLength(1);
    expect(own[0]?.text).toContain('Question 2 of “One step” has no text. Question 2 of “One step” has no answers.');
  });

  it('with two parents counts in both topics, and once in each', async () => {
    const { topic, subtopic, set, inSet } = await addValid();
    const other = await addValid();
    await server.db.updateTable('questions').set({ question: '[]' }).where('id', '=', inSet.id).execute();
    const second = await addSubsubtopic(server.db, subtopic, { position: 1, is_sequence_publish: false });
    await linkSet(server.db, set, { kind: 'subsubtopic', id: second });
    await linkSet(server.db, set, { kind: 'subsubtopic', id: other.subsubtopic }, 1);
    expect(await healthOf(topic)).toMatchObject({ questions: 5, parts: 6, broken: 1 });
    expect(await healthOf(other.topic)).toMatchObject({ questions: 9, parts: 6, broken: 1 });
  });

  it('that links to a set of another topic is checked with the state of that topic', async () => {
    const { topic, question } = await addValid();
    const other = await addValid();
    const way = { link_right_problemset_id: other.set };
    await server.db.updateTable('questions').set(way).where('id', '=', question.id).execute();
    expect((await healthOf(topic)).broken).toBe(0);
    await setFlags(server.db, 'topics', other.topic, hidden);
    expect(await textsOf(topic, 'broken')).toEqual([expect.stringContaining('which is not published')]);
    expect((await healthOf(other.topic)).broken).toBe(0);
  });

  it('is not checked if hidden or deleted', async () => {
    const { topic, subtopic, parent } = await addValid();
    await addQuestion(server.db, parent, { question: '[]', position: 1, is_hidden: true });
    await addQuestion(server.db, parent, { question: '[]', position: 2, deleted_at: new Date() });
    await addSubsubtopic(server.db, subtopic, { deleted_at: new Date() });
    await addSet(server.db, parent, { deleted_at: new Date() });
    expect(await healthOf(topic)).toMatchObject({ questions: 6, parts: 5, broken: 0 });
  });
});

it('lists 20 records a page, in the order of the tree', async () => {
  const topic = await addTopic(server.db);
  for (let position = 0; position < 45; position += 1)
    await addSubtopic(server.db, topic, { title: `S${position}`, position, is_sequence_publish: false });
  const pages = await Promise.all(['1', '2', '3', '4'].map((offset) => findingsOf(topic, 'broken', offset)));
  expect(pages.map(({ data, count }) => [data.length, count])).toEqual([
    [20, 45],
    [20, 45],
    [5, 45],
    [0, 45],
  ]);
  const named = pages.flatMap(({ data }) => data.map(({ text }) => /“(S\d+)”/.exec(text)?.[1]));
  expect(named).toEqual(Array.from({ length: 45 }, (_, at) => `S${at}`));
  expect((await refusalOf(findingsOf(topic, 'broken', '0')))[0]).toBe(400);
});
