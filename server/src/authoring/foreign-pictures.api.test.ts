import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { request } from '../testing/client.ts';
import { addExamQuestion, addQuestion, addSequencePlace, addSet } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
let there: { subtopic: string; subsubtopic: string; question: { id: string; wrong: string }; set: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('super-admin');
  const { subtopic, subsubtopic } = await addSequencePlace(server.db);
  const question = await addQuestion(server.db, { kind: 'subtopic', id: subtopic });
  there = { subtopic, subsubtopic, question, set: await addSet(server.db, { kind: 'subsubtopic', id: subsubtopic }) };
});
afterAll(() => server.stop());

const picture = (src: string) => [{ type: 'image', src, alt: 'A graph', children: [{ text: '' }] }];
const field = (src: string) => JSON.stringify(picture(src));
const sentence = 'A picture of pictures.example cannot be added. Save it on your device, and insert the file.';

/** A call that stores a document, with what it needs beside the field. */
const calls: Readonly<Record<string, (src: string) => { params?: Record<string, string>; body: object }>> = {
  'POST /questions': (src) => ({ body: { subtopic_id: there.subtopic, help: field(src) } }),
  'POST /questions/create_multiple': (src) => ({
    body: { subtopic_id: there.subtopic, questions: [{ answers: [{ answer: field(src) }] }] },
  }),
  'PUT /questions/{id}': (src) => ({ params: { id: there.question.id }, body: { question_exp: field(src) } }),
  'POST /answers': (src) => ({ body: { question_id: there.question.id, explanation: field(src) } }),
  'PUT /answers/{id}': (src) => ({ params: { id: there.question.wrong }, body: { answer: field(src) } }),
  'POST /problem_sets': (src) => ({ body: { title: 'a', subsubtopic_id: [there.subsubtopic], notes: field(src) } }),
  'POST /problem_sets/update_notes': (src) => ({ body: { id: there.set, notes: field(src) } }),
  'PUT /settings/set_setting': (src) => ({ body: { introduction_video: field(src) } }),
};

it.each(Object.keys(calls))('%s refuses a picture of another site that is new', async (call) => {
  const parts = calls[call]?.('https://pictures.example/new.png') ?? { body: {} };
  const reply = await request(server.url, call, parts, admin.token);
  expect([reply.status, await reply.json()]).toEqual([422, { errors: [sentence] }]);
});

it('a video explanation of a number is refused alike', async () => {
  const { id } = await addExamQuestion(server.db, 'sat');
  const body = { id, type: 'Real', video_explanation: field('https://pictures.example/new.png') };
  const reply = await request(server.url, 'POST /sat_questions/update_video_explanation', { body }, admin.token);
  expect([reply.status, await reply.json()]).toEqual([422, { errors: [sentence] }]);
});

it('one that is stored stays when its text is changed, can be copied, and is a finding', async () => {
  const src = 'https://pictures.example/old.png';
  const { subtopic } = await addSequencePlace(server.db);
  const { id } = await addQuestion(server.db, { kind: 'subtopic', id: subtopic });
  await server.db
    .updateTable('questions')
    .set({ question: field(src) })
    .where('id', '=', id)
    .execute();
  const question = JSON.stringify([{ type: 'paragraph', children: [{ text: 'Read it.' }] }, ...picture(src)]);
  await admin.call('PUT /questions/{id}', { params: { id }, body: { question } });
  const copy = await admin.call('POST /questions', { body: { id: newId(), subtopic_id: subtopic, question } });
  expect(JSON.parse(copy.question)).toEqual(JSON.parse(question));
  const { findings } = await admin.call('GET /sequence_map', { query: { section: 'subTopic', id: subtopic } });
  expect(findings).toContainEqual(
    expect.objectContaining({
      name: 'foreign-picture',
      level: 'unchecked',
      node: id,
      text: expect.stringContaining('has a picture of pictures.example in its text'),
    }),
  );
  const other = question.replace('old.png', 'other.png');
  const reply = await request(
    server.url,
    'PUT /questions/{id}',
    { params: { id }, body: { question: other } },
    admin.token,
  );
  expect(reply.status).toBe(422);
});
