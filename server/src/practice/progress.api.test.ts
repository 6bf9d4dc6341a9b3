import { masteryThreshold } from '@fourfold/core/mastery/run/full-run';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { request } from '../testing/client.ts';
import {
  type AddedQuestion,
  addExamQuestion,
  addQuestion,
  addSequencePlace,
  addSet,
  setFlags,
} from '../testing/content.ts';
import { anAnswer, answerAll, aSequence, aSet, questionsOfSet, save } from '../testing/practice.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const right = (question: AddedQuestion | undefined) => [question ?? missingQuestion(), true] as const;
const wrong = (question: AddedQuestion | undefined) => [question ?? missingQuestion(), false] as const;
function missingQuestion(): never {
  throw new Error('the test has more questions than that');
}
const bodyOf = (person: TestPerson, reference: { reference_type: string; reference_id: string }) =>
  ({ user_id: person.account.id, ...reference }) as never;

describe('a sequence', () => {
  it('branches on right and wrong, and counts one more question at each step [SEQ-009] [SEQ-028]', async () => {
    const { reference, first, second, detour, set } = await aSequence(server.db);
    const [one, other] = await Promise.all([server.as('student'), server.as('student')]);
    expect(await answerAll(one, reference, [right(first)])).toMatchObject({
      question_id: second.id,
      questions_complete: 1,
      total_questions: 3,
      percent_complete: 33.33,
      started: true,
    });
    expect(await answerAll(other, reference, [wrong(first)])).toMatchObject({ question_id: detour.id });
    expect(await answerAll(other, reference, [right(detour)])).toMatchObject({
      question_id: null,
      next_problemset_id: set,
      next_link_question_id: second.id,
      questions_complete: 2,
      subsubtopic_id: reference.reference_id,
    });
  });

  it('completes with 100 percent, no question, and all questions counted [SEQ-010] [API-018]', async () => {
    const { reference, first, second } = await aSequence(server.db);
    const person = await server.as('student');
    const completed = {
      percent_complete: 100,
      question_id: null,
      questions_complete: 3,
      total_questions: 3,
      started: false,
    };
    expect(await answerAll(person, reference, [right(first), right(second)])).toMatchObject(completed);
    // The app calls settle on Submit and on entry; the server's record counts, not the client's
    // numbers.
    const claimed = {
      percent_complete: 12,
      questions_complete: 1,
      total_correct: 3,
      started: true,
      question_id: first.id,
    };
    const body = { ...claimed, user_id: person.account.id, ...reference };
    const settled = await person.call('POST /user_progresses/save_user_progress', { body });
    expect(settled).toMatchObject({ ...completed, seq: 3 });
  });

  it('is not completed because a client claims it [API-018]', async () => {
    const { reference, first } = await aSequence(server.db);
    const person = await server.as('student');
    const body = { user_id: person.account.id, ...reference, percent_complete: 100, question_id: null };
    const untouched = await person.call('POST /user_progresses/save_user_progress', { body });
    expect(untouched).toMatchObject({ percent_complete: 0, seq: 0, state: { at: 'new' } });
    const before = await answerAll(person, reference, [right(first)]);
    expect(await person.call('POST /user_progresses/save_user_progress', { body })).toEqual(before);
  });

  it('that ends with a set is complete once the set is mastered, and is settled on entry', async () => {
    const { db } = server;
    const { subsubtopic } = await addSequencePlace(db);
    const set = await addSet(db, { kind: 'subsubtopic', id: subsubtopic });
    const inSet = await questionsOfSet(db, set, 4);
    const only = await addQuestion(db, { kind: 'subsubtopic', id: subsubtopic }, { link_right_problemset_id: set });
    const reference = { reference_type: 'HomeSubsubTopic', reference_id: subsubtopic } as const;
    const person = await server.as('student');
    const settle = () => person.call('POST /user_progresses/save_user_progress', { body: bodyOf(person, reference) });
    const waiting = { next_problemset_id: set, question_id: null, percent_complete: 99.99 };
    expect(await answerAll(person, reference, [right(only)])).toMatchObject(waiting);
    expect(await settle()).toMatchObject(waiting);
    await answerAll(person, inSet.reference, inSet.questions.map(right));
    const [settled, again] = await Promise.all([settle(), settle()]);
    expect(settled).toMatchObject({ percent_complete: 100, next_problemset_id: set, seq: 2 });
    expect(again).toEqual(settled);
    // If the set is already mastered, the sequence is complete immediately.
    const second = await server.as('student');
    await answerAll(second, inSet.reference, inSet.questions.map(right));
    expect(await answerAll(second, reference, [right(only)])).toMatchObject({ percent_complete: 100 });
  });

  it.each([
    ['was unpublished', { set: { is_publish: false }, question: {} }],
    ['has no question that is shown', { set: {}, question: { is_hidden: true } }],
  ])('whose last set %s can end', async (_what, later) => {
    const { db } = server;
    const { subsubtopic } = await addSequencePlace(db);
    const set = await addSet(db, { kind: 'subsubtopic', id: subsubtopic });
    const inSet = await addQuestion(db, { kind: 'problem_set', id: set });
    const only = await addQuestion(db, { kind: 'subsubtopic', id: subsubtopic }, { link_right_problemset_id: set });
    const reference = { reference_type: 'HomeSubsubTopic', reference_id: subsubtopic } as const;
    const person = await server.as('student');
    await answerAll(person, reference, [right(only)]);
    const settle = () => person.call('POST /user_progresses/save_user_progress', { body: bodyOf(person, reference) });
    expect(await settle()).toMatchObject({ percent_complete: 99.99, next_problemset_id: set });
    await setFlags(db, 'problem_sets', set, { is_publish: true, ...later.set });
    await setFlags(db, 'questions', inSet.id, { is_hidden: false, ...later.question });
    expect(await settle()).toMatchObject({ percent_complete: 100 });
  });

  it.each([
    ['HomeSubTopic', 'subtopic'],
    ['HomeSatQuestionTopic', 'sat_question'],
    ['HomeActQuestionTopic', 'act_question'],
  ] as const)('of a %s has the ids of its context [API-019] [CST-013]', async (reference_type, kind) => {
    const { db } = server;
    const exam = await addExamQuestion(db, kind === 'act_question' ? 'act' : 'sat');
    const id = kind === 'subtopic' ? (await addSequencePlace(db)).subtopic : exam.id;
    const question = await addQuestion(db, { kind, id });
    const reference = { reference_type, reference_id: id };
    const person = await server.as('student');
    await save(person, anAnswer(person, reference, question.id, [question.right]));
    const body = bodyOf(person, reference);
    expect(await person.call('POST /user_progresses/get_user_progress', { body })).toMatchObject({
      ...reference,
      subtopic_id: kind === 'subtopic' ? id : null,
      subsubtopic_id: null,
      sat_question_id: kind === 'sat_question' ? id : null,
      sat_id: kind === 'sat_question' ? exam.exam_id : null,
      act_id: kind === 'act_question' ? exam.exam_id : null,
    });
  });

  it('is read by its student only, and not with another user’s id [API-019]', async () => {
    const { reference, first } = await aSequence(server.db);
    const person = await server.as('student');
    const saved = await answerAll(person, reference, [right(first)]);
    const body = bodyOf(person, reference);
    expect(await person.call('POST /user_progresses/get_user_progress', { body })).toMatchObject(saved);
    const otherUser = await server.as('admin');
    for (const call of ['get_user_progress', 'save_user_progress']) {
      const reply = await request(server.url, `POST /user_progresses/${call}`, { body }, otherUser.token);
      expect(reply.status).toBe(403);
    }
  });

  it('of a test section has no progress that can be read or saved', async () => {
    const person = await server.as('student');
    const body = bodyOf(person, { reference_type: 'HomeActRealTestQuestion', reference_id: newId() });
    const reply = await request(server.url, 'POST /user_progresses/save_user_progress', { body }, person.token);
    expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining('saved with the test')]);
  });
});

