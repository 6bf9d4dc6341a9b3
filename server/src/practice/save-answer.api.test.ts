import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { createContentCache } from '../content/content-cache.ts';
import { readChangedRoots, readContentClock } from '../content/content-clock.ts';
import { callByName } from '../testing/call-by-name.ts';
import { addQuestion, addSequencePlace, addTypedQuestion } from '../testing/content.ts';
import { countStatements } from '../testing/count-statements.ts';
import { anAnswer, answerAll, aSequence, aSet, questionsOfSet, save } from '../testing/practice.ts';
import { withRevisions } from '../testing/revision-guard.ts';
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
  const { status, body: said } = await callByName(server, person, call, { body });
  return [status, said.errors?.[0]];
};
const eventsOf = (person: TestPerson) =>
  server.db.selectFrom('practice_events').where('user_id', '=', person.account.id).orderBy('seq').selectAll().execute();
beforeAll(async () => {
  student = await server.as('student');
});

describe('an answer', () => {
  it('is stored with every field of its record, and the reply has the new progress [API-014] [PRC-021] [CST-013]', async () => {
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
      // The server's verdict, whatever the client claims.
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

  it('needs two statements, and one more at the first answer in a reference', async () => {
    const person = await server.as('student');
    const { reference, questions } = await aSet(server.db, 1);
    const [question] = questions;
    if (!question) throw new Error('the set has a question');
    const { db, statements } = countStatements(server.db);
    const { account } = person;
    const cache = createContentCache((after) => readChangedRoots(server.db, after));
    const context = {
      db,
      content: cache.at(await readContentClock(server.db)),
      now: () => new Date(),
      newId,
      session: { account },
    };
    const answer = () => saveAnswer({ body: anAnswer(person, reference, question.id, [question.right]) }, context);
    await answer();
    expect(statements()).toBe(3);
    await answer();
    expect(statements()).toBe(5);
  });

  it('with choices is right only if it has exactly the right choices [PRC-016]', async () => {
    const { db } = server;
    const { subsubtopic } = await addSequencePlace(db);
    const { id, right, wrong } = await addQuestion(db, { kind: 'subsubtopic', id: subsubtopic });
    const also = newId();
    await withRevisions(db, (tx) =>
      tx.insertInto('answers').values({ id: also, question_id: id, position: 2, correct: true }).execute(),
    );
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

  it('that is typed is compared with its key: exact entries first, trimmed, without a comma at the ends [PRC-017] [PRC-018] [PRC-019]', async () => {
    const { db } = server;
    const { subsubtopic } = await addSequencePlace(db);
    const parent = { kind: 'subsubtopic' as const, id: subsubtopic };
    const id = await addTypedQuestion(db, parent, { accept: ['0.75'], exact: ['3:4'] });
    const reference = { reference_type: 'HomeSubsubTopic', reference_id: subsubtopic } as const;
    const verdict = async (given: string) => (await save(student, anAnswer(student, reference, id, given))).is_correct;
    expect([await verdict('3:4'), await verdict(' 3/4 '), await verdict('.75')]).toEqual([true, true, true]);
    expect([await verdict('3 : 4'), await verdict('0.75,'), await verdict(',0.75')]).toEqual([false, false, false]);
  });

  it('is stored with only the kind of answer that its question accepts [PRC-022]', async () => {
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

  it('is refused for a tutor who has logged in as the student, with the product’s text', async () => {
    const { reference, questions } = await aSet(server.db, 1);
    const tutorLogin = await server.as('tutor-login');
    const body = anAnswer(tutorLogin, reference, questions[0]?.id ?? '', [questions[0]?.right ?? '']);
    expect(await refused(tutorLogin, body)).toEqual([403, "You don't have permission to submit"]);
  });
});

describe('an answer to another question than the next one', () => {
  it('is stored and does not change the progress', async () => {
    const { reference, first, second } = await aSequence(server.db);
    const person = await server.as('student');
    const before = await answerAll(person, reference, [[first, true]]);
    const after = await answerAll(person, reference, [[first, false]]);
    expect(after).toMatchObject({ question_id: second.id, questions_complete: before.questions_complete, seq: 2 });
    expect(await eventsOf(person)).toHaveLength(2);
  });

  it('in a set is stored, and neither the run nor the next question changes', async () => {
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
  it('stores nothing, and the same answer can be sent again', async () => {
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
