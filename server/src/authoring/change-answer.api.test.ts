import type { Answer } from '@fourfold/core/contract/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { addQuestion, addSequencePlace, addSet } from '../testing/content.ts';
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
const typedNote = 'Note: A free response Answer can only be added to a free response Question.';
const choiceNote = 'Note: A Non-free response Answer can only be added to a non-free response Question.';
const formula = (latex: string) => JSON.stringify([{ type: 'math', latex, children: [{ text: '' }] }]);
const answersOf = async (id: string) => (await desk.read(id)).answers;

describe.each(['PUT', 'PATCH'])('%s /answers/{id}', (method) => {
  it('changes only the given fields, and compiles the formulas of both [API-149]', async () => {
    const question = await aQuestion({ answers: [{ answer: formula('a'), explanation: formula('b') }] });
    const created = question.answers[0] as Answer;
    const { status, body } = await desk.changeAnswer(created.id, { explanation: formula('c'), rev: 0 }, method);
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body).toEqual({ ...created, explanation: body.explanation, formulas: body.formulas, rev: 1 });
    expect(Object.keys(body.formulas).sort()).toEqual(['$$a', '$$c']);
    expect((await desk.changeAnswer(created.id, { correct: true, rev: 1 }, method)).body).toMatchObject({
      correct: true,
      rev: 2,
    });
    expect(await answersOf(question.id)).toMatchObject([{ id: created.id, correct: true, rev: 2 }]);
    expect(await auditEntriesOf(server, created.id)).toMatchObject([
      { actor_id: admin.account.id, action: 'change', subject: 'answer', detail: { changed: ['explanation'] } },
      { action: 'change', detail: { changed: ['correct'] } },
    ]);
    expect((await desk.read(question.id)).rev).toBe(0);
  });

  it('changes the typed fields of a free response; its text stays NA and it stays correct [API-149]', async () => {
    const question = await aQuestion({ is_free_response: true, answers: [{ free_response_answer: '5' }] });
    const { id } = question.answers[0] as Answer;
    const wanted = { free_response_answer: '6', symbol: '%', symbol_position_left: false, is_exact_match: true };
    const { body } = await desk.changeAnswer(id, { ...wanted, correct: false, answer: 'NA', rev: 0 }, method);
    expect(body).toMatchObject({ ...wanted, answer: 'NA', explanation: 'NA', correct: true, rev: 1 });
    const other = await desk.changeAnswer(id, { answer: 'a choice' }, method);
    expect([other.status, other.body.errors]).toEqual([409, [choiceNote]]);
    const { answers } = await aQuestion({ answers: [{ answer: 'a' }] });
    const typed = await desk.changeAnswer(answers[0]?.id ?? '', { free_response_answer: '5' }, method);
    expect([typed.status, typed.body.errors]).toEqual([409, [typedNote]]);
  });

  it('links to a question of the same parent and to a problem set, from any revision [API-149]', async () => {
    const questionList = await questionLists.subTopic(server.db);
    const question = await aQuestion({ answers: [{ answer: 'a' }] }, questionList);
    const next = await aQuestion({ question: 'next' }, questionList);
    const foreign = await addQuestion(server.db, await questionLists.subTopic(server.db));
    const set = await addSet(server.db, { kind: 'subsubtopic', id: (await addSequencePlace(server.db)).subsubtopic });
    const { id } = question.answers[0] as Answer;
    await desk.changeAnswer(id, { correct: true }, method);
    const { body } = await desk.changeAnswer(id, { next_question: next.id, link_problemset: set, rev: 0 }, method);
    expect(body).toMatchObject({ next_question_id: next.id, link_problemset: { _id: set }, rev: 1 });
    expect(plainTextOf(body.next_question?.question ?? '')).toBe('next');
    expect((await desk.read(question.id)).total_unlinked_answers).toBe(0);
    for (const [fields, status, message] of [
      [{ next_question: question.id }, 400, 'next_question: a question cannot lead to itself'],
      [{ next_question: foreign.id }, 404, 'next_question: there is no such question in this place'],
      [{ link_problemset: newId() }, 404, 'link_problemset: there is no such problem set'],
    ] as const) {
      const got = await desk.changeAnswer(id, fields, method);
      expect([got.status, got.body.errors]).toEqual([status, [message]]);
    }
    const cleared = await desk.changeAnswer(id, { next_question: null, link_problemset: null }, method);
    expect(cleared.body).toMatchObject({ next_question: null, next_question_id: null, link_problemset: null, rev: 1 });
    expect((await desk.read(question.id)).total_unlinked_answers).toBe(1);
  });

  it('refuses the second of two authors with the first one’s text [API-149]', async () => {
    const { answers } = await aQuestion({ answers: [{ answer: 'a' }] });
    const { id } = answers[0] as Answer;
    const other = deskOf(server, await server.as('admin'));
    const both = await Promise.all([
      desk.changeAnswer(id, { answer: 'mine', rev: 0 }, method),
      other.changeAnswer(id, { answer: 'theirs', rev: 0 }, method),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [saved, refused] = both[0].status === 200 ? both : [both[1], both[0]];
    expect(refused?.body).toMatchObject({
      errors: ['This answer has been changed meanwhile. This is the answer as it is now.'],
      data: saved?.body,
    });
    const again = await desk.changeAnswer(id, { answer: saved?.body.answer, rev: 0 }, method);
    expect([again.status, again.body.rev]).toEqual([200, 1]);
  });

  it('is for admins only, and for existing answers only [API-149]', async () => {
    const { answers, id: questionId } = await aQuestion({ answers: [{ answer: 'a' }] });
    const { id } = answers[0] as Answer;
    for (const role of ['student', 'tutor', 'tutor-login'] as const) {
      expect((await deskOf(server, await server.as(role)).changeAnswer(id, { correct: true }, method)).status).toBe(
        403,
      );
    }
    const broken = await desk.changeAnswer(id, { answer: formula('\\foo') }, method);
    expect([broken.status, broken.body.errors?.[0]]).toEqual([422, expect.stringMatching(/^answer: formula \\foo/)]);
    await desk.remove(questionId);
    for (const missing of [id, newId()]) {
      expect((await desk.changeAnswer(missing, { correct: true }, method)).status).toBe(404);
    }
  });
});
