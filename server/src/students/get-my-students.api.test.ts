import type { Student } from '@fourfold/core/contract/people';
import { problemSetReference } from '@fourfold/core/contract/practice';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import type { Database } from '../database/schema.ts';
import { clientOf } from '../testing/client.ts';
import { addUser, linkStudents } from '../testing/people.ts';
import { anAnswer, answerAll, aSequence, aSet, save } from '../testing/practice.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
// A Wednesday, late in the evening in New York, the time zone of the test clients.
const now = new Date('2026-11-19T03:30:00Z');
beforeEach(() => {
  server.clock.now = now;
});
const setClock = (time: string) => {
  server.clock.now = new Date(time);
};

const rename = (id: string, row: Updateable<Database['users']>) =>
  server.db.updateTable('users').set(row).where('id', '=', id).execute();

async function addTutorOf(...students: TestPerson[]): Promise<TestPerson> {
  const tutor = await server.as('tutor');
  if (students.length > 0) await linkStudents(server.db, tutor.account.id, ...students.map((one) => one.account.id));
  return tutor;
}
const list = (tutor: TestPerson, offset = 1, limit = 10) =>
  tutor.call('GET /accounts/get_my_students', { query: { offset, limit } });
/** The list entry of this student, as the only student of a new tutor. */
async function listEntry(student: TestPerson): Promise<Student> {
  const { data } = await list(await addTutorOf(student));
  return data[0] as Student;
}

async function assign(user_id: string, assignment_date: string, completed_at: Date | null = null) {
  const row = { id: newId(), user_id, assigned_by: newId(), assigned_by_name: 'Tess', type: 'assign' } as const;
  const target = { reference_type: problemSetReference, reference_id: newId(), topic_type: 'math' } as const;
  await server.db
    .insertInto('assignments')
    .values({ ...row, ...target, after_seq: 0, assignment_date, completed_at })
    .execute();
}

describe('my students', () => {
  it('are only those linked to the tutor, each with name, email and status [API-011, TUT-005, TUT-006]', async () => {
    const [active, inactive, gone, otherTutorsStudent] = await Promise.all(
      Array.from({ length: 4 }, () => server.as('student')),
    );
    if (!active || !inactive || !gone || !otherTutorsStudent) throw new Error('four students');
    const tutor = await addTutorOf(inactive, active, gone);
    await addTutorOf(otherTutorsStudent, active);
    await rename(active.account.id, { username: 'ada' });
    await rename(inactive.account.id, { username: 'Zoe', status: false });
    await rename(gone.account.id, { deleted_at: now });
    const nothing = { overdue: 0, mastered_this_week: 0, time_spent_this_week: 0, last_active_at: null };
    expect(await list(tutor)).toEqual({
      data: [
        { id: active.account.id, username: 'ada', email: active.account.email, status: 'active', ...nothing },
        { id: inactive.account.id, username: 'Zoe', email: inactive.account.email, status: 'inactive', ...nothing },
      ],
      count: 2,
    });
  });

  it('have pages ordered by name, with the total count; a page after the last is empty [API-011]', async () => {
    const students = await Promise.all(
      ['d', 'B', 'a', 'C', 'e'].map(async (username) => {
        const id = await addUser(server.db, 'student');
        await rename(id, { username });
        return id;
      }),
    );
    const tutor = await server.as('tutor');
    await linkStudents(server.db, tutor.account.id, ...students);
    const names = async (offset: number) => {
      const { data, count } = await list(tutor, offset, 2);
      return [count, ...data.map(({ username }) => username)];
    };
    expect(await names(1)).toEqual([5, 'a', 'B']);
    expect(await names(2)).toEqual([5, 'C', 'd']);
    expect(await names(3)).toEqual([5, 'e']);
    expect(await names(4)).toEqual([5]);
    expect(await list(await addTutorOf())).toEqual({ data: [], count: 0 });
  });

  it.each([
    [{ offset: '0', limit: '10' }, 'offset: expected at least 1'],
    [{ offset: '1', limit: '101' }, 'limit: expected at most 100'],
    [{ offset: 'x', limit: '10' }, 'offset: expected a number'],
    [{ limit: '10' }, 'offset: is missing'],
  ])('are refused with an invalid page: %j', async (query, message) => {
    const { token } = await addTutorOf();
    const reply = await fetch(`${server.url}/accounts/get_my_students?${new URLSearchParams(query)}`, {
      headers: { authorization: token },
    });
    expect([reply.status, await reply.json()]).toMatchObject([400, { errors: [message] }]);
  });
});

