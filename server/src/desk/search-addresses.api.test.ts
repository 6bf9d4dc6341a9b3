import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callByName } from '../testing/call-by-name.ts';
import {
  addExamQuestion,
  addQuestion,
  addSet,
  addSubsubtopic,
  addSubtopic,
  addTopic,
  clearContent,
  paragraph,
} from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());
beforeEach(() => clearContent(server.db));

const search = async (q: string, query: Record<string, string> = {}) => {
  const { status, body } = await callByName(server, admin, 'GET /search', { query: { q, ...query } });
  expect([status, body.errors]).toEqual([200, undefined]);
  return { count: Number(body.count), data: body.data ?? [] };
};
const stem = (text: string) => ({ question: JSON.stringify(paragraph(text)) });

describe('the search', () => {
  it('returns the studio URL and the ancestors of every kind of record', async () => {
    const topic = await addTopic(server.db, { title: 'Find topic' });
    const subtopic = await addSubtopic(server.db, topic, { title: 'Find sub-topic', is_publish: false });
    const sequence = await addSubsubtopic(server.db, subtopic, { title: 'Find sequence' });
    const set = await addSet(server.db, { kind: 'subsubtopic', id: sequence }, { title: 'Find set' });
    const sat = await addExamQuestion(server.db, 'sat', { exam: { title: 'Find SAT' } });
    const act = await addExamQuestion(server.db, 'act', { exam: { title: 'Find ACT' }, question: { position: 4 } });
    const satSet = await addSet(server.db, { kind: 'sat_question', id: sat.id }, { title: 'Find SAT set' });
    const satTopic = await addTopic(server.db, { title: 'Find SAT topic', kind: 'sat' });
    const topicSet = await addSet(server.db, { kind: 'sattopic', id: satTopic }, { title: 'Find topic set' });
    const hitById = new Map((await search('find')).data.map((row) => [row.id, row]));
    const expected: [string, string, string[], string, boolean][] = [
      [topic, 'topic', [], `/admin/math-topics?topic=${topic}`, true],
      [satTopic, 'topic', [], `/admin/${satTopic}`, true],
      [subtopic, 'subtopic', ['Find topic'], `/admin/${subtopic}`, false],
      [sequence, 'subsubtopic', ['Find topic', 'Find sub-topic'], `/admin/subtopic/${subtopic}/${sequence}`, true],
      [
        set,
        'problem_set',
        ['Find topic', 'Find sub-topic', 'Find sequence'],
        `/admin/problemset/${set}?topic=${topic}&subtopic=${subtopic}&subsubtopic=${sequence}`,
        true,
      ],
      [
        satSet,
        'problem_set',
        ['Find SAT', 'Math - Calculator 1'],
        `/admin/problemset/${satSet}?sat=${sat.exam_id}&sat_question=${sat.id}`,
        true,
      ],
      [topicSet, 'problem_set', ['Find SAT topic'], `/admin/problemset/${topicSet}?topic=${satTopic}`, true],
      [sat.exam_id, 'sat', [], `/admin?sat=${sat.exam_id}`, true],
      [act.exam_id, 'act', [], `/admin/acts?act=${act.exam_id}`, true],
    ];
    expect(hitById.size).toBe(expected.length);
    for (const [id, kind, above, url, published] of expected) {
      expect(hitById.get(id)).toMatchObject({ kind, above, url, published, free_response: null });
    }

    const cases = [
      [{ kind: 'subtopic', id: subtopic }, ['Find topic', 'Find sub-topic'], `/admin/${subtopic}?`],
      [
        { kind: 'subsubtopic', id: sequence },
        ['Find topic', 'Find sub-topic', 'Find sequence'],
        `/admin/subtopic/${subtopic}/${sequence}?`,
      ],
      [
        { kind: 'problem_set', id: satSet },
        ['Find SAT', 'Math - Calculator 1', 'Find SAT set'],
        `/admin/problemset/${satSet}?sat=${sat.exam_id}&sat_question=${sat.id}&`,
      ],
      [{ kind: 'sattopic', id: satTopic }, ['Find SAT topic'], `/admin/${satTopic}?`],
      [{ kind: 'sat_question', id: sat.id }, ['Find SAT', 'Math - Calculator 1'], `/admin/sat/${sat.id}?`],
      [{ kind: 'act_question', id: act.id }, ['Find ACT', 'Mathematics 5'], `/admin/act/${act.id}?`],
      [
        { kind: 'sat_test', id: sat.exam_id },
        ['Find SAT', 'Math - Calculator, real'],
        `/admin/sat-test/${sat.exam_id}/real/MathCalc?`,
        { section: 'MathCalc', is_real: true },
      ],
      [
        { kind: 'act_test', id: act.exam_id },
        ['Find ACT', 'Mathematics, mock'],
        `/admin/act-test/${act.exam_id}/mock/Mathematics?`,
        { section: 'Mathematics', is_real: false },
      ],
    ] as const;
    for (const [at, [parent, above, url, row = {}]] of cases.entries()) {
      const { id } = await addQuestion(server.db, parent, { ...stem(`Unicorn${at} here`), ...row });
      expect((await search(`unicorn${at}`)).data).toEqual([
        {
          kind: 'question',
          id,
          title: `Unicorn${at} here`,
          above,
          url: `${url}question_id=${id}`,
          published: null,
          free_response: false,
        },
      ]);
    }
  });
});
