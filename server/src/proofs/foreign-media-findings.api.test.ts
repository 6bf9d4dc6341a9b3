import { afterAll, beforeAll, expect, it } from 'vitest';
import { addExam, addQuestionTopic, addSequencePlace, addSet } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer({ videoHosts: ['vimeo.com'] });
  admin = await server.as('super-admin');
});
afterAll(() => server.stop());

const children = [{ text: '' }];
const text = JSON.stringify([
  { type: 'image', src: 'https://pictures.example/a.png', alt: 'A graph', children },
  { type: 'video', url: 'https://cdn.example/a.mp4', title: 'A graph is drawn', children },
  { type: 'video', url: 'https://vimeo.com/76979871', title: 'A line is drawn', children },
]);
const found = (name: string, where: string) =>
  `${name} has a picture of pictures.example in ${where}: upload it, so that it is shown at once. ` +
  `${name} has a video of cdn.example in ${where}: it is not played, because its host is not allowed.`;
const unchecked = async (id: string) =>
  (await admin.call('GET /content_findings', { query: { id, part: 'unchecked' } })).data.map(({ text }) => text);

it('the health of a SAT includes media in a number’s video explanations', async () => {
  const exam = await addExam(server.db, 'sat');
  const place = { section: 'Reading', position: 0 };
  const number = await addQuestionTopic(server.db, exam, place, { title: 'Lines', video_mock_explanation: text });
  const sentences = found('Reading 1, “Lines”,', 'its mock video explanation');
  expect(await unchecked(exam)).toEqual([sentences]);
  const effect = await admin.call('GET /publish_effect', { query: { kind: 'sat_question', id: number } });
  expect(effect.unfinished.map((one) => one.text).join(' ')).toContain(sentences);
});

it('the health of a topic and the publish effect of a set include media in its notes', async () => {
  const { topic, subsubtopic } = await addSequencePlace(server.db);
  const set = await addSet(server.db, { kind: 'subsubtopic', id: subsubtopic }, { title: 'Slopes', notes: text });
  const sentences = found('The problem set “Slopes”', 'its notes');
  expect(await unchecked(topic)).toEqual([sentences]);
  const effect = await admin.call('GET /publish_effect', { query: { kind: 'problem_set', id: set } });
  expect(effect.unfinished.map((one) => one.text).join(' ')).toContain(sentences);
});
