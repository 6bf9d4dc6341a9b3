import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { request } from '../testing/client.ts';
import { addQuestion, addSequencePlace, addTypedQuestion, change } from '../testing/content.ts';
import { countStatements } from '../testing/count-statements.ts';
import { anAnswer, answerAll, aSequence, aSet, questionsOfSet, save } from '../testing/practice.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { saveAnswer } from './save-answer.ts';

let server: TestServer;
let student: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const call = 'POST /user_questions/save_user_questions_progress';
const refused = async (person: TestPerson, body: unknown) => {
  const reply = await request(server.url, call, { body }, person.token);
  const { errors } = (await reply.json()) as { errors?: string[] };
  return [reply.status, errors?.[0]];
};
const eventsOf = (person: TestPerson) =>
  server.db.selectFrom('practice_events').where('user_id', '=', person.account.id).orderBy('seq').selectAll().execute();
beforeAll(async () => {
  student = await server.as('student');
});

describe('an answer', () => {
  it('is kept with every field of its record, and answered with the progress it led to [API-014] [PRC-021] [CST-013]', async () => {
    const { reference, questions } = await aSet(server.db, 2);
    const [first, second] = questions;
    if (!first || !second) throw new Error('the set has two questions');
    const body = anAnswer(student, reference, first.id, [first.right], {
      time_spent_after_answer: 2,
      view_full_explanation: true,
      is_correct: false,
    });
    const reply = await save(student, body);
    expect(reply).toEqual({
      ...body,
      // The server's own verdict, whatever the client claims.
      is_correct: true,
      progress: {
        user_id: student.account.id,
        ...reference,
        question_id: second.id,
        total_questions: 2,
        questions_complete: 1,
        started: true,
        percent_complete: 25,
        total_correct: 1,
        next_problemset_id: null,
        next_link_question_id: null,
        time_spent_before_answer: 5,
        time_spent_after_answer: 2,
        sat_id: null,
        act_id: null,
        subtopic_id: null,
        subsubtopic_id: null,
        sat_question_id: null,
        seq: 1,
        state: { run: 1, mastered: false, question_id: second.id, answered: 1, total_questions: 2 },
      },
    });
  });

  it('costs two statements', async () => {
    const person = await server.as('student');
    const { reference, questions } = await aSet(server.db, 1);
    const [question] = questions;
    if (!question) throw new Error('the set has a question');
    const { db, statements } = countStatements(server.db);
    const { account } = person;
    const body = anAnswer(person, reference, question.id, [question.right]);
    await saveAnswer({ body }, { db, now: () => new Date(), newId, session: { account } });
    expect(statements()).toBe(2);
  });

  it('to a choice is right only as the whole set of right choices [PRC-016]', async () => {
    const { db } = server;
    const { subsubtopic } = await addSequencePlace(db);
    const { id, right, wrong } = await addQuestion(db, { kind: 'subsubtopic', id: subsubtopic });
    const also = newId();
    await db.insertInto('answers').values({ id: also, question_id: id, position: 2, correct: true }).execute();
    const reference = { reference_type: 'HomeSubsubTopic', reference_id: subsubtopic } as const;
    const verdict = async (given: string[]) =>
      (await save(student, anAnswer(student, reference, id, given))).is_correct;
    expect(await verdict([also, right])).toBe(true);
    expect([await verdict([right]), await verdict([right, also, wrong]), await verdict([wrong])]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('that is typed is matched by its key: exact entries first, trimmed, no comma at an end [PRC-017] [PRC-018] [PRC-019]', async () => {
    const { db } = server;
    const { subsubtopic } = await addSequencePlace(db);
    const parent = { kind: 'subsubtopic' as const, id: subsubtopic };
    const id = await addTypedQuestion(db, parent, { accept: ['0.75'], exact: ['3:4'] });
    const reference = { reference_type: 'HomeSubsubTopic', reference_id: subsubtopic } as const;
    const verdict = async (given: string) => (await save(student, anAnswer(student, reference, id, given))).is_correct;
    expect([await verdict('3:4'), await verdict(' 3/4 '), await verdict('.75')]).toEqual([true, true, true]);
    expect([await verdict('3 : 4'), await verdict('0.75,'), await verdict(',0.75')]).toEqual([false, false, false]);
  });

  it('is kept as the one kind that its question asks for [PRC-022]', async () => {
    const { db } = server;
    const { subsubtopic } = await addSequencePlace(db);
    const parent = { kind: 'subsubtopic' as const, id: subsubtopic };
    const typed = await addTypedQuestion(db, parent, { accept: ['7'] });
    const choice = await addQuestion(db, parent, { position: 1 });
    const reference = { reference_type: 'HomeSubsubTopic', reference_id: subsubtopic } as const;
    const both = { given_answer_ids: [choice.right], given_free_response_answer: '7' };
    expect(await save(student, anAnswer(student, reference, typed, '7', both))).toMatchObject({
      given_answer_ids: [],
      given_free_response_answer: '7',
      is_correct: true,
    });
    expect(await save(student, anAnswer(student, reference, choice.id, [], both))).toMatchObject({
      given_answer_ids: [choice.right],
      given_free_response_answer: '',
      is_correct: true,
    });
  });

  it.each([
    ['somebody else’s', { user_id: newId() }, 403, 'user_id must be your own'],
    ['nothing given', { given_answer_ids: [], given_free_response_answer: ' ' }, 400, 'choose an answer'],
    ['a question that is not there', { question_id: newId() }, 404, 'Question not found'],
    ['a question of elsewhere', { reference_id: newId() }, 404, 'Question not found'],
    ['a test section', { reference_type: 'HomeSatMockTestQuestion' }, 400, 'saved with the test'],
    ['no reference at all', { reference_type: 'Elsewhere' }, 400, 'reference_type'],
    ['an id that is none', { id: '7' }, 400, 'id'],
    ['time that ran backwards', { time_spent_before_answer: -1 }, 400, 'time_spent_before_answer'],
  ])('is refused with a sentence for %s', async (_, changes, status, sentence) => {
    const { reference, questions } = await aSet(server.db, 1);
    const first = questions[0];
    if (!first) throw new Error('the set has a question');
    const before = await eventsOf(student);
    const body = { ...anAnswer(student, reference, first.id, [first.right]), ...changes };
    expect(await refused(student, body)).toEqual([status, expect.stringContaining(sentence)]);
    expect(await eventsOf(student)).toMatchObject(before);
  });

  it('is refused of a tutor who looks on, with the text of the product', async () => {
    const { reference, questions } = await aSet(server.db, 1);
    const lookingOn = await server.as('tutor-login');
    const body = anAnswer(lookingOn, reference, questions[0]?.id ?? '', [questions[0]?.right ?? '']);
    expect(await refused(lookingOn, body)).toEqual([403, "You don't have permission to submit"]);
  });
});

describe('an answer that arrives again', () => {
  it('counts once, and is answered with the first reply, five times at the same moment', async () => {
    const { reference, questions } = await aSet(server.db);
    const person = await server.as('student');
    const body = anAnswer(person, reference, questions[0]?.id ?? '', [questions[0]?.right ?? '']);
    const replies = await Promise.all(Array.from({ length: 5 }, () => save(person, body)));
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(replies[0]?.progress).toMatchObject({ total_correct: 1, seq: 1, time_spent_before_answer: 5 });
    expect(await eventsOf(person)).toHaveLength(1);
  });

  it('after much else is still answered with its first reply', async () => {
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

  it('brings its completion with it', async () => {
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

  it('only grows in its second half: time after, and the full explanation once seen', async () => {
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

  it('under the id of another answer is refused, and that one stays', async () => {
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

  it('to two histories at the same moment is one answer and one refusal', async () => {
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

  it('is somebody else’s own when another student uses the same id', async () => {
    const { reference, questions } = await aSet(server.db);
    const [one, other] = await Promise.all([server.as('student'), server.as('student')]);
    const body = anAnswer(one, reference, questions[0]?.id ?? '', [questions[0]?.right ?? '']);
    await save(one, body);
    expect((await save(other, { ...body, user_id: other.account.id })).progress.seq).toBe(1);
  });
});

describe('many answers at the same moment', () => {
  it('are all kept, each under a number of its own, and the row says what they add up to', async () => {
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

describe('what happens to content meanwhile', () => {
  it('does not cost an answer: hidden, unpublished and deleted questions are still taken', async () => {
    const { reference, questions, subsubtopic } = await aSet(server.db, 3);
    const person = await server.as('student');
    await change(server.db, 'questions', questions[0]?.id ?? '', { is_hidden: true });
    await change(server.db, 'questions', questions[1]?.id ?? '', { deleted_at: new Date() });
    await change(server.db, 'subsubtopics', subsubtopic, { is_publish: false });
    const progress = await answerAll(
      person,
      reference,
      questions.map((question) => [question, true] as const),
    );
    expect(progress).toMatchObject({ total_correct: 3, questions_complete: 3, total_questions: 1 });
    expect(progress.question_id).toBe(questions[2]?.id);
  });

  it('never changes what a history says: a mended key, a moved link, a hidden question', async () => {
    const { reference, first, second, detour } = await aSequence(server.db);
    const person = await server.as('student');
    const before = await answerAll(person, reference, [[first, false]]);
    await server.db.updateTable('answers').set({ correct: true }).where('id', '=', first.wrong).execute();
    await server.db
      .updateTable('questions')
      .set({ link_wrong_question_id: second.id })
      .where('id', '=', first.id)
      .execute();
    await change(server.db, 'questions', detour.id, { is_hidden: true });
    const body = { user_id: person.account.id, ...reference };
    expect(await person.call('POST /user_progresses/get_user_progress', { body })).toMatchObject(before);
  });

  it('lets a student take up a sequence again whose next question is gone', async () => {
    const { reference, first, second, detour } = await aSequence(server.db);
    const person = await server.as('student');
    const stuck = await answerAll(person, reference, [[first, false]]);
    expect(stuck.question_id).toBe(detour.id);
    await change(server.db, 'questions', detour.id, { is_hidden: true });
    const on = await answerAll(person, reference, [[second, true]]);
    expect(on).toMatchObject({ percent_complete: 100, state: { at: 'complete' } });
  });

  it('a set that is unpublished is left out of the way', async () => {
    const { reference, first, second, detour, set } = await aSequence(server.db);
    const person = await server.as('student');
    await change(server.db, 'problem_sets', set, { is_publish: false });
    const progress = await answerAll(person, reference, [
      [first, false],
      [detour, true],
    ]);
    expect(progress).toMatchObject({ question_id: second.id, next_problemset_id: null });
  });
});

describe('an answer off the path', () => {
  it('is kept and moves nothing', async () => {
    const { reference, first, second } = await aSequence(server.db);
    const person = await server.as('student');
    const before = await answerAll(person, reference, [[first, true]]);
    const after = await answerAll(person, reference, [[first, false]]);
    expect(after).toMatchObject({ question_id: second.id, questions_complete: before.questions_complete, seq: 2 });
    expect(await eventsOf(person)).toHaveLength(2);
  });

  it('in a set is kept, and neither its run nor its place moves', async () => {
    const { reference, questions } = await aSet(server.db, 3);
    const person = await server.as('student');
    const [first, second, third] = questions;
    if (!first || !second || !third) throw new Error('the set has three questions');
    const progress = await answerAll(person, reference, [
      [first, true],
      [third, true],
    ]);
    expect(progress).toMatchObject({ question_id: second.id, total_correct: 1, questions_complete: 2 });
  });
});

describe('a failed save', () => {
  it('leaves nothing behind, and the same answer can be sent again', async () => {
    const { reference, questions } = await questionsOfSet(server.db, (await aSet(server.db, 0)).reference.reference_id);
    const person = await server.as('student');
    const body = anAnswer(person, reference, questions[0]?.id ?? '', [questions[0]?.right ?? '']);
    const progress = () => server.db.selectFrom('practice_progress').where('user_id', '=', body.user_id).selectAll();
    const table = sql.table('practice_events');
    const torn = sql.ref(`torn_${body.id.slice(-6)}`);
    await sql`alter table ${table} add constraint ${torn} check (record_id <> ${sql.lit(body.id)}) not valid`.execute(
      server.db,
    );
    expect((await refused(person, body))[0]).toBe(500);
    expect([await eventsOf(person), await progress().execute()]).toEqual([[], []]);
    await sql`alter table ${table} drop constraint ${torn}`.execute(server.db);
    expect((await save(person, body)).progress.seq).toBe(1);
  });
});
