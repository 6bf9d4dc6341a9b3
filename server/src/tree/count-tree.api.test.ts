import { afterAll, beforeAll, expect, it } from 'vitest';
import { addQuestion, addSet, addSubsubtopic, addSubtopic, addTopic, clearContent } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  await clearContent(server.db);
});
afterAll(() => server.stop());

const countsOf = async (topic_type: 'math' | 'sat') =>
  (await admin.call('GET /tree_counts', { query: { topic_type } })).data;

it('counts questions and sets of each record of a kind, without those in the bin', async () => {
  const subtopic = await addSubtopic(server.db, await addTopic(server.db));
  const subsubtopic = await addSubsubtopic(server.db, subtopic);
  const deleted_at = new Date();
  const own = { kind: 'subsubtopic', id: subsubtopic } as const;
  for (const position of [0, 1]) await addQuestion(server.db, own, { position, is_hidden: position === 1 });
  await addQuestion(server.db, own, { position: 2, deleted_at });
  await addQuestion(server.db, { kind: 'subtopic', id: subtopic });
  await addSet(server.db, own);
  await addSet(server.db, own, { deleted_at });
  // Without questions and sets, and in the bin with one.
  await addSubsubtopic(server.db, subtopic, { position: 1 });
  const deleted = await addSubsubtopic(server.db, subtopic, { position: 2, deleted_at });
  await addQuestion(server.db, { kind: 'subsubtopic', id: deleted });
  const satTopic = await addTopic(server.db, { kind: 'sat' });
  await addQuestion(server.db, { kind: 'sattopic', id: satTopic });
  expect(new Map((await countsOf('math')).map((one) => [one.id, one]))).toEqual(
    new Map([
      [subsubtopic, { id: subsubtopic, questions: 2, problem_sets: 1 }],
      [subtopic, { id: subtopic, questions: 1, problem_sets: 0 }],
    ]),
  );
  expect(await countsOf('sat')).toEqual([{ id: satTopic, questions: 1, problem_sets: 0 }]);
});
