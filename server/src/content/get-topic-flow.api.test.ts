import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { QuestionParentKind } from '../database/schema.ts';
import { request } from '../testing/client.ts';
import { addQuestion, addSubsubtopic, addSubtopic, addTopic, clearContent, setFlags } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let student: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.as('student');
});
afterAll(() => server.stop());
beforeEach(() => clearContent(server.db));

const questionIn = async (kind: QuestionParentKind, id: string, position = 0, is_hidden = false) =>
  (await addQuestion(server.db, { kind, id }, { position, is_hidden })).id;
const flowOf = (id: string, person = student) => person.call('GET /tests/{id}/flow', { params: { id } });
const idsOf = async (id: string, person = student) => (await flowOf(id, person)).data.map((question) => question.id);
const statusOf = async (id: string, person = student) =>
  (await request(server.url, 'GET /tests/{id}/flow', { params: { id } }, person.token)).status;

/** Adds two sub-topics in reverse order. The first has its own sequence and one below it. */
async function addTopicWithFlow(kind: 'math' | 'grammar' | 'reading') {
  const topic = await addTopic(server.db, { kind, title: 'Algebra' });
  const second = await addSubtopic(server.db, topic, { position: 1, title: 'Second' });
  const inSecond = await questionIn('subtopic', second);
  const first = await addSubtopic(server.db, topic, { position: 0, title: 'First' });
  const below = await addSubsubtopic(server.db, first);
  const inBelow = await questionIn('subsubtopic', below);
  const [b, a] = [await questionIn('subtopic', first, 1), await questionIn('subtopic', first, 0)];
  await questionIn('subtopic', first, 2, true);
  return { topic, first, second, below, a, b, inBelow, inSecond };
}

it.each(['math', 'grammar', 'reading'] as const)(
  'the flow of a %s topic has its sub-topics’ questions in order',
  async (kind) => {
    const { topic, first, a, b, inBelow, inSecond } = await addTopicWithFlow(kind);
    expect(await flowOf(topic)).toMatchObject({ title: 'Algebra', topic_id: topic, topic_type: kind });
    expect(await idsOf(topic)).toEqual([a, b, inBelow, inSecond]);
    expect(await flowOf(first)).toMatchObject({ id: first, title: 'First', topic_id: topic, topic_title: 'Algebra' });
    expect(await idsOf(first)).toEqual([a, b, inBelow]);
  },
);

it('the flow of a SAT topic has its own questions', async () => {
  const topic = await addTopic(server.db, { kind: 'sat', title: 'Systems' });
  const [b, a] = [await questionIn('sattopic', topic, 1), await questionIn('sattopic', topic, 0)];
  expect(await flowOf(topic)).toMatchObject({ title: 'Systems', topic_type: 'sat' });
  expect(await idsOf(topic)).toEqual([a, b]);
});

it('the flow has only published content, for admins too, and is not found without a published sequence', async () => {
  const { topic, first, second, below, a, b, inBelow, inSecond } = await addTopicWithFlow('math');
  const admin = await server.as('admin');
  await setFlags(server.db, 'subtopics', second, { is_sequence_publish: false });
  expect(await idsOf(topic, admin)).toEqual([a, b, inBelow]);
  expect(await statusOf(second, admin)).toBe(404);
  await setFlags(server.db, 'subtopics', second, { is_sequence_publish: true });
  await setFlags(server.db, 'subsubtopics', below, { is_publish: false });
  expect(await idsOf(topic)).toEqual([a, b, inSecond]);
  await setFlags(server.db, 'subtopics', first, { is_publish: false });
  expect(await idsOf(topic, admin)).toEqual([inSecond]);
  expect(await statusOf(first, admin)).toBe(404);
  await setFlags(server.db, 'topics', topic, { is_publish: false });
  for (const id of [topic, second, below]) expect(await statusOf(id)).toBe(404);
});
