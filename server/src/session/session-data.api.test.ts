import type { Account } from '@fourfold/core/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, request } from '../testing/client.ts';
import { addUser, linkStudents } from '../testing/people.ts';
import { anAnswer, answerAll, aSequence, questionsOfSet, save } from '../testing/practice.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.now = new Date('2026-11-19T15:00:00Z');
});
afterAll(() => server.stop());

const password = 'four in a row';

describe('the session’s account', () => {
  it('is returned at log-in with all its flags, and the token in a header [SES-007]', async () => {
    for (const role of ['student', 'tutor', 'admin', 'super-admin'] as const) {
      const id = await addUser(server.db, role, password);
      const { email, username } = await server.db
        .selectFrom('users')
        .select(['email', 'username'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const reply = await request(server.url, 'POST /sessions', { body: { email, password } });
      const token = reply.headers.get('x-user-token') ?? '';
      const account = (await reply.json()) as Account;
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(account).toEqual({
        id,
        _id: id,
        username,
        email,
        userType: { student: 'Student', tutor: 'Tutor', admin: 'Admin', 'super-admin': 'Admin' }[role],
        is_student: role === 'student',
        is_tutor: false,
        is_admin: role === 'admin' || role === 'super-admin',
        is_super_admin: role === 'super-admin',
        status: true,
        tutor_login: { status: false, tutor_id: null, tutor_name: null },
      });
      // The token of the reply is accepted by the server.
      expect(await clientOf(server.url, token)('PUT /accounts/set_current_user')).toEqual(account);
    }
  });
});

/** A student with answers in a sequence that contains a set, and in that set; and a tutor logged in as this student. */
async function setUpStudentAtWork() {
  const student = await server.as('student');
  const tutor = await server.as('tutor');
  await linkStudents(server.db, tutor.account.id, student.account.id);
  const { reference, first, set, place } = await aSequence(server.db);
  const inSet = await questionsOfSet(server.db, set, 3);
  await save(student, { ...anAnswer(student, reference, first.id, [first.wrong]), time_spent_after_answer: 20 });
  await answerAll(student, inSet.reference, [[inSet.questions[0] as (typeof inSet.questions)[0], true]]);
  const login = await request(
    server.url,
    'PUT /sessions/login_as_student',
    { body: { id: student.account.id } },
    tutor.token,
  );
  const impersonation = clientOf(server.url, login.headers.get('x-user-token') ?? '');
  return { student, look: impersonation, reference, first, inSet, place };
}
const week = { start_date: '2026-10-18', end_date: '2026-11-21', selected_year: 2026, selected_month: 11 };
const chartOf = ({ account }: TestPerson) => ({ user_id: account.id, ...week, type: 'weekly' as const });

describe('each further part of the session data has its own call', () => {
  it('progress, the verdicts on the questions and the next set: get_user_progress [SES-007]', async () => {
    const { student, reference, first, place } = await setUpStudentAtWork();
    const progress = await student.call('POST /user_progresses/get_user_progress', {
      body: { user_id: student.account.id, ...reference },
    });
    expect(progress).toMatchObject({
      reference_id: place.subsubtopic,
      questions_complete: 1,
      next_problemset_id: null,
    });
    expect(progress.marks).toEqual({ [first.id]: false });
  });

  it('problemsetProgress, its question_id and total_correct: get_user_problemset_progress [SES-007]', async () => {
    const { student, inSet } = await setUpStudentAtWork();
    const progress = await student.call('POST /user_progresses/get_user_problemset_progress', {
      body: { user_id: student.account.id, ...inSet.reference },
    });
    expect(progress).toMatchObject({ question_id: inSet.questions[1]?.id, total_correct: 1 });
  });

  it('allProblemsetsProgress: get_all_user_problemsets_progress [SES-007]', async () => {
    const { student, inSet, place } = await setUpStudentAtWork();
    const { data } = await student.call('POST /user_progresses/get_all_user_problemsets_progress', {
      body: {
        user_id: student.account.id,
        reference_type: 'HomeProblemSetQuestions',
        subsubtopic_id: place.subsubtopic,
      },
    });
    expect(data).toMatchObject([{ reference_id: inSet.reference.reference_id, total_correct: 1 }]);
  });

  it('userCorrectIncorrectQuestions, timeSpentByUser and avgTimeSpentByUser: a call for each chart [SES-007]', async () => {
    const { student, look: impersonation } = await setUpStudentAtWork();
    const body = chartOf(student);
    const answers = await student.call('POST /user_questions/correct_incorrect_questions', { body });
    expect(answers.data.at(-1)).toMatchObject({ total_correct: 1, total_incorrect: 1 });
    const time = await impersonation('POST /user_questions/time_spent_by_user', { body });
    expect(time.data.at(-1)).toMatchObject({ total_time_spent: 30 });
    const average = await impersonation('POST /user_questions/average_time_spent_by_user', { body });
    expect(average.data.at(-1)).toMatchObject({ before_answer: 5, after_wrong_answer: 20 });
  });

  it('the introduction and both tables of percentiles: get_setting [SES-007]', async () => {
    const { student } = await setUpStudentAtWork();
    const setting = await student.call('GET /settings/get_setting');
    expect(Object.keys(setting).toSorted()).toEqual([
      'act_percentile_score',
      'formulas',
      'introduction_video',
      'sat_percentile_score',
    ]);
  });
});

it('the reply to the answer before a set of a sequence names that set', async () => {
  const { student, reference, inSet } = await setUpStudentAtWork();
  const progress = await student.call('POST /user_progresses/get_user_progress', {
    body: { user_id: student.account.id, ...reference },
  });
  const detour = progress.question_id ?? '';
  const { id: right } = await server.db
    .selectFrom('answers')
    .select('id')
    .where('question_id', '=', detour)
    .where('correct', '=', true)
    .executeTakeFirstOrThrow();
  const saved = await save(student, anAnswer(student, reference, detour, [right]));
  expect(saved.progress.next_problemset_id).toBe(inSet.reference.reference_id);
});
