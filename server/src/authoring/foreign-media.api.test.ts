import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { request } from '../testing/client.ts';
import { addExamQuestion, addQuestion, addSequencePlace, addSet } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
let records: { subtopic: string; subsubtopic: string; question: { id: string; wrong: string }; set: string };
beforeAll(async () => {
  server = await startTestServer({ videoHosts: ['vimeo.com', 'videos.school.example'] });
  admin = await server.as('super-admin');
  const { subtopic, subsubtopic } = await addSequencePlace(server.db);
  const question = await addQuestion(server.db, { kind: 'subtopic', id: subtopic });
  records = { subtopic, subsubtopic, question, set: await addSet(server.db, { kind: 'subsubtopic', id: subsubtopic }) };
});
afterAll(() => server.stop());

type Medium = { type: 'image'; src: string; alt: string } | { type: 'video'; url: string; title: string };
const textWith = (medium: Medium) => [{ ...medium, children: [{ text: '' }] }];
const picture = (src: string): Medium => ({ type: 'image', src, alt: 'A graph' });
const video = (url: string): Medium => ({ type: 'video', url, title: 'A graph is drawn' });

const foreign = {
  picture: {
    fresh: picture('https://pictures.example/new.png'),
    refusal: 'A picture of pictures.example cannot be added. Save it on your device, and insert the file.',
  },
  video: {
    fresh: video('https://youtu.be/dQw4w9WgXcQ'),
    refusal: 'A video of youtu.be cannot be added. Allowed are videos of vimeo.com, videos.school.example.',
  },
};
const kinds = ['picture', 'video'] as const;

/** Calls that store a document, with their other input. */
const calls: Readonly<Record<string, (text: string) => { params?: Record<string, string>; body: object }>> = {
  'POST /questions': (text) => ({ body: { subtopic_id: records.subtopic, help: text } }),
  'POST /questions/create_multiple': (text) => ({
    body: { subtopic_id: records.subtopic, questions: [{ answers: [{ answer: text }] }] },
  }),
  'PUT /questions/{id}': (text) => ({ params: { id: records.question.id }, body: { question_exp: text } }),
  'POST /answers': (text) => ({ body: { question_id: records.question.id, explanation: text } }),
  'PUT /answers/{id}': (text) => ({ params: { id: records.question.wrong }, body: { answer: text } }),
  'POST /problem_sets': (text) => ({ body: { title: 'a', subsubtopic_id: [records.subsubtopic], notes: text } }),
  'POST /problem_sets/update_notes': (text) => ({ body: { id: records.set, notes: text } }),
  'PUT /settings/set_setting': (text) => ({ body: { introduction_video: text } }),
};

const cases = Object.keys(calls).flatMap((call) => kinds.map((kind) => [call, kind] as const));

it.each(cases)('%s refuses a new %s from another site', async (call, kind) => {
  const { fresh, refusal } = foreign[kind];
  const parts = calls[call]?.(JSON.stringify(textWith(fresh))) ?? { body: {} };
  const reply = await request(server.url, call, parts, admin.token);
  expect([reply.status, await reply.json()]).toMatchObject([422, { errors: [refusal] }]);
});

it.each(kinds)('a video explanation of an exam question is refused for a %s too', async (kind) => {
  const { fresh, refusal } = foreign[kind];
  const { id } = await addExamQuestion(server.db, 'sat');
  const body = { id, type: 'Real', video_explanation: JSON.stringify(textWith(fresh)) };
  const reply = await request(server.url, 'POST /sat_questions/update_video_explanation', { body }, admin.token);
  expect([reply.status, await reply.json()]).toMatchObject([422, { errors: [refusal] }]);
});

it('saves a video from an allowed host: a player of one, a file of the other', async () => {
  for (const url of ['https://player.vimeo.com/video/76979871', 'https://videos.school.example/a.mp4']) {
    const question = JSON.stringify(textWith(video(url)));
    const saved = await admin.call('POST /questions', { body: { subtopic_id: records.subtopic, question } });
    expect(JSON.parse(saved.question)).toEqual(textWith(video(url)));
  }
});

const stored = [
  [
    'picture',
    picture('https://pictures.example/old.png'),
    picture('https://pictures.example/other.png'),
    'has a picture of pictures.example in its text: upload it',
  ],
  [
    'video',
    video('https://cdn.example/old.mp4'),
    video('https://cdn.example/other.mp4'),
    'has a video of cdn.example in its text: it is not played',
  ],
] as const;

it.each(stored)(
  'a stored %s stays when its text changes, can be copied, and is a finding',
  async (kind, old, other, words) => {
    const { subtopic } = await addSequencePlace(server.db);
    const { id } = await addQuestion(server.db, { kind: 'subtopic', id: subtopic });
    await server.db
      .updateTable('questions')
      .set({ question: JSON.stringify(textWith(old)) })
      .where('id', '=', id)
      .execute();
    const paragraph = { type: 'paragraph', children: [{ text: 'Read it.' }] };
    const question = JSON.stringify([paragraph, ...textWith(old)]);
    await admin.call('PUT /questions/{id}', { params: { id }, body: { question } });
    const copy = await admin.call('POST /questions', { body: { id: newId(), subtopic_id: subtopic, question } });
    expect(JSON.parse(copy.question)).toEqual(JSON.parse(question));
    const finding = { name: `foreign-${kind}`, level: 'unchecked', node: id, text: expect.stringContaining(words) };
    const { findings } = await admin.call('GET /sequence_map', { query: { section: 'subTopic', id: subtopic } });
    expect(findings).toContainEqual(expect.objectContaining(finding));
    const changed = { params: { id }, body: { question: JSON.stringify([paragraph, ...textWith(other)]) } };
    expect((await request(server.url, 'PUT /questions/{id}', changed, admin.token)).status).toBe(422);
  },
);
