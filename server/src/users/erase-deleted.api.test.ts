import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { addAnswers } from '../testing/charts.ts';
import { addUser } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { eraseDeleted } from './erase-deleted.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const day = 86_400_000;
const now = new Date('2026-11-21T12:00:00Z');

async function addDeletedUser(days: number) {
  const id = await addUser(server.db, 'student', 'four in a row');
  const deleted_at = new Date(now.getTime() - days * day);
  await server.db.updateTable('users').set({ deleted_at, code: 'CLASS-1' }).where('id', '=', id).execute();
  await addAnswers(server.db, id, [{ at: deleted_at, right: true }]);
  const report = {
    id: newId(),
    user_id: id,
    question_id: newId(),
    question_title: 'What is x?',
    created_at: deleted_at,
  };
  await server.db
    .insertInto('reported_problems')
    .values({ ...report, problem_type: ['There is a typo'], comment: 'I am Ada.' })
    .execute();
  await server.db
    .insertInto('assignments')
    .values({
      id: newId(),
      user_id: await addUser(server.db, 'student'),
      assigned_by: id,
      assigned_by_name: 'Ada',
      type: 'assign',
      reference_type: 'HomeSubTopic',
      reference_id: newId(),
      topic_type: 'math',
      after_seq: 0,
      assignment_date: '2026-11-28',
    })
    .execute();
  return id;
}

async function readUserData(id: string) {
  const db = server.db;
  const [user, answers, report, assignment] = await Promise.all([
    db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    db.selectFrom('practice_events').select('is_correct').where('user_id', '=', id).execute(),
    db.selectFrom('reported_problems').select('comment').where('user_id', '=', id).executeTakeFirstOrThrow(),
    db.selectFrom('assignments').select('assigned_by_name').where('assigned_by', '=', id).executeTakeFirstOrThrow(),
  ]);
  const { username, email, code, password_hash, erased_at } = user;
  const person = { username, email, code, password: password_hash !== null, erased: erased_at !== null };
  return { ...person, answers: answers.length, comment: report.comment, by: assignment.assigned_by_name };
}

it('thirty days after a deletion, name, email, code and comments are erased, and the answers stay', async () => {
  const [expiredId, recentId, living] = [
    await addDeletedUser(30),
    await addDeletedUser(29.99),
    await addDeletedUser(40),
  ];
  await server.db.updateTable('users').set({ deleted_at: null }).where('id', '=', living).execute();
  const before = await Promise.all([recentId, living].map(readUserData));
  expect(before[0]).toMatchObject({ code: 'CLASS-1', password: true, comment: 'I am Ada.', by: 'Ada', answers: 1 });

  expect(await eraseDeleted(server.deps.db, now)).toBe(1);
  expect(await readUserData(expiredId)).toEqual({
    username: 'Deleted user',
    email: '',
    code: null,
    password: false,
    erased: true,
    answers: 1,
    comment: '',
    by: 'Deleted user',
  });
  expect(await Promise.all([recentId, living].map(readUserData))).toEqual(before);
  expect(await eraseDeleted(server.deps.db, now)).toBe(0);
});

it('three concurrent calls erase each account once', async () => {
  await Promise.all([addDeletedUser(31), addDeletedUser(32), addDeletedUser(33)]);
  const erased = await Promise.all([1, 2, 3].map(() => eraseDeleted(server.deps.db, now)));
  expect(erased.reduce((sum, count) => sum + count, 0)).toBe(3);
});
