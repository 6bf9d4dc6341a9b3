import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName } from '../testing/call-by-name.ts';
import { addExam, addOwnExam, addSubsubtopic, addSubtopic, addTopic } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
let superAdmin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  [admin, superAdmin] = await Promise.all([server.as('admin'), server.as('super-admin')]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('topics').execute();
  await server.db.deleteFrom('exams').execute();
});

type PlantedList = { ids: string[]; body(order: string[]): object; remove: string };
type ListKind = { what: string; call: string; id: string; plant(): Promise<PlantedList> };
const topics = (topic_type: 'math' | 'grammar' | 'reading' | 'sat', path: string): ListKind => ({
  what: `${topic_type} topics`,
  call: 'PUT /tests/update_positions',
  id: 'API-072',
  plant: async () => {
    await addTopic(server.db, { kind: topic_type === 'math' ? 'sat' : 'math' });
    const ids = [];
    for (const position of [0, 1, 2, 3]) ids.push(await addTopic(server.db, { kind: topic_type, position }));
    return { ids, body: (tests) => ({ topic_type, tests }), remove: `DELETE ${path}/{id}` };
  },
});
const exams = (family: 'sat' | 'act', id: string): ListKind => ({
  what: `${family}s`,
  call: `PUT /${family}s/test_${family}s/update_positions`,
  id,
  plant: async () => {
    await addExam(server.db, family === 'sat' ? 'act' : 'sat');
    await addOwnExam(server.db, family, { user_id: (await server.as('student')).account.id });
    const ids = [];
    for (const position of [0, 1, 2, 3]) ids.push(await addExam(server.db, family, { position, is_publish: false }));
    return { ids, body: (order) => ({ [`${family}s`]: order }), remove: `DELETE /${family}s/test_${family}s/{id}` };
  },
});
const kinds: ListKind[] = [
  exams('act', 'API-098'),
  exams('sat', 'API-108'),
  topics('math', '/topics'),
  topics('grammar', '/grammar_topics'),
  topics('reading', '/reading_topics'),
  topics('sat', '/sat_topics'),
  {
    what: 'sub-topics',
    call: 'PUT /subtopics/update_positions',
    id: 'API-079',
    plant: async () => {
      const [test_id, other] = [await addTopic(server.db), await addTopic(server.db)];
      await addSubtopic(server.db, other);
      const ids = [];
      for (const position of [0, 1, 2, 3]) ids.push(await addSubtopic(server.db, test_id, { position }));
      return { ids, body: (subtopics) => ({ test_id, subtopics }), remove: 'DELETE /subtopics/{id}' };
    },
  },
  {
    what: 'sub-sub-topics',
    call: 'PUT /subsubtopics/update_positions',
    id: 'API-087',
    plant: async () => {
      const topic = await addTopic(server.db);
      const [subtopic_id, other] = [await addSubtopic(server.db, topic), await addSubtopic(server.db, topic)];
      await addSubsubtopic(server.db, other);
      const ids = [];
      for (const position of [0, 1, 2, 3]) ids.push(await addSubsubtopic(server.db, subtopic_id, { position }));
      return { ids, body: (subsubtopics) => ({ subtopic_id, subsubtopics }), remove: 'DELETE /subsubtopics/{id}' };
    },
  },
];

describe.each(kinds)('the order of $what', ({ call, id, plant }) => {
  const save = (person: TestPerson, body: object) => callByName(server, person, call, { body });
  const positionsOf = (reply: { body: { data?: { id?: string; position?: unknown }[] } }) =>
    reply.body.data?.map((row) => [row.id, row.position]);

  it(`is saved as given, and the new list is returned [${id}]`, async () => {
    const { ids, body } = await plant();
    const order = [...ids].reverse();
    const saved = await save(admin, body(order));
    expect([saved.status, positionsOf(saved)]).toEqual([200, order.map((id, position) => [id, position])]);
    expect(positionsOf(await save(superAdmin, body(ids)))).toEqual(ids.map((id, position) => [id, position]));
    for (const role of ['student', 'tutor', 'tutor-login'] as const) {
      expect((await save(await server.as(role), body(order))).status).toBe(403);
    }
  });

  it(`is refused with the present list if the list has changed, and changes nothing [${id}]`, async () => {
    const { ids, body, remove } = await plant();
    const [first = '', ...others] = ids;
    const wrong = [others, [...ids, newId()], [first, ...ids], [...others, newId()], [...others, others[0] ?? ''], []];
    for (const order of wrong) {
      const refused = await save(admin, body(order));
      expect([refused.status, refused.body.errors, positionsOf(refused)]).toEqual([
        409,
        ['The list has changed meanwhile. This is the list as it is now.'],
        ids.map((id, position) => [id, position]),
      ]);
    }
    await callByName(server, superAdmin, remove, { params: { id: first } });
    const conflict = await save(admin, body([...ids].reverse()));
    expect([conflict.status, positionsOf(conflict)]).toEqual([409, others.map((id, position) => [id, position])]);
    expect((await save(admin, body(['first']))).status).toBe(400);
  });

  it(`by two authors at once is one of the two, complete [${id}]`, async () => {
    const { ids, body } = await plant();
    const [a = '', b = '', c = '', d = ''] = ids;
    const orders = [
      [d, c, b, a],
      [b, a, d, c],
    ];
    for (let turn = 0; turn < 5; turn++) {
      const replies = await Promise.all(orders.map((order, who) => save(who ? admin : superAdmin, body(order))));
      expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
      const refused = await save(admin, body([]));
      expect(orders.map((order) => JSON.stringify(order.map((id, position) => [id, position])))).toContain(
        JSON.stringify(positionsOf(refused)),
      );
    }
  });
});

it('an order for an unknown parent, or one of another kind, is not found [API-079] [API-087]', async () => {
  const topic = await addTopic(server.db);
  const subtopic = await addSubtopic(server.db, topic);
  const cases: [string, object, string][] = [
    ['PUT /subtopics/update_positions', { test_id: subtopic, subtopics: [] }, 'Topic not found'],
    ['PUT /subsubtopics/update_positions', { subtopic_id: topic, subsubtopics: [] }, 'Sub-topic not found'],
  ];
  for (const [call, body, sentence] of cases) {
    expect(await callByName(server, admin, call, { body })).toMatchObject({
      status: 404,
      body: { errors: [sentence] },
    });
  }
});
