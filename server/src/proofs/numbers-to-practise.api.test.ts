import type { HealthPart } from '@fourfold/core/contract/proofs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addExam, addQuestionTopic, addSet } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addValidQuestion } from '../testing/valid-content.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

const hidden = { is_publish: false };
const textsOf = async (id: string, part: HealthPart) =>
  (await admin.call('GET /content_findings', { query: { id, part } })).data.map(({ text }) => text);

it('names the numbers of a published exam without content, with the reason', async () => {
  const exam = await addExam(server.db, 'sat');
  const number = async (position: number, row: object = {}) => ({
    kind: 'sat_question' as const,
    id: await addQuestionTopic(server.db, exam, { section: 'Reading', position }, { title: `T${position}`, ...row }),
  });
  const film = [
    { type: 'video', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'x', children: [{ text: '' }] },
  ];
  const explained = { video_explanation: JSON.stringify(film) };
  await addValidQuestion(server.db, await number(0, explained));
  await addValidQuestion(server.db, { kind: 'problem_set', id: await addSet(server.db, await number(1)) });
  const closedSet = await addSet(server.db, await number(2), hidden);
  const futureSet = await addSet(server.db, await number(3, hidden), hidden);
  for (const id of [closedSet, futureSet]) await addValidQuestion(server.db, { kind: 'problem_set', id });
  await addSet(server.db, await number(4, explained));
  await number(5, explained);
  const lacks = 'no question and no problem set that students see.';
  expect((await textsOf(exam, 'broken')).filter((text) => text.startsWith('Reading'))).toEqual([
    `Reading 3, “T2”, has ${lacks}`,
  ]);
  expect((await textsOf(exam, 'poor')).filter((text) => text.startsWith('Reading'))).toEqual([
    `Reading 5, “T4”, has an explanation, and nothing to practise: ${lacks}`,
    `Reading 6, “T5”, has an explanation, and nothing to practise: ${lacks}`,
  ]);
});
