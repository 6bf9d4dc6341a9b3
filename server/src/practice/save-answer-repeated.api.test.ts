import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName } from '../testing/call-by-name.ts';
import { request } from '../testing/client.ts';
import { anAnswer, answerAll, aSet, save } from '../testing/practice.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let _student: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const call = 'POST /user_questions/save_user_questions_progress';
const refused = async (person: TestPerson, body: unknown) => {
  const { status, body: said } = await callByName(server, person, call, { body });
  return [status, said.errors?.[0]];
};
const eventsOf = (person: TestPerson) =>
  server.db.selectFrom('practice_events').where('user_id', '=', person.account.id).orderBy('seq').selectAll().execute();
beforeAll(async () => {
  _student = await server.as('student');
});

describe('an answer that is sent again', () => {
  it('counts once, and gets the first reply, five times at the same moment', async () => {
    const { reference, questions } = await aSet(server.db);
    const person = await server.as('student');
    const body = anAnswer(person, reference, questions[0]?.id ?? '', [questions[0]?.right ?? '']);
    const replies = await Promise.all(Array.from({ length: 5 }, () => save(person, body)));
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(replies[0]?.progress).toMatchObject({ total_correct: 1, seq: 1, time_spent_before_answer: 5 });
    expect(await eventsOf(person)).toHaveLength(1);
  });

  it('still gets its first reply after many other answers', async () => {
    const { reference, questions } = await aSet(server.db);
    const person = await server.as('student');
    const body = anAnswer(person, reference, questions[0]?.id ?? '', [questions[0]?.right ?? '']);
    const first = await save(person, body);
    await answerAll(
      person,
      reference,
      questions.map((question) => [question, false] as const),
    );
    const again = await save(person, { ...body, given_answer_ids: [questions[0]?.wrong ?? ''] });
    expect(again.progress.state).toEqual(first.progress.state);
    expect(again.progress.seq).toBe(1);
    expect(again).toMatchObject({ is_correct: true, given_answer_ids: body.given_answer_ids });
  });

  it('gets the completion that followed it', async () => {
    const { reference, questions } = await aSet(server.db, 4);
    const person = await server.as('student');
    await answerAll(
      person,
      reference,
      questions.slice(0, 3).map((question) => [question, true] as const),
    );
    const body = anAnswer(person, reference, questions[3]?.id ?? '', [questions[3]?.right ?? '']);
    const first = await save(person, body);
    expect(first.progress).toMatchObject({ percent_complete: 100, seq: 5, state: { mastered: true } });
    expect(await save(person, body)).toEqual(first);
  });

  it('changes only the time after the answer and the full explanation, and never back', async () => {
    const { reference, questions } = await aSet(server.db);
    const person = await server.as('student');
    const body = anAnswer(person, reference, questions[0]?.id ?? '', [questions[0]?.right ?? '']);
    await save(person, body);
    const later = { ...body, time_spent_after_answer: 9, view_full_explanation: true, time_spent_before_answer: 80 };
    const grown = { time_spent_before_answer: 5, time_spent_after_answer: 9, view_full_explanation: true };
    expect(await save(person, later)).toMatchObject({ ...grown, progress: { time_spent_after_answer: 9 } });
    expect(await save(person, { ...body, time_spent_after_answer: 4 })).toMatchObject(grown);
    await Promise.all([11, 12, 10].map((time) => save(person, { ...body, time_spent_after_answer: time })));
    expect(await save(person, body)).toMatchObject({ time_spent_after_answer: 12 });
    expect(await save(person, body)).toMatchObject({ progress: { time_spent_after_answer: 12 } });
  });

  it('with the id of another answer is refused, and the other answer stays', async () => {
    const one = await aSet(server.db);
    const other = await aSet(server.db);
    const person = await server.as('student');
    const body = anAnswer(person, one.reference, one.questions[0]?.id ?? '', [one.questions[0]?.right ?? '']);
    const first = await save(person, body);
    const elsewhere = { ...body, ...other.reference, question_id: other.questions[0]?.id ?? '' };
    const otherQuestion = { ...body, question_id: one.questions[1]?.id ?? '' };
    const sentence = expect.stringContaining('already names another answer');
    expect(await refused(person, elsewhere)).toEqual([409, sentence]);
    expect(await refused(person, otherQuestion)).toEqual([409, sentence]);
    expect(await save(person, body)).toEqual(first);
  });

  it('to two histories at the same moment is stored once and refused once', async () => {
    const sets = await Promise.all([aSet(server.db), aSet(server.db)]);
    const person = await server.as('student');
    const id = newId();
    const replies = await Promise.all(
      sets.map(({ reference, questions }) => {
        const body = anAnswer(person, reference, questions[0]?.id ?? '', [questions[0]?.right ?? ''], { id });
        return request(server.url, call, { body }, person.token);
      }),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
    expect(await eventsOf(person)).toHaveLength(1);
  });

  it('is stored separately when another student uses the same id', async () => {
    const { reference, questions } = await aSet(server.db);
    const [one, other] = await Promise.all([server.as('student'), server.as('student')]);
    const body = anAnswer(one, reference, questions[0]?.id ?? '', [questions[0]?.right ?? '']);
    await save(one, body);
    expect((await save(other, { ...body, user_id: other.account.id })).progress.seq).toBe(1);
  });
});

describe('many answers at the same moment', () => {
  it('are all stored, each with its own seq, and the progress row has their sums', async () => {
    const { reference, questions } = await aSet(server.db, 3);
    const person = await server.as('student');
    const bodies = Array.from({ length: 12 }, (_, at) => {
      const question = questions[at % 3];
      return anAnswer(person, reference, question?.id ?? '', [question?.wrong ?? '']);
    });
    await Promise.all(bodies.map((body) => save(person, body)));
    const events = await eventsOf(person);
    expect(events.map((event) => event.seq)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    const { user_id } = bodies[0] ?? { user_id: '' };
    expect(
      await person.call('POST /user_progresses/get_user_problemset_progress', { body: { user_id, ...reference } }),
    ).toMatchObject({ questions_complete: 12, time_spent_before_answer: 60, seq: 12 });
  });
});
