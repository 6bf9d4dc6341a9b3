import { Answer } from '@fourfold/core/contract/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { addQuestion, addSequencePlace, addSet, change } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { type Desk, deedsOn, deskOf, wordsOf } from './testing/desk.ts';
import { places, type TestPlace } from './testing/places.ts';

let server: TestServer;
let admin: TestPerson;
let desk: Desk;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  desk = deskOf(server, admin);
});
afterAll(() => server.stop());

const aQuestion = async (fields: Readonly<Record<string, unknown>> = {}, place?: TestPlace) =>
  (await desk.create(place ?? (await places.subTopic(server.db)), fields)).body;
const typedNote = 'Note: A free response Answer can only be added to a free response Question.';
const choiceNote = 'Note: A Non-free response Answer can only be added to a non-free response Question.';
const formula = (latex: string) => JSON.stringify([{ type: 'math', latex, children: [{ text: '' }] }]);
const answersOf = async (id: string) => (await desk.read(id)).answers;
const words = async (id: string) => (await answersOf(id)).map(({ answer }) => wordsOf(answer));

describe.each([
  ['answers', 'subTopic', 'API-147'],
  ['problemset_answers', 'problemSet', 'API-152'],
] as const)('POST /%s', (path, name, id) => {
  const own = async (fields: Readonly<Record<string, unknown>> = {}) =>
    aQuestion(fields, await places[name](server.db));

  it(`adds a choice behind the last, with what its author wrote and nothing else [${id}]`, async () => {
    const question = await own({ answers: [{ answer: 'first' }] });
    const { status, body } = await desk.answer(
      { question_id: question.id, answer: formula('\\pi'), explanation: 'Because.', correct: true },
      path,
    );
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(Answer.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      question_id: question.id,
      position: 1,
      correct: true,
      rev: 0,
      is_free_response: false,
    });
    expect([wordsOf(body.explanation), Object.keys(body.formulas)]).toEqual(['Because.', ['$$\\pi']]);
    expect(await answersOf(question.id)).toContainEqual(body);
    expect(await deedsOn(server, body.id)).toMatchObject([
      { actor_id: admin.account.id, action: 'create', subject: 'answer', detail: { question_id: question.id } },
    ]);
  });

  it(`adds what is typed to a free response question, as NA, NA and right, whatever is sent [${id}]`, async () => {
    const question = await own({ is_free_response: true });
    const typed = { free_response_answer: '12.5', symbol: '$', symbol_position_left: true, is_exact_match: true };
    const { body } = await desk.answer(
      { question_id: question.id, ...typed, answer: 'NA', explanation: 'NA', correct: false },
      path,
    );
    expect(body).toMatchObject({ ...typed, answer: 'NA', explanation: 'NA', correct: true, is_free_response: true });
    const [row] = await server.db.selectFrom('answers').where('id', '=', body.id).selectAll().execute();
    expect([row?.answer, row?.explanation, row?.correct]).toEqual([[], [], true]);
  });

  it(`refuses an answer of the other kind with its note [${id}]`, async () => {
    const [choices, typed] = [await own(), await own({ is_free_response: true })];
    for (const [question, fields, note] of [
      [choices, { free_response_answer: '5' }, typedNote],
      [choices, { answer: 'a', symbol: '$' }, typedNote],
      [choices, { answer: 'a', is_exact_match: true }, typedNote],
      [typed, { answer: 'a' }, choiceNote],
      [typed, { free_response_answer: '5', explanation: formula('x') }, choiceNote],
    ] as const) {
      const got = await desk.answer({ question_id: question.id, ...fields }, path);
      expect([got.status, got.body.errors]).toEqual([409, [note]]);
    }
    expect([...(await answersOf(choices.id)), ...(await answersOf(typed.id))]).toEqual([]);
  });

  it(`puts it where its author says, and makes one however often it is sent [${id}]`, async () => {
    const question = await own({ answers: [{ answer: 'a' }, { answer: 'c' }] });
    const body = { id: newId(), question_id: question.id, answer: 'b', position: 1 };
    const sent = await Promise.all([1, 2, 3].map(() => desk.answer(body, path)));
    expect(sent.map(({ status, body }) => [status, body.position])).toEqual([
      [200, 1],
      [200, 1],
      [200, 1],
    ]);
    expect(await words(question.id)).toEqual(['a', 'b', 'c']);
    expect((await answersOf(question.id)).map(({ position }) => position)).toEqual([0, 1, 2]);
    expect(await deedsOn(server, body.id)).toHaveLength(1);
    const other = await own();
    const taken = await desk.answer({ ...body, question_id: other.id }, path);
    expect([taken.status, taken.body.errors]).toEqual([
      409,
      ['This id already names another answer: give each answer an id of its own'],
    ]);
  });

  it(`is for admins alone, and for questions that live in places that live [${id}]`, async () => {
    const place = await places[name](server.db);
    const question = await aQuestion({}, place);
    const gone = await aQuestion({}, place);
    for (const role of ['student', 'tutor', 'tutor-login'] as const) {
      const other = deskOf(server, await server.as(role));
      expect((await other.answer({ question_id: question.id, answer: 'a' }, path)).status).toBe(403);
    }
    expect(
      (await deskOf(server, await server.as('super-admin')).answer({ question_id: question.id }, path)).status,
    ).toBe(200);
    await desk.remove(gone.id);
    for (const missing of [gone.id, newId()]) {
      expect((await desk.answer({ question_id: missing, answer: 'a' }, path)).status).toBe(404);
    }
    expect((await desk.answer({ question_id: 'seven' }, path)).status).toBe(400);
    await change(server.db, name === 'subTopic' ? 'subtopics' : 'problem_sets', place.id, { deleted_at: new Date() });
    expect((await desk.answer({ question_id: question.id, answer: 'a' }, path)).status).toBe(404);
  });

  it(`refuses what no document is, and adds nothing [${id}]`, async () => {
    const question = await own();
    const got = await desk.answer({ question_id: question.id, answer: 'a', explanation: formula('\\foo') }, path);
    expect([got.status, got.body.errors?.[0]]).toEqual([
      422,
      expect.stringMatching(/explanation: formula \\foo: \\foo is not/),
    ]);
    expect(await answersOf(question.id)).toEqual([]);
  });
});

