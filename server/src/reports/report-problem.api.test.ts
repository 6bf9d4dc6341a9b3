import { problemTypes } from '@fourfold/core/contract/reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { request } from '../testing/client.ts';
import { setFlags } from '../testing/content.ts';
import { aSet } from '../testing/practice.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { addTestFixture } from '../testing/test-fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const reports = (question_id: string) =>
  server.db.selectFrom('reported_problems').selectAll().where('question_id', '=', question_id).execute();

describe('a reported problem', () => {
  it('is stored with its types, comment, question and reporter [API-065] [RPT-006]', async () => {
    const student = await server.as('student');
    const { questions } = await aSet(server.db, 1);
    const question_id = questions[0]?.id ?? '';
    const body = { problem_type: [problemTypes[0], problemTypes[3]], comment: 'B is right too.', question_id };
    const reply = await student.call('POST /reported_problems', { body });
    expect(reply).toMatchObject({ ...body, user_id: student.account.id });
    expect(await reports(question_id)).toEqual([
      expect.objectContaining({ ...body, id: reply.id, user_id: student.account.id, question_title: 'What is x?' }),
    ]);
  });

  it('needs no comment, and can be about a question that was deleted [RPT-004]', async () => {
    const student = await server.as('student');
    const { questions } = await aSet(server.db, 1);
    const question_id = questions[0]?.id ?? '';
    await setFlags(server.db, 'questions', question_id, { deleted_at: new Date() });
    await student.call('POST /reported_problems', { body: { problem_type: [problemTypes[1]], question_id } });
    expect(await reports(question_id)).toMatchObject([{ comment: '' }]);
  });

  it('can be about a question of an open test, and the reply reveals nothing of the question [API-065]', async () => {
    const student = await server.as('student');
    const test = await addTestFixture(server.db, 'sat');
    const body = { problem_type: [problemTypes[0]], question_id: test.typed };
    const reply = await student.call('POST /reported_problems', { body });
    expect(Object.keys(reply).toSorted()).toEqual(
      ['_id', 'comment', 'created_at', 'id', 'problem_type', 'question_id', 'user_id'].toSorted(),
    );
    expect(await reports(test.typed)).toMatchObject([{ question_title: 'What is x?', user_id: student.account.id }]);
  });

  it.each([
    ['no type', { problem_type: [] }],
    ['an unknown type', { problem_type: ['I do not like it'] }],
    ['a type twice', { problem_type: [problemTypes[0], problemTypes[0]] }],
    ['a comment too long to read', { problem_type: [problemTypes[0]], comment: 'x'.repeat(2001) }],
  ])('with %s is refused with a message, and not stored [RPT-003]', async (_, said) => {
    const student = await server.as('student');
    const { questions } = await aSet(server.db, 1);
    const question_id = questions[0]?.id ?? '';
    const input = { body: { ...said, question_id } } as never;
    const reply = await request(server.url, 'POST /reported_problems', input, student.token);
    expect(reply.status).toBe(400);
    expect(((await reply.json()) as { errors: string[] }).errors[0]).toMatch(/problem_type|comment/);
    expect(await reports(question_id)).toEqual([]);
  });

  it('about an unknown question is not found', async () => {
    const student = await server.as('student');
    const input = { body: { problem_type: [problemTypes[0]], question_id: newId() } };
    expect((await request(server.url, 'POST /reported_problems', input, student.token)).status).toBe(404);
  });
});