describe('a problem set', () => {
  it('counts right answers in a row, and restarts after a wrong one [PBS-005] [API-022]', async () => {
    const { reference, questions } = await aSet(server.db, 4);
    const [first, second, third, fourth] = questions;
    const person = await server.as('student');
    expect(await answerAll(person, reference, [right(first), right(second)])).toMatchObject({
      total_correct: 2,
      percent_complete: 50,
    });
    expect(await answerAll(person, reference, [wrong(third)])).toMatchObject({ total_correct: 0, percent_complete: 0 });
    const saved = await answerAll(person, reference, [right(fourth)]);
    expect(saved).toMatchObject({ total_correct: 1, questions_complete: 4, question_id: first?.id });
    const body = bodyOf(person, reference);
    expect(await person.call('POST /user_progresses/get_user_problemset_progress', { body })).toMatchObject(saved);
  });

  it('is mastered by four in a row: 100 percent, and never more [PBS-006] [PBS-007] [API-021]', async () => {
    const { reference, questions } = await aSet(server.db, 3);
    const person = await server.as('student');
    const [first, second, third] = questions;
    const mastered = await answerAll(person, reference, [right(first), right(second), right(third), right(first)]);
    expect(mastered).toMatchObject({
      total_correct: masteryThreshold,
      percent_complete: 100,
      state: { mastered: true },
    });
    const body = { user_id: person.account.id, ...reference, percent_complete: 100, total_correct: 4 };
    const saved = await person.call('POST /user_progresses/save_user_problemset_progress', { body });
    expect(saved).toEqual(mastered);
  });

  it('opened again counts its run from 0, and stays mastered in lists', async () => {
    const { reference, questions } = await aSet(server.db, 4);
    const person = await server.as('student');
    await answerAll(person, reference, questions.map(right));
    const fresh = await answerAll(person, reference, [wrong(questions[0]), right(questions[1])]);
    expect(fresh).toMatchObject({ total_correct: 4, percent_complete: 100, state: { run: 1, mastered: true } });
    const events = await server.db
      .selectFrom('practice_events')
      .where('user_id', '=', person.account.id)
      .orderBy('seq')
      .select('kind')
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual([
      ...Array(4).fill('answered'),
      'completed',
      'run_started',
      'answered',
      'answered',
    ]);
  });

  it('belongs to the student and the set, whatever parent it was opened through', async () => {
    const { reference, questions } = await aSet(server.db);
    const other = await addSequencePlace(server.db);
    await server.db
      .insertInto('problem_set_places')
      .values({
        problem_set_id: reference.reference_id,
        parent_kind: 'subsubtopic',
        parent_id: other.subsubtopic,
        position: 0,
      })
      .execute();
    const person = await server.as('student');
    const saved = await answerAll(person, reference, [right(questions[0])]);
    const all = await person.call('POST /user_progresses/get_all_user_problemsets_progress', {
      body: {
        user_id: person.account.id,
        reference_type: 'HomeProblemSetQuestions',
        subsubtopic_id: other.subsubtopic,
      },
    });
    expect(all.data).toEqual([saved]);
  });
});