it('an answer of a question that is in no problem set is not added by their path [API-152]', async () => {
  const question = await aQuestion();
  expect((await desk.answer({ question_id: question.id, answer: 'a' }, 'problemset_answers')).status).toBe(404);
  const own = await aQuestion({}, await places.problemSet(server.db));
  const { body } = await desk.answer({ question_id: own.id, answer: 'a' });
  expect(body.problemSet_id).toBe(own.problem_set_id);
});

describe('several answers', () => {
  it('are added to one question or to more, each in its place, all or none [API-148]', async () => {
    const [one, two] = [await aQuestion({ answers: [{ answer: 'b' }] }), await aQuestion({ is_free_response: true })];
    const { status, body } = await desk.answerSeveral([
      { question_id: one.id, answer: 'c', correct: true },
      { question_id: two.id, free_response_answer: '5' },
      { question_id: one.id, answer: 'a', position: 0 },
    ]);
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body.data?.map(({ question_id, position }) => [question_id, position])).toEqual([
      [one.id, 2],
      [two.id, 0],
      [one.id, 0],
    ]);
    expect(await words(one.id)).toEqual(['a', 'b', 'c']);
    for (const bad of [
      { question_id: newId(), answer: 'x' },
      { question_id: two.id, answer: 'x' },
      { question_id: one.id, answer: formula('\\foo') },
      { question_id: one.id, id: body.data?.[1]?.id, answer: 'x' },
    ]) {
      const got = await desk.answerSeveral([{ question_id: one.id, answer: 'd' }, bad]);
      expect([404, 409, 422]).toContain(got.status);
    }
    expect(await words(one.id)).toEqual(['a', 'b', 'c']);
  });

  it('sent twice, or by two at once over the same questions, are there once, and nobody waits for ever [API-148]', async () => {
    const [one, two] = [await aQuestion(), await aQuestion()];
    const mine = [one, two].map(({ id }) => ({ id: newId(), question_id: id, answer: 'mine' }));
    const theirs = [two, one].map(({ id }) => ({ id: newId(), question_id: id, answer: 'theirs' }));
    const sent = await Promise.all([mine, theirs, mine, theirs].map((answers) => desk.answerSeveral(answers)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { id } of [one, two]) expect((await words(id)).toSorted()).toEqual(['mine', 'theirs']);
  });

  it('are for admins alone [API-148]', async () => {
    const { id } = await aQuestion();
    for (const role of ['student', 'tutor', 'tutor-login'] as const) {
      expect((await deskOf(server, await server.as(role)).answerSeveral([{ question_id: id }])).status).toBe(403);
    }
  });
});

