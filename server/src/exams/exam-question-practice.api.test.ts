import type { ExamQuestion } from '@fourfold/core/contract/content';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callByName } from '../testing/call-by-name.ts';
import {
  addExam,
  addQuestion,
  addQuestionTopic,
  addSet,
  addSubsubtopic,
  addSubtopic,
  addTopic,
  clearContent,
  setFlags,
} from '../testing/content.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => clearContent(server.db));

describe.each([
  { family: 'sat', section: 'Reading' },
  { family: 'act', section: 'Science' },
] as const)('the question numbers of a $family', ({ family, section }) => {
  const numberOf = async (exam: string, position: number, title = 'Lines') => ({
    kind: `${family}_question` as const,
    id: await addQuestionTopic(server.db, exam, { section, position }, { title }),
  });
  const inSet = (set: string, row: object = {}) => addQuestion(server.db, { kind: 'problem_set', id: set }, row);
  const read = async (exam: string, role: 'student' | 'admin' = 'student') => {
    const person = await server.as(role);
    const { body } = await callByName(server, person, `GET /${family}_questions`, {
      query: { [`${family}_id`]: exam },
    });
    const data = body.data as ExamQuestion[];
    const params = { id: data[0]?.id ?? '' };
    expect(await person.call(`GET /${family}_questions/{id}`, { params })).toEqual(data[0]);
    return data;
  };

  it.each(['student', 'admin'] as const)('show to a %s what students can practise', async (role) => {
    const exam = await addExam(server.db, family);
    const [own, sets, empty] = [await numberOf(exam, 0), await numberOf(exam, 1), await numberOf(exam, 2)];
    await addQuestion(server.db, own);
    await addQuestion(server.db, own, { position: 1 });
    await addQuestion(server.db, own, { position: 2, is_hidden: true });
    await addQuestion(server.db, own, { position: 3, deleted_at: new Date() });
    await inSet(await addSet(server.db, sets));
    await inSet(await addSet(server.db, sets, { is_publish: false }));
    await inSet(await addSet(server.db, sets, { deleted_at: new Date() }));
    await inSet(await addSet(server.db, empty), { is_hidden: true });
    await addSet(server.db, empty);
    const counts = (await read(exam, role)).map(({ question_count, set_count }) => [question_count, set_count]);
    expect(counts).toEqual([
      [2, 0],
      [0, 1],
      [0, 0],
    ]);
  });

  it('name the deepest row of the topic lists with the same title and something to practise', async () => {
    const exam = await addExam(server.db, family);
    await numberOf(exam, 0, 'LINES');
    await numberOf(exam, 1, 'Planes');
    const same = async () => (await read(exam)).map(({ same_topic }) => same_topic);
    const topic = await addTopic(server.db, { kind: 'grammar', title: 'Lines' });
    const subtopic = await addSubtopic(server.db, topic, { title: 'Lines' });
    const subsubtopic = await addSubsubtopic(server.db, subtopic, { title: 'lines' });
    expect(await same()).toEqual([null, null]);
    await addQuestion(server.db, { kind: 'subtopic', id: subtopic });
    const branch = { topic_type: 'grammar', topic_id: topic, subtopic_id: subtopic, subsubtopic_id: null };
    expect(await same()).toEqual([{ ...branch, title: 'Lines' }, null]);
    await inSet(await addSet(server.db, { kind: 'subsubtopic', id: subsubtopic }));
    expect(await same()).toEqual([{ ...branch, title: 'lines', subsubtopic_id: subsubtopic }, null]);
    await setFlags(server.db, 'subtopics', subtopic, { is_publish: false });
    expect(await same()).toEqual([null, null]);
  });
});
