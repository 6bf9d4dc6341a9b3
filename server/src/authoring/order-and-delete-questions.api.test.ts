import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { addQuestion, paragraph, setFlags } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { auditEntriesOf, type Desk, deskOf } from './testing/desk.ts';
import { questionLists, type TestQuestionList } from './testing/question-lists.ts';

let server: TestServer;
let admin: TestPerson;
let desk: Desk;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  desk = deskOf(server, admin);
});
afterAll(() => server.stop());

const addQuestions = async (questionList: TestQuestionList, count: number) =>
  (
    (
      await desk.createSeveral(
        questionList,
        Array.from({ length: count }, (_, at) => ({ question: `q${at}` })),
      )
    ).body.data ?? []
  ).map(({ id }) => id);
const listPositions = async (questionList: TestQuestionList) =>
  (await desk.list(questionList)).map(({ id, position }) => [id, position]);
const inOrder = (ids: readonly (string | undefined)[]) => ids.map((id, at) => [id, at]);

const tables = { subTopic: 'subtopics', subsubTopic: 'subsubtopics', problemSet: 'problem_sets' } as const;

describe.each([
  ['subTopic', 'API-128', 'API-129'],
  ['subsubTopic', 'API-133', 'API-134'],
  ['problemSet', 'API-140', 'API-141'],
] as const)('in a %s', (name, remove, order) => {
  it(`a deleted question goes into the bin under its own deletion, and the rest is renumbered [${remove}]`, async () => {
    const questionList = await questionLists[name](server.db);
    const [a, b, c] = await addQuestions(questionList, 3);
    const { status, body } = await desk.remove(b ?? '', questionList.path);
    expect([status, body]).toEqual([200, { id: b, _id: b, title: 'q1' }]);
    expect(await listPositions(questionList)).toEqual(inOrder([a, c]));
    const row = await server.db
      .selectFrom('questions')
      .where('id', '=', b ?? '')
      .select(['deleted_at', 'deletion_id', 'position'])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ deleted_at: expect.any(Date), deletion_id: expect.any(String), position: 1 });
    expect((await desk.remove(b ?? '', questionList.path)).status).toBe(404);
    expect(await auditEntriesOf(server, b ?? '')).toMatchObject([
      { action: 'create' },
      { actor_id: admin.account.id, action: 'delete', subject: 'question', detail: { title: 'q1' } },
    ]);
  });

  it(`a question is deleted by admins only, and not in a deleted parent [${remove}]`, async () => {
    const questionList = await questionLists[name](server.db);
    const [a, b] = await addQuestions(questionList, 2);
    for (const role of ['student', 'tutor', 'tutor-login'] as const) {
      expect((await deskOf(server, await server.as(role)).remove(a ?? '', questionList.path)).status).toBe(403);
    }
    expect((await deskOf(server, await server.as('super-admin')).remove(a ?? '', questionList.path)).status).toBe(200);
    await setFlags(server.db, tables[name], questionList.id, { deleted_at: new Date() });
    expect((await desk.remove(b ?? '', questionList.path)).status).toBe(404);
    expect((await desk.remove(newId(), questionList.path)).status).toBe(404);
    expect((await desk.remove('7', questionList.path)).status).toBe(404);
  });

  it(`an order is saved as given and returned [${order}]`, async () => {
    const questionList = await questionLists[name](server.db);
    const [a = '', b = '', c = ''] = await addQuestions(questionList, 3);
    const typed = { ...questionList, fields: { ...questionList.fields, topic_type: 'Topic' } };
    const { status, body } = await desk.order(typed, [c, a.toUpperCase(), b]);
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body.data).toEqual(await desk.list(questionList));
    expect(await listPositions(questionList)).toEqual(inOrder([c, a, b]));
    // The revisions stay: an author who is changing a text gets no conflict.
    expect((await desk.list(questionList)).map(({ rev }) => rev)).toEqual([0, 0, 0]);
    expect(await auditEntriesOf(server, questionList.id)).toMatchObject([
      { actor_id: admin.account.id, action: 'order', subject: 'question', detail: { place: questionList.kind } },
    ]);
  });

  it(`an incomplete order is refused with the present list, and nothing is lost [${order}]`, async () => {
    const questionList = await questionLists[name](server.db);
    const [a = '', b = '', c = ''] = await addQuestions(questionList, 3);
    const [foreign = ''] = await addQuestions(await questionLists[name](server.db), 1);
    await desk.remove(c, questionList.path);
    for (const ids of [[a], [a, b, c], [a, b, foreign], [foreign, a], [a, a], [a, b, b], [b, a, newId()], []]) {
      const got = await desk.order(questionList, ids);
      expect([got.status, got.body.errors]).toEqual([
        409,
        ['The list has changed meanwhile. This is the list as it is now.'],
      ]);
      expect(got.body.data).toEqual(await desk.list(questionList));
    }
    expect(await listPositions(questionList)).toEqual(inOrder([a, b]));
    expect((await desk.order(questionList, ['a', b])).status).toBe(400);
  });

  it(`an order is saved by admins only, and not for a deleted parent [${order}]`, async () => {
    const questionList = await questionLists[name](server.db);
    const [a = '', b = ''] = await addQuestions(questionList, 2);
    for (const role of ['student', 'tutor', 'tutor-login'] as const) {
      expect((await deskOf(server, await server.as(role)).order(questionList, [b, a])).status).toBe(403);
    }
    expect((await deskOf(server, await server.as('super-admin')).order(questionList, [b, a])).status).toBe(200);
    await setFlags(server.db, tables[name], questionList.id, { deleted_at: new Date() });
    expect((await desk.order(questionList, [a, b])).status).toBe(404);
    const field = Object.keys(questionList.fields)[0] ?? '';
    expect((await desk.order({ ...questionList, fields: { [field]: newId() } }, [])).status).toBe(404);
  });

  it(`two authors who add, delete and order at the same time leave one list numbered from 0 [${remove}] [${order}]`, async () => {
    const questionList = await questionLists[name](server.db);
    const other = deskOf(server, await server.as('admin'));
    const ids = await addQuestions(questionList, 6);
    const [a = '', b = ''] = ids;
    const done = await Promise.all([
      desk.create(questionList, { position: 0 }),
      other.create(questionList, { position: 3 }),
      desk.remove(a, questionList.path),
      other.remove(b, questionList.path),
      desk.order(questionList, ids.toReversed()),
      other.createSeveral(questionList, [{ position: 1 }, { position: 1 }]),
      desk.create(questionList),
    ]);
    expect(done.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const now = await desk.list(questionList);
    expect(now.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(now.map(({ id }) => id))).toEqual(
      new Set([
        ...ids.slice(2),
        ...[done[0], done[1], done[6]].map(({ body }) => (body as { id: string }).id),
        ...((done[5].body as { data?: { id: string }[] }).data ?? []).map(({ id }) => id),
      ]),
    );
  });
});

