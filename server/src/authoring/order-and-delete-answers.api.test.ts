import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { auditEntriesOf, type Desk, deskOf, plainTextOf } from './testing/desk.ts';
import { questionLists, type TestQuestionList } from './testing/question-lists.ts';

let server: TestServer;
let admin: TestPerson;
let desk: Desk;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  desk = deskOf(server, admin);
});
afterAll(() => server.stop());

const aQuestion = async (fields: Readonly<Record<string, unknown>> = {}, questionList?: TestQuestionList) =>
  (await desk.create(questionList ?? (await questionLists.subTopic(server.db)), fields)).body;
const answersOf = async (id: string) => (await desk.read(id)).answers;
const answerTexts = async (id: string) => (await answersOf(id)).map(({ answer }) => plainTextOf(answer));

describe('the list of answers', () => {
  const three = async () => {
    const question = await aQuestion({ answers: [{ answer: 'a' }, { answer: 'b' }, { answer: 'c' }] });
    return { id: question.id, ids: question.answers.map(({ id }) => id) };
  };

  it('is renumbered after a permanent deletion, and an undo creates the answer again with its id and position [API-150]', async () => {
    const { id, ids } = await three();
    const [, b = ''] = ids;
    expect((await desk.removeAnswer(b)).body).toEqual({ id: b, _id: b });
    expect((await answersOf(id)).map(({ position }) => position)).toEqual([0, 1]);
    expect(await answerTexts(id)).toEqual(['a', 'c']);
    expect((await desk.removeAnswer(b)).status).toBe(404);
    expect((await desk.answer({ id: b, question_id: id, answer: 'b', position: 1 })).body.position).toBe(1);
    expect(await answerTexts(id)).toEqual(['a', 'b', 'c']);
    expect((await answersOf(id)).map((answer) => answer.id)).toEqual(ids);
    expect(await auditEntriesOf(server, b)).toMatchObject([
      { actor_id: admin.account.id, action: 'delete', subject: 'answer', detail: { question_id: id, text: 'b' } },
      { action: 'create' },
    ]);
  });

  it('is changed by admins only, and not for a deleted question [API-150]', async () => {
    const { id, ids } = await three();
    const [a = ''] = ids;
    for (const role of ['student', 'tutor', 'tutor-login'] as const) {
      expect((await deskOf(server, await server.as(role)).removeAnswer(a)).status).toBe(403);
    }
    await desk.remove(id);
    expect((await desk.removeAnswer(a)).status).toBe(404);
    expect((await desk.removeAnswer(newId())).status).toBe(404);
  });

  it('is saved in the given order and returned [API-151]', async () => {
    const { id, ids } = await three();
    const [a = '', b = '', c = ''] = ids;
    const { status, body } = await desk.orderAnswers(id, [c, a, b]);
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body.data).toEqual(await answersOf(id));
    expect(body.data?.map((answer) => [answer.id, answer.position, answer.rev])).toEqual([
      [c, 0, 0],
      [a, 1, 0],
      [b, 2, 0],
    ]);
    expect(await auditEntriesOf(server, id)).toMatchObject([
      { action: 'create' },
      { action: 'order', subject: 'answer' },
    ]);
  });

  it('refuses an incomplete order with the present list [API-151]', async () => {
    const [{ id, ids }, other] = [await three(), await three()];
    const [a = '', b = '', c = ''] = ids;
    for (const named of [[a, b], [a, b, c, c], [a, b, other.ids[0]], [a, b, b], [], [a, b, c, newId()]]) {
      const got = await desk.orderAnswers(id, named as string[]);
      expect([got.status, got.body.errors]).toEqual([
        409,
        ['The list has changed meanwhile. This is the list as it is now.'],
      ]);
      expect(got.body.data).toEqual(await answersOf(id));
    }
    expect(await answerTexts(id)).toEqual(['a', 'b', 'c']);
    for (const role of ['student', 'tutor', 'tutor-login'] as const) {
      expect((await deskOf(server, await server.as(role)).orderAnswers(id, [c, b, a])).status).toBe(403);
    }
    expect((await desk.orderAnswers(newId(), [])).status).toBe(404);
  });

  it('stays complete while two authors add, delete and order at the same time [API-147] [API-150] [API-151]', async () => {
    const { id, ids } = await three();
    const other = deskOf(server, await server.as('admin'));
    const done = await Promise.all([
      desk.answer({ question_id: id, answer: 'x', position: 0 }),
      other.answer({ question_id: id, answer: 'y', position: 1 }),
      desk.removeAnswer(ids[0] ?? ''),
      other.orderAnswers(id, ids.toReversed()),
      desk.changeAnswer(ids[1] ?? '', { correct: true }),
    ]);
    expect(done.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const now = await answersOf(id);
    expect(now.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
    expect(now.map(({ answer }) => plainTextOf(answer)).toSorted()).toEqual(['b', 'c', 'x', 'y']);
  });
});
