import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { addQuestion, change, paragraph } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { type Desk, deedsOn, deskOf } from './testing/desk.ts';
import { places, type TestPlace } from './testing/places.ts';

let server: TestServer;
let admin: TestPerson;
let desk: Desk;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  desk = deskOf(server, admin);
});
afterAll(() => server.stop());

const filled = async (place: TestPlace, count: number) =>
  (
    (
      await desk.createSeveral(
        place,
        Array.from({ length: count }, (_, at) => ({ question: `q${at}` })),
      )
    ).body.data ?? []
  ).map(({ id }) => id);
const listed = async (place: TestPlace) => (await desk.list(place)).map(({ id, position }) => [id, position]);
const inOrder = (ids: readonly (string | undefined)[]) => ids.map((id, at) => [id, at]);

const tables = { subTopic: 'subtopics', subsubTopic: 'subsubtopics', problemSet: 'problem_sets' } as const;

describe.each([
  ['subTopic', 'API-128', 'API-129'],
  ['subsubTopic', 'API-133', 'API-134'],
  ['problemSet', 'API-140', 'API-141'],
] as const)('in a %s', (name, remove, order) => {
  it(`a deleted question goes into the bin under its own deletion, and the rest is renumbered [${remove}]`, async () => {
    const place = await places[name](server.db);
    const [a, b, c] = await filled(place, 3);
    const { status, body } = await desk.remove(b ?? '', place.path);
    expect([status, body]).toEqual([200, { id: b, _id: b, title: 'q1' }]);
    expect(await listed(place)).toEqual(inOrder([a, c]));
    const row = await server.db
      .selectFrom('questions')
      .where('id', '=', b ?? '')
      .select(['deleted_at', 'deletion_id', 'position'])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ deleted_at: expect.any(Date), deletion_id: expect.any(String), position: 1 });
    expect((await desk.remove(b ?? '', place.path)).status).toBe(404);
    expect(await deedsOn(server, b ?? '')).toMatchObject([
      { action: 'create' },
      { actor_id: admin.account.id, action: 'delete', subject: 'question', detail: { title: 'q1' } },
    ]);
  });

  it(`a question is deleted by admins only, and not in a deleted parent [${remove}]`, async () => {
    const place = await places[name](server.db);
    const [a, b] = await filled(place, 2);
    for (const role of ['student', 'tutor', 'tutor-login'] as const) {
      expect((await deskOf(server, await server.as(role)).remove(a ?? '', place.path)).status).toBe(403);
    }
    expect((await deskOf(server, await server.as('super-admin')).remove(a ?? '', place.path)).status).toBe(200);
    await change(server.db, tables[name], place.id, { deleted_at: new Date() });
    expect((await desk.remove(b ?? '', place.path)).status).toBe(404);
    expect((await desk.remove(newId(), place.path)).status).toBe(404);
    expect((await desk.remove('7', place.path)).status).toBe(404);
  });

  it(`an order is saved as given and returned [${order}]`, async () => {
    const place = await places[name](server.db);
    const [a = '', b = '', c = ''] = await filled(place, 3);
    const typed = { ...place, fields: { ...place.fields, topic_type: 'Topic' } };
    const { status, body } = await desk.order(typed, [c, a.toUpperCase(), b]);
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body.data).toEqual(await desk.list(place));
    expect(await listed(place)).toEqual(inOrder([c, a, b]));
    // The revisions stay: an author who is changing a text gets no conflict.
    expect((await desk.list(place)).map(({ rev }) => rev)).toEqual([0, 0, 0]);
    expect(await deedsOn(server, place.id)).toMatchObject([
      { actor_id: admin.account.id, action: 'order', subject: 'question', detail: { place: place.kind } },
    ]);
  });

  it(`an incomplete order is refused with the present list, and nothing is lost [${order}]`, async () => {
    const place = await places[name](server.db);
    const [a = '', b = '', c = ''] = await filled(place, 3);
    const [foreign = ''] = await filled(await places[name](server.db), 1);
    await desk.remove(c, place.path);
    for (const ids of [[a], [a, b, c], [a, b, foreign], [foreign, a], [a, a], [a, b, b], [b, a, newId()], []]) {
      const got = await desk.order(place, ids);
      expect([got.status, got.body.errors]).toEqual([
        409,
        ['The list has changed meanwhile. This is the list as it is now.'],
      ]);
      expect(got.body.data).toEqual(await desk.list(place));
    }
    expect(await listed(place)).toEqual(inOrder([a, b]));
    expect((await desk.order(place, ['a', b])).status).toBe(400);
  });

  it(`an order is saved by admins only, and not for a deleted parent [${order}]`, async () => {
    const place = await places[name](server.db);
    const [a = '', b = ''] = await filled(place, 2);
    for (const role of ['student', 'tutor', 'tutor-login'] as const) {
      expect((await deskOf(server, await server.as(role)).order(place, [b, a])).status).toBe(403);
    }
    expect((await deskOf(server, await server.as('super-admin')).order(place, [b, a])).status).toBe(200);
    await change(server.db, tables[name], place.id, { deleted_at: new Date() });
    expect((await desk.order(place, [a, b])).status).toBe(404);
    const field = Object.keys(place.fields)[0] ?? '';
    expect((await desk.order({ ...place, fields: { [field]: newId() } }, [])).status).toBe(404);
  });

  it(`two authors who add, delete and order at the same time leave one list numbered from 0 [${remove}] [${order}]`, async () => {
    const place = await places[name](server.db);
    const other = deskOf(server, await server.as('admin'));
    const ids = await filled(place, 6);
    const [a = '', b = ''] = ids;
    const done = await Promise.all([
      desk.create(place, { position: 0 }),
      other.create(place, { position: 3 }),
      desk.remove(a, place.path),
      other.remove(b, place.path),
      desk.order(place, ids.toReversed()),
      other.createSeveral(place, [{ position: 1 }, { position: 1 }]),
      desk.create(place),
    ]);
    expect(done.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const now = await desk.list(place);
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
      const place = await places[name](server.db);
      return { name, path: place.path, id: (await filled(place, 1))[0] ?? '' };
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
  const place = await places.subsubTopic(server.db);
  const ids = [];
  for (const position of [2, 2, 7]) ids.push((await addQuestion(server.db, place, { position })).id);
  const [a = '', b = '', c = ''] = ids;
  const created = (await desk.create(place, { position: 1 })).body.id;
  expect(await listed(place)).toEqual(inOrder([a, created, b, c]));
});

it('a test section is ordered separately from the other variant [API-129]', async () => {
  const mock = await places.AdminSatMockTest(server.db);
  const real = { ...mock, fields: { ...mock.fields, question_type: 'AdminSatRealTest' } };
  const [a = '', b = ''] = await filled(mock, 2);
  const [c = ''] = await filled(real, 1);
  expect((await desk.order(mock, [b, a, c])).status).toBe(409);
  expect((await desk.order(mock, [b, a])).status).toBe(200);
  expect(await listed(real)).toEqual(inOrder([c]));
  const bare = await desk.order({ ...mock, fields: { sat_id: mock.id } }, [a, b, c]);
  expect([bare.status, bare.body.errors?.[0]]).toEqual([400, expect.stringMatching(/^Name the section of the test/)]);
});

it('authors can list the questions of a SAT topic by the topic [API-129]', async () => {
  const place = await places.SatTopic(server.db);
  const { id } = await addQuestion(server.db, place, { question: JSON.stringify(paragraph('sat')) });
  expect((await desk.list(place)).map((question) => question.id)).toEqual([id]);
  const both = await admin
    .call('GET /questions', { query: { sattopic_id: place.id, subtopic_id: place.id } })
    .catch((error: Error) => error.message);
  expect(both).toContain('Name one parent of the questions');
});