describe.each(['PUT', 'PATCH'])('%s /answers/{id}', (method) => {
  it('changes what is given alone, and the mathematics is that of both fields [API-149]', async () => {
    const question = await aQuestion({ answers: [{ answer: formula('a'), explanation: formula('b') }] });
    const made = question.answers[0] as Answer;
    const { status, body } = await desk.changeAnswer(made.id, { explanation: formula('c'), rev: 0 }, method);
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body).toEqual({ ...made, explanation: body.explanation, formulas: body.formulas, rev: 1 });
    expect(Object.keys(body.formulas).sort()).toEqual(['$$a', '$$c']);
    expect((await desk.changeAnswer(made.id, { correct: true, rev: 1 }, method)).body).toMatchObject({
      correct: true,
      rev: 2,
    });
    expect(await answersOf(question.id)).toMatchObject([{ id: made.id, correct: true, rev: 2 }]);
    expect(await deedsOn(server, made.id)).toMatchObject([
      { actor_id: admin.account.id, action: 'change', subject: 'answer', detail: { changed: ['explanation'] } },
      { action: 'change', detail: { changed: ['correct'] } },
    ]);
    expect((await desk.read(question.id)).rev).toBe(0);
  });

  it('changes a typed answer in what is typed; it stays NA, NA and right [API-149]', async () => {
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

  it('leads to a question of the same place and to a problem set, whatever the revision [API-149]', async () => {
    const place = await places.subTopic(server.db);
    const question = await aQuestion({ answers: [{ answer: 'a' }] }, place);
    const next = await aQuestion({ question: 'next' }, place);
    const foreign = await addQuestion(server.db, await places.subTopic(server.db));
    const set = await addSet(server.db, { kind: 'subsubtopic', id: (await addSequencePlace(server.db)).subsubtopic });
    const { id } = question.answers[0] as Answer;
    await desk.changeAnswer(id, { correct: true }, method);
    const { body } = await desk.changeAnswer(id, { next_question: next.id, link_problemset: set, rev: 0 }, method);
    expect(body).toMatchObject({ next_question_id: next.id, link_problemset: { _id: set }, rev: 1 });
    expect(wordsOf(body.next_question?.question ?? '')).toBe('next');
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

  it('tells the second of two authors what the first has written [API-149]', async () => {
    const { answers } = await aQuestion({ answers: [{ answer: 'a' }] });
    const { id } = answers[0] as Answer;
    const other = deskOf(server, await server.as('admin'));
    const both = await Promise.all([
      desk.changeAnswer(id, { answer: 'mine', rev: 0 }, method),
      other.changeAnswer(id, { answer: 'theirs', rev: 0 }, method),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [saved, refused] = both[0].status === 200 ? both : [both[1], both[0]];
    expect(refused?.body).toEqual({
      errors: ['This answer has been changed meanwhile. This is the answer as it is now.'],
      data: saved?.body,
    });
    const again = await desk.changeAnswer(id, { answer: saved?.body.answer, rev: 0 }, method);
    expect([again.status, again.body.rev]).toEqual([200, 1]);
  });

  it('is for admins alone, and for answers that are there [API-149]', async () => {
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

describe('the list of answers', () => {
  const three = async () => {
    const question = await aQuestion({ answers: [{ answer: 'a' }, { answer: 'b' }, { answer: 'c' }] });
    return { id: question.id, ids: question.answers.map(({ id }) => id) };
  };

  it('closes up when one is deleted for good, and an undo makes it again with its id and place [API-150]', async () => {
    const { id, ids } = await three();
    const [, b = ''] = ids;
    expect((await desk.removeAnswer(b)).body).toEqual({ id: b, _id: b });
    expect((await answersOf(id)).map(({ position }) => position)).toEqual([0, 1]);
    expect(await words(id)).toEqual(['a', 'c']);
    expect((await desk.removeAnswer(b)).status).toBe(404);
    expect((await desk.answer({ id: b, question_id: id, answer: 'b', position: 1 })).body.position).toBe(1);
    expect(await words(id)).toEqual(['a', 'b', 'c']);
    expect((await answersOf(id)).map((answer) => answer.id)).toEqual(ids);
    expect(await deedsOn(server, b)).toMatchObject([
      { actor_id: admin.account.id, action: 'delete', subject: 'answer', detail: { question_id: id, text: 'b' } },
      { action: 'create' },
    ]);
  });

  it('loses none by anybody but admins, or of a question that is gone [API-150]', async () => {
    const { id, ids } = await three();
    const [a = ''] = ids;
    for (const role of ['student', 'tutor', 'tutor-login'] as const) {
      expect((await deskOf(server, await server.as(role)).removeAnswer(a)).status).toBe(403);
    }
    await desk.remove(id);
    expect((await desk.removeAnswer(a)).status).toBe(404);
    expect((await desk.removeAnswer(newId())).status).toBe(404);
  });

  it('is saved in the order that is named, and answered [API-151]', async () => {
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
    expect(await deedsOn(server, id)).toMatchObject([{ action: 'create' }, { action: 'order', subject: 'answer' }]);
  });

  it('refuses an order that is not the whole list with the list as it is [API-151]', async () => {
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
    expect(await words(id)).toEqual(['a', 'b', 'c']);
    for (const role of ['student', 'tutor', 'tutor-login'] as const) {
      expect((await deskOf(server, await server.as(role)).orderAnswers(id, [c, b, a])).status).toBe(403);
    }
    expect((await desk.orderAnswers(newId(), [])).status).toBe(404);
  });

  it('stays whole while two authors add, delete and order at once [API-147] [API-150] [API-151]', async () => {
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
    expect(now.map(({ answer }) => wordsOf(answer)).toSorted()).toEqual(['b', 'c', 'x', 'y']);
  });
});
