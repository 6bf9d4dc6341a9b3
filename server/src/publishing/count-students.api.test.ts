import type { PublishKind } from '@fourfold/core/contract/publishing';
import type { TestFlag } from '@fourfold/core/exams/exam-editions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearContent, linkSet } from '../testing/content.ts';
import { addUser } from '../testing/people.ts';
import { answerAll, type PracticeOf } from '../testing/practice.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addTestFixture } from '../testing/test-fixture.ts';
import { addValidQuestion, addValidTopic } from '../testing/valid-content.ts';

let server: TestServer;
let superAdmin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  superAdmin = await server.as('super-admin');
});
afterAll(() => server.stop());
beforeEach(async () => {
  await clearContent(server.db);
  await server.db.deleteFrom('users').where('user_type', '=', 'Student').execute();
});

const effect = (kind: PublishKind, id: string, test?: TestFlag) =>
  superAdmin.call('GET /publish_effect', { query: { kind, id, ...(test && { test }) } });

const addCompletePlace = () => addValidTopic(server.db);

describe('the number of students', () => {
  it('who are taking a test counts unsubmitted attempts with an entry', async () => {
    const planted = await addTestFixture(server.db, 'sat');
    const { exam, section, choices } = planted;
    const [ann, ben, eve] = [await server.as('student'), await server.as('student'), await server.as('student')];
    const attempt = { exam_id: exam, section, is_real: false, attempt: 1 };
    const entry = { ...attempt, question_id: choices[0]?.id ?? '', rev: 1, entry: '{}' };
    for (const { account } of [ann, ben, eve]) {
      await server.db
        .insertInto('test_attempts')
        .values({ ...attempt, user_id: account.id })
        .execute();
    }
    for (const { account } of [ann, ben]) {
      await server.db
        .insertInto('test_entries')
        .values({ ...entry, user_id: account.id })
        .execute();
    }
    const practising = async () => [
      (await effect('sat', exam)).practising,
      (await effect('sat_test', exam, 'math_no_calc_mock_test_publish')).practising,
      (await effect('sat_test', exam, 'math_no_calc_real_test_publish')).practising,
    ];
    expect(await practising()).toEqual([2, 2, 0]);
    await server.db
      .updateTable('test_attempts')
      .set({ submitted_at: new Date(), correct: 0, questions: 4 })
      .where('user_id', '=', ann.account.id)
      .execute();
    expect(await practising()).toEqual([1, 1, 0]);
    await server.db
      .insertInto('test_attempts')
      .values({ ...attempt, attempt: 2, user_id: ben.account.id })
      .execute();
    expect(await practising()).toEqual([0, 0, 0]);
  });

  it('counts active accounts only', async () => {
    const { topic } = await addCompletePlace();
    const [, inactive, deleted] = [
      await addUser(server.db, 'student'),
      await addUser(server.db, 'student'),
      await addUser(server.db, 'student'),
      await addUser(server.db, 'tutor'),
      await addUser(server.db, 'student'),
    ];
    await server.db.updateTable('users').set({ status: false }).where('id', '=', inactive).execute();
    await server.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', deleted).execute();
    expect(await effect('topic', topic)).toMatchObject({ students: 2, practising: 0 });
  });

  it('who are practising counts those who have started and not finished a sequence or a set', async () => {
    const { topic, subtopic, subsubtopic, set, question, inSet } = await addCompletePlace();
    // The only question of a set must be answered four times for mastery.
    await server.db.deleteFrom('questions').where('parent_id', '=', set).where('id', '!=', inSet.id).execute();
    const inSequence: PracticeOf<'HomeSubsubTopic'> = { reference_type: 'HomeSubsubTopic', reference_id: subsubtopic };
    const ofSet: PracticeOf<'HomeProblemSetQuestions'> = {
      reference_type: 'HomeProblemSetQuestions',
      reference_id: set,
    };
    const next = await addValidQuestion(server.db, { kind: 'subsubtopic', id: subsubtopic }, { position: 1 });
    const links = { link_right_question_id: next.id, link_wrong_question_id: next.id };
    await server.db.updateTable('questions').set(links).where('id', '=', question.id).execute();
    const [ann, ben, eve] = [await server.as('student'), await server.as('student'), await server.as('student')];
    await answerAll(ann, inSequence, [[question, true]]);
    await answerAll(ann, ofSet, [[inSet, true]]);
    await answerAll(ben, ofSet, [
      [inSet, true],
      [inSet, true],
    ]);
    await answerAll(eve, ofSet, [
      [inSet, true],
      [inSet, true],
      [inSet, true],
      [inSet, true],
    ]);
    const practising = async (kind: PublishKind, id: string) => (await effect(kind, id)).practising;
    for (const [kind, id, count] of [
      ['topic', topic, 2],
      ['subtopic', subtopic, 2],
      ['subsubtopic', subsubtopic, 2],
      ['subsubtopic_sequence', subsubtopic, 1],
      ['problem_set', set, 2],
    ] as const) {
      expect([kind, await practising(kind, id)]).toEqual([kind, count]);
    }
    const elsewhere = await addCompletePlace();
    await linkSet(server.db, set, { kind: 'subsubtopic', id: elsewhere.subsubtopic });
    expect([await practising('subsubtopic', subsubtopic), await practising('problem_set', set)]).toEqual([1, 2]);
    await server.db.updateTable('users').set({ status: false }).where('id', '=', ben.account.id).execute();
    expect(await practising('problem_set', set)).toBe(1);
  });
});
