import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName } from '../testing/call-by-name.ts';
import { addExamQuestion, addSubtopic, addTopic, clearContent, setFlags } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());
beforeEach(async () => {
  await clearContent(server.db);
  await server.db.deleteFrom('audit').execute();
});

const audited = () => server.db.selectFrom('audit').selectAll().orderBy('id').execute();

describe.each([
  { family: 'sat', other: 'act' },
  { family: 'act', other: 'sat' },
] as const)('the topics of several numbers of a $family', ({ family, other }) => {
  const addNumber = async (title: string | null = null) =>
    (await addExamQuestion(server.db, family, { question: { title } })).id;
  const save = (topics: unknown, person = admin) =>
    callByName(server, person, `PUT /${family}_questions/update_topics`, { body: { topics } });
  const titleOf = async (id: string) =>
    (await callByName(server, admin, `GET /${family}_questions/{id}`, { params: { id } })).body.title;
  const suggested = async (person = admin) =>
    await callByName(server, person, `GET /${family}_questions/topic_titles`, {});

  it('are saved together, and an entry of the audit is written for each that changed', async () => {
    const [one, two, same] = [await addNumber(), await addNumber('Old'), await addNumber('Same')];
    const topics = [
      { id: two, title: ' New ' },
      { id: one.toUpperCase(), title: 'First' },
      { id: same, title: 'Same' },
    ];
    const { status, body } = await save(topics);
    expect([status, body.data?.map(({ id, title }) => [id, title])]).toEqual([
      200,
      [
        [two, 'New'],
        [one, 'First'],
        [same, 'Same'],
      ],
    ]);
    const entries = (await audited()).map(({ subject, subject_id, detail }) => [subject, subject_id, detail]);
    expect(entries).toEqual([
      [`${family}_question`, two, { title: 'New', differences: [{ field: 'title', before: 'Old', after: 'New' }] }],
      [`${family}_question`, one, { title: 'First', differences: [{ field: 'title', before: null, after: 'First' }] }],
    ]);
  });

  it('are not saved at all if one of them cannot be', async () => {
    const [one, gone, elsewhere] = [await addNumber(), await addNumber(), await addExamQuestion(server.db, other)];
    await setFlags(server.db, 'exam_questions', gone, { deleted_at: new Date() });
    for (const missing of [newId(), gone, elsewhere.id]) {
      const topics = [one, missing].map((id) => ({ id, title: 'Lines' }));
      expect(await save(topics)).toMatchObject({ status: 404, body: { errors: ['Question topic not found'] } });
    }
    const long = { id: one, title: 'x'.repeat(201) };
    for (const topics of [
      [],
      [long],
      [{ id: one, title: ' ' }],
      [one],
      [one, one.toUpperCase()].map((id) => ({ id, title: 'A' })),
    ]) {
      const { status, body } = await save(topics);
      expect([status, body.errors?.[0]]).toEqual([400, expect.stringMatching(/^topics/)]);
    }
    for (const role of ['student', 'tutor', 'tutor-login'] as const) {
      expect((await save([{ id: one, title: 'Mine' }], await server.as(role))).status).toBe(403);
      expect((await suggested(await server.as(role))).status).toBe(403);
    }
    expect([await audited(), await titleOf(one)]).toEqual([[], null]);
  });

  it('are saved whole by each of two authors who save the same numbers in another order', async () => {
    const ids = await Promise.all([addNumber(), addNumber(), addNumber()]);
    const titles = (title: string) => ids.map((id) => ({ id, title }));
    for (let turn = 0; turn < 4; turn++) {
      const replies = await Promise.all([save(titles(`A${turn}`)), save(titles(`B${turn}`).reverse())]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      expect(new Set(await Promise.all(ids.map(titleOf))).size).toBe(1);
    }
  });

  it('can be chosen among the titles of other numbers of the family and of the topic lists, each once', async () => {
    await addNumber('lines');
    await addNumber('Lines');
    await addNumber('Lines');
    await addExamQuestion(server.db, other, { question: { title: 'Of the other family' } });
    await setFlags(server.db, 'exam_questions', await addNumber('Deleted'), { deleted_at: new Date() });
    const topic = await addTopic(server.db, { title: 'Algebra' });
    await addSubtopic(server.db, topic, { title: 'Quadratics' });
    expect((await suggested()).body.data).toEqual(['Algebra', 'Lines', 'lines', 'Quadratics']);
  });
});