describe('the summary of a student', () => {
  it('counts work as overdue from the day after its due date, in the tutor’s time zone', async () => {
    const student = await server.as('student');
    // In New York it is still the 18th.
    await assign(student.account.id, '2026-11-18');
    await assign(student.account.id, '2026-11-17');
    await assign(student.account.id, '2026-10-01');
    await assign(student.account.id, '2026-10-02', now);
    const tutor = await addTutorOf(student);
    expect((await list(tutor)).data[0]?.overdue).toBe(2);
    const abroad = await fetch(`${server.url}/accounts/get_my_students?offset=1&limit=1`, {
      headers: { authorization: tutor.token, timeZoneName: 'Asia/Tokyo' },
    });
    expect(((await abroad.json()) as { data: Student[] }).data[0]?.overdue).toBe(3);
  });

  it('counts each set and sequence that was mastered or completed since Sunday once, and no earlier ones', async () => {
    const student = await server.as('student');
    const { reference, questions } = await aSet(server.db, 4);
    const right = questions.map((question) => [question, true] as const);
    setClock('2026-11-15T04:59:00Z');
    const before = await aSet(server.db, 4);
    await answerAll(
      student,
      before.reference,
      before.questions.map((question) => [question, true] as const),
    );
    setClock('2026-11-15T05:01:00Z');
    await answerAll(student, reference, right);
    await answerAll(student, reference, right);
    const sequence = await aSequence(server.db);
    await answerAll(student, sequence.reference, [
      [sequence.first, true],
      [sequence.second, true],
    ]);
    setClock(now.toISOString());
    expect((await listEntry(student)).mastered_this_week).toBe(2);
  });

  it('sums the time spent on questions since Sunday, before and after the answers', async () => {
    const student = await server.as('student');
    const { reference, questions } = await aSet(server.db, 3);
    const [first, second, third] = questions;
    if (!first || !second || !third) throw new Error('three questions');
    setClock('2026-11-15T04:59:00Z');
    await answerAll(student, reference, [[first, true]]);
    setClock('2026-11-15T05:00:00Z');
    await answerAll(student, reference, [[second, true]]);
    setClock(now.toISOString());
    const answer = anAnswer(student, reference, third.id, [third.wrong]);
    await save(student, answer);
    await save(student, { ...answer, time_spent_after_answer: 30 });
    expect((await listEntry(student)).time_spent_this_week).toBe(40);
  });

  it('has the last activity: the last answer in practice or in a test', async () => {
    const student = await server.as('student');
    const { reference, questions } = await aSet(server.db, 2);
    for (const [n, time] of ['2026-09-01T10:00:00.000Z', '2026-09-03T10:00:00.000Z'].entries()) {
      setClock(time);
      const question = questions[n];
      if (question) await answerAll(student, reference, [[question, n === 0]]);
    }
    setClock(now.toISOString());
    expect((await listEntry(student)).last_active_at).toBe('2026-09-03T10:00:00.000Z');
    const exam_id = newId();
    await server.db.insertInto('exams').values({ id: exam_id, family: 'sat', title: 'Test 1', position: 0 }).execute();
    const attempt = { user_id: student.account.id, exam_id, section: 'MathCalc', is_real: false, attempt: 1 };
    const started_at = new Date('2026-10-01T10:00:00Z');
    await server.db
      .insertInto('test_attempts')
      .values({ ...attempt, started_at })
      .execute();
    expect((await listEntry(student)).last_active_at).toBe('2026-10-01T10:00:00.000Z');
  });

  it('returns an impossibly long time as it was sent, without an error', async () => {
    const student = await server.as('student');
    await server.db
      .insertInto('answer_quarters')
      .values({
        user_id: student.account.id,
        starts_at: now,
        correct: 1,
        incorrect: 0,
        time_before: '9000000000',
        time_after: '0',
        time_after_wrong: '0',
      })
      .execute();
    expect((await listEntry(student)).time_spent_this_week).toBe(9_000_000_000);
  });
});

it('a student who is a tutor too has their own students', async () => {
  const [peer, student] = [await server.as('student'), await server.as('student')];
  await rename(peer.account.id, { is_tutor: true });
  await linkStudents(server.db, peer.account.id, student.account.id);
  const { data } = await clientOf(server.url, peer.token)('GET /accounts/get_my_students', {
    query: { offset: 1, limit: 10 },
  });
  expect(data.map(({ id }) => id)).toEqual([student.account.id]);
});
