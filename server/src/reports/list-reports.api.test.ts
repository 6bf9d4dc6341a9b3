import { problemTypes } from '@fourfold/core/contract/reports';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName, type LooseReply } from '../testing/call-by-name.ts';
import {
  addExam,
  addExamQuestion,
  addQuestion,
  addSequencePlace,
  addSet,
  addTopic,
  clearContent,
} from '../testing/content.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
let student: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  [admin, student] = await Promise.all([server.as('super-admin'), server.as('student')]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('reported_problems').execute();
  await clearContent(server.db);
});

const list = (query: Record<string, string> = {}) => admin.call('GET /reported_problems', { query });
async function report(question_id: string, comment = '') {
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  return await student.call('POST /reported_problems', {
    body: { problem_type: [problemTypes[0]], comment, question_id },
  });
}
const author = (call: string, parts: object): Promise<{ status: number; body: LooseReply }> =>
  callByName(server, admin, call, parts);

describe('reported problems', () => {
  it('have pages, newest first, with the reporter, the problem, the question and the total count [API-066]', async () => {
    const { subtopic } = await addSequencePlace(server.db);
    const { id } = await addQuestion(server.db, { kind: 'subtopic', id: subtopic });
    for (let n = 1; n <= 12; n++) await report(id, `Comment ${n}`);
    const first = await list();
    expect([first.count, first.data.length]).toEqual([12, 10]);
    expect(first.data[0]).toEqual({
      id: expect.any(String),
      _id: first.data[0]?.id,
      problem_type: [problemTypes[0]],
      comment: 'Comment 12',
      question_id: id,
      user_id: student.account.id,
      created_at: server.clock.now.toISOString(),
      student: student.account.username,
      student_email: student.account.email,
      question_data: {
        type: 'Math topic',
        title: 'What is x?',
        url: `/admin/${subtopic}?question_id=${id}`,
        error: null,
      },
    });
    const comments = async (offset: string) =>
      (await list({ offset, limit: '5' })).data.map(({ comment }) => comment.replace('Comment ', ''));
    expect([await comments('1'), await comments('3'), await comments('4')]).toEqual([
      ['12', '11', '10', '9', '8'],
      ['2', '1'],
      [],
    ]);
  });

  it('link to the question in every kind of parent', async () => {
    const { topic, subtopic, subsubtopic } = await addSequencePlace(server.db);
    const satTopic = await addTopic(server.db, { kind: 'sat', position: 1 });
    const set = await addSet(server.db, { kind: 'subsubtopic', id: subsubtopic }, { title: 'Slopes' });
    const [sat, act] = [await addExamQuestion(server.db, 'sat'), await addExamQuestion(server.db, 'act')];
    const tested = await addExam(server.db, 'act', { position: 1 });
    const places = [
      ['subsubtopic', subsubtopic, {}, 'Math topic', `/admin/subtopic/${subtopic}/${subsubtopic}`],
      ['sattopic', satTopic, {}, 'SAT topic', `/admin/${satTopic}`],
      [
        'problem_set',
        set,
        {},
        'Problem set',
        `/admin/problemset/${set}?topic=${topic}&subtopic=${subtopic}&subsubtopic=${subsubtopic}`,
      ],
      ['sat_question', sat.id, {}, 'SAT question', `/admin/sat/${sat.id}`],
      ['act_question', act.id, {}, 'ACT question', `/admin/act/${act.id}`],
      [
        'act_test',
        tested,
        { section: 'Mathematics', is_real: true },
        'ACT test',
        `/admin/act-test/${tested}/real/Mathematics`,
      ],
    ] as const;
    for (const [kind, id, row, type, path] of places) {
      const question = await addQuestion(server.db, { kind, id }, row);
      await report(question.id);
      const [newest] = (await list()).data;
      expect(newest?.question_data).toEqual({
        type,
        title: kind === 'problem_set' ? 'Slopes' : 'What is x?',
        url: `${path}${path.includes('?') ? '&' : '?'}question_id=${question.id}`,
        error: null,
      });
    }
  });

  it('report if the question or its parent is in the recycle bin, or the question is deleted for good', async () => {
    const { topic, subtopic, subsubtopic } = await addSequencePlace(server.db);
    const [one, two] = [
      await addQuestion(server.db, { kind: 'subsubtopic', id: subsubtopic }),
      await addQuestion(server.db, { kind: 'subtopic', id: subtopic }),
    ];
    await report(one.id);
    await report(two.id);
    const errors = async () => (await list()).data.map(({ question_data: { url, error } }) => [url !== '', error]);
    await author('DELETE /question_subsubtopics/{id}', { params: { id: one.id } });
    expect(await errors()).toEqual([
      [true, null],
      [false, 'This question is in the recycle bin: “What is x?”'],
    ]);
    await server.db.updateTable('subtopics').set({ deleted_at: new Date() }).where('id', '=', subtopic).execute();
    expect((await errors())[0]).toEqual([false, 'What this question stands in is in the recycle bin: “What is x?”']);
    await server.db.updateTable('subtopics').set({ deleted_at: null }).where('id', '=', subtopic).execute();
    await author('DELETE /topics/{id}', { params: { id: topic } });
    expect((await author('POST /soft_delete/hard_delete', { body: { id: topic, type: 'topic' } })).status).toBe(200);
    expect(await errors()).toEqual([
      [false, 'This question was deleted for good: “What is x?”'],
      [false, 'This question was deleted for good: “What is x?”'],
    ]);
  });

  it('are removed from the list when settled, with an audit entry', async () => {
    const { subtopic } = await addSequencePlace(server.db);
    const question = await addQuestion(server.db, { kind: 'subtopic', id: subtopic });
    const { id } = await report(question.id);
    const settle = () => admin.call('DELETE /reported_problems/{id}', { params: { id } });
    expect(await settle()).toEqual({ message: 'The report is settled.' });
    expect(await list()).toEqual({ data: [], count: 0 });
    expect(await refusalOf(settle())).toEqual([404, 'Reported problem not found']);
    const audit = await server.db.selectFrom('audit').selectAll().where('subject_id', '=', id).execute();
    expect(audit).toMatchObject([
      {
        actor_id: admin.account.id,
        for_id: student.account.id,
        action: 'settle',
        detail: { title: 'What is x?', question_id: question.id, problem_type: [expect.any(String)] },
      },
    ]);
  });

  it('are available to super admins only', async () => {
    for (const role of ['admin', 'tutor', 'student', 'tutor-login'] as const) {
      const person = await server.as(role);
      expect((await callByName(server, person, 'GET /reported_problems')).status).toBe(403);
      expect(
        (await callByName(server, person, 'DELETE /reported_problems/{id}', { params: { id: newId() } })).status,
      ).toBe(403);
    }
  });
});