it('a path deletes only questions of its own kind of parent; /questions deletes any [API-133] [API-140]', async () => {
  const made = await Promise.all(
    (['subTopic', 'subsubTopic', 'problemSet', 'AdminActRealTest'] as const).map(async (name) => {
      const questionList = await questionLists[name](server.db);
      return { name, path: questionList.path, id: (await addQuestions(questionList, 1))[0] ?? '' };
    }),
  );
  for (const { id, path } of made) {
    for (const wrong of ['question_subsubtopics', 'problemset_questions'].filter((other) => other !== path)) {
      expect((await desk.remove(id, wrong)).status).toBe(404);
    }
    expect((await desk.remove(id)).status).toBe(200);
  }
});

it('imported lists with gaps and duplicate positions are renumbered by the next change [API-128] [API-129]', async () => {
  const questionList = await questionLists.subsubTopic(server.db);
  const ids = [];
  for (const position of [2, 2, 7]) ids.push((await addQuestion(server.db, questionList, { position })).id);
  const [a = '', b = '', c = ''] = ids;
  const created = (await desk.create(questionList, { position: 1 })).body.id;
  expect(await listPositions(questionList)).toEqual(inOrder([a, created, b, c]));
});

it('a test section is ordered separately from the other variant [API-129]', async () => {
  const mock = await questionLists.AdminSatMockTest(server.db);
  const real = { ...mock, fields: { ...mock.fields, question_type: 'AdminSatRealTest' } };
  const [a = '', b = ''] = await addQuestions(mock, 2);
  const [c = ''] = await addQuestions(real, 1);
  expect((await desk.order(mock, [b, a, c])).status).toBe(409);
  expect((await desk.order(mock, [b, a])).status).toBe(200);
  expect(await listPositions(real)).toEqual(inOrder([c]));
  const bare = await desk.order({ ...mock, fields: { sat_id: mock.id } }, [a, b, c]);
  expect([bare.status, bare.body.errors?.[0]]).toEqual([400, expect.stringMatching(/^Name the section of the test/)]);
});

it('authors can list the questions of a SAT topic by the topic [API-129]', async () => {
  const questionList = await questionLists.SatTopic(server.db);
  const { id } = await addQuestion(server.db, questionList, { question: JSON.stringify(paragraph('sat')) });
  expect((await desk.list(questionList)).map((question) => question.id)).toEqual([id]);
  const both = await admin
    .call('GET /questions', { query: { sattopic_id: questionList.id, subtopic_id: questionList.id } })
    .catch((error: Error) => error.message);
  expect(both).toContain('Name one parent of the questions');
});
