import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, request } from '../testing/client.ts';
import { addUser, linkStudents } from '../testing/people.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { challenge, verifier } from '../testing/verifier.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
const began = new Date();
afterEach(() => {
  server.clock.now = began;
});

const hours = (count: number) => new Date(began.getTime() + count * 3_600_000);
const expired = { status: 401, errors: ['Session expired'] };

/** A tutor with linked students. */
async function aTutor(students = 1) {
  const tutor = await server.as('tutor');
  const ids: string[] = [];
  for (let n = 0; n < students; n++) ids.push(await addUser(server.db, 'student'));
  await linkStudents(server.db, tutor.account.id, ...ids);
  return { tutor, students: ids, student: ids[0] ?? '' };
}

type CallTarget = { base?: string; token: string };
async function ask(call: string, { base = server.url, token }: CallTarget, body?: unknown) {
  const reply = await request(base, call, body === undefined ? {} : { body }, token);
  return { status: reply.status, body: await reply.json(), token: reply.headers.get('x-user-token') ?? '' };
}
const logInAsStudent = (tutor: { token: string }, id: string, base = server.url) =>
  ask('PUT /sessions/login_as_student', { base, token: tutor.token }, { id });
const goBack = (impersonation: { token: string }, base = server.url) =>
  ask('PUT /sessions/login_back_to_tutor', { base, token: impersonation.token });
const me = (token: string, base = server.url) => clientOf(base, token)('PUT /accounts/set_current_user');

async function startImpersonation() {
  const { tutor, student } = await aTutor();
  const { token } = await logInAsStudent(tutor, student);
  return { tutor, student, token, call: clientOf(server.url, token) };
}
const unlink = (tutor: TestPerson) =>
  server.db.deleteFrom('tutor_students').where('tutor_id', '=', tutor.account.id).execute();
const audit = (action: string, actor: string) =>
  server.db
    .selectFrom('audit')
    .select(['actor_id', 'for_id', 'subject'])
    .where('action', '=', action)
    .where('actor_id', '=', actor)
    .execute();

describe('logging in as a student', () => {
  it('returns the student’s account with the tutor’s name, and a token of a session of the student [API-006]', async () => {
    const { tutor, student } = await aTutor();
    const { status, body, token } = await logInAsStudent(tutor, student);
    expect([status, token]).toEqual([200, expect.stringMatching(/^[\w-]{43}$/)]);
    expect(body).toMatchObject({
      id: student,
      is_student: true,
      tutor_login: { status: true, tutor_id: tutor.account.id, tutor_name: tutor.account.username },
    });
    expect(token).not.toBe(tutor.token);
    expect(await me(token)).toEqual(body);
    expect(await audit('login_as_student', tutor.account.id)).toEqual([
      { actor_id: tutor.account.id, for_id: student, subject: 'session' },
    ]);
  });

  it('does not change the tutor’s own session, and returns a token for the calling site only', async () => {
    const { tutor, student } = await aTutor();
    const { token } = await logInAsStudent(tutor, student, server.studio);
    expect(await me(tutor.token)).toEqual(tutor.account);
    const rows = await server.db
      .selectFrom('session_tokens')
      .innerJoin('sessions', 'sessions.id', 'session_id')
      .select(['site', 'sessions.user_id'])
      .where('tutor_id', '=', tutor.account.id)
      .execute();
    expect(rows).toEqual([{ site: 'studio', user_id: student }]);
    await expect(clientOf(server.studio, token)('GET /sessions')).rejects.toMatchObject({ status: 403 });
  });

  it('returns the same error for another tutor’s student, an unknown id, the tutor and an admin [TUT-005]', async () => {
    const { tutor } = await aTutor();
    const other = await aTutor();
    const ids = [other.student, crypto.randomUUID(), tutor.account.id, await addUser(server.db, 'admin')];
    for (const id of ids) {
      const { status, body, token } = await logInAsStudent(tutor, id);
      expect([status, body, token]).toMatchObject([404, { errors: ['Student not found'] }, '']);
    }
    expect(await audit('login_as_student', tutor.account.id)).toEqual([]);
  });

  it('is refused for a student who is not active or is deleted', async () => {
    const { tutor, student } = await aTutor();
    await server.db.updateTable('users').set({ status: false }).where('id', '=', student).execute();
    expect(await logInAsStudent(tutor, student)).toMatchObject({
      status: 409,
      body: { errors: ['This student is not active.'] },
    });
    const gone = { status: true, deleted_at: new Date() };
    await server.db.updateTable('users').set(gone).where('id', '=', student).execute();
    expect((await logInAsStudent(tutor, student)).status).toBe(404);
  });

  it('ends the earlier impersonation of the same session; one of several concurrent ones remains', async () => {
    const { tutor, students } = await aTutor(4);
    const impersonations = await Promise.all(students.map((id) => logInAsStudent(tutor, id)));
    expect(impersonations.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const rows = await server.db
      .selectFrom('sessions')
      .select('user_id')
      .where('tutor_id', '=', tutor.account.id)
      .execute();
    expect(rows).toHaveLength(1);
    const alive = await Promise.all(
      impersonations.map(async ({ token }) => (await ask('PUT /accounts/set_current_user', { token })).status),
    );
    expect(alive.filter((status) => status === 200)).toHaveLength(1);
  });

  it('is refused inside an impersonation, so a tutor cannot go from student to student', async () => {
    const { tutor, students } = await aTutor(2);
    const impersonation = await logInAsStudent(tutor, students[0] ?? '');
    expect(await logInAsStudent(impersonation, students[1] ?? '')).toMatchObject({
      status: 403,
      body: { errors: ["You don't have permission to submit"] },
    });
  });
});

describe('going back to the tutor', () => {
  it('ends the impersonation and returns the tutor’s account with a new token of the tutor’s session [API-005]', async () => {
    const { tutor, student, token } = await startImpersonation();
    const back = await goBack({ token });
    expect([back.status, back.body]).toEqual([200, tutor.account]);
    expect([token, tutor.token]).not.toContain(back.token);
    expect(await me(back.token)).toEqual(tutor.account);
    for (const ended of [token, tutor.token]) await expect(me(ended)).rejects.toMatchObject(expired);
    expect(await audit('login_back_to_tutor', tutor.account.id)).toEqual([
      { actor_id: tutor.account.id, for_id: student, subject: 'session' },
    ]);
    expect((await logInAsStudent(back, student)).status).toBe(200);
  });

  it('does not change the tutor’s tokens of the other site', async () => {
    const { tutor, student } = await aTutor();
    await server.db.updateTable('users').set({ is_admin: true }).where('id', '=', tutor.account.id).execute();
    const { code } = await tutor.call('POST /sessions/hand_over', { body: { challenge } });
    const studio = await ask('POST /sessions/take_over', { base: server.studio, token: '' }, { code, verifier });
    const impersonation = await logInAsStudent(tutor, student);
    const back = await goBack(impersonation);
    expect((await me(studio.token, server.studio)).id).toBe(tutor.account.id);
    expect((await me(back.token)).id).toBe(tutor.account.id);
  });

  it('twice, also at the same time, returns one token, and the other calls report an expired session', async () => {
    const { token } = await startImpersonation();
    const backs = await Promise.all([goBack({ token }), goBack({ token }), goBack({ token })]);
    expect(backs.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    expect(backs.filter((back) => back.token !== '')).toHaveLength(1);
    expect((await goBack({ token })).body).toMatchObject({ errors: ['Session expired'] });
  });

  it('at the same time as another impersonation and a log-out causes no error', async () => {
    for (let round = 0; round < 5; round++) {
      const { tutor, student, token } = await startImpersonation();
      const replies = await Promise.all([
        goBack({ token }),
        logInAsStudent(tutor, student),
        goBack({ token }),
        logInAsStudent(tutor, student),
        ask('DELETE /sessions', { token: round % 2 ? tutor.token : token }),
      ]);
      for (const { status, body } of replies) expect([200, 401], JSON.stringify(body)).toContain(status);
    }
  });
});

describe('an impersonation', () => {
  it('ends after two hours for every call except going back and log-out', async () => {
    const { tutor, token } = await startImpersonation();
    server.clock.now = new Date(hours(2).getTime() - 1);
    expect((await me(token)).tutor_login.status).toBe(true);
    server.clock.now = hours(2);
    await expect(me(token)).rejects.toMatchObject(expired);
    const back = await goBack({ token });
    expect([back.status, back.body]).toEqual([200, tutor.account]);
  });

  it('whose student is unlinked reports that to every call except going back and log-out [TUT-005]', async () => {
    const { tutor, token, call } = await startImpersonation();
    expect((await call('GET /topics')).data).toBeDefined();
    await unlink(tutor);
    const unlinked = { status: 403, errors: ['Student unlinked from your account'] };
    await expect(me(token)).rejects.toMatchObject(unlinked);
    await expect(call('GET /topics')).rejects.toMatchObject(unlinked);
    expect((await goBack({ token })).status).toBe(200);
  });

  it.each([
    ['unlinked', unlink],
    [
      'over',
      async () => {
        server.clock.now = hours(3);
      },
    ],
  ])('that is %s can be logged out of, which ends it', async (_how, end) => {
    const { tutor, token, call } = await startImpersonation();
    const { code } = await tutor.call('POST /sessions/hand_over', { body: { challenge } });
    const studio = await ask('POST /sessions/take_over', { base: server.studio, token: '' }, { code, verifier });
    await end(tutor);
    expect(await call('DELETE /sessions')).toEqual({ message: 'You have been logged out.' });
    for (const here of [token, tutor.token]) await expect(me(here)).rejects.toMatchObject(expired);
    expect((await goBack({ token })).status).toBe(401);
    expect((await me(studio.token, server.studio)).id).toBe(tutor.account.id);
  });

  it('whose student is deactivated can be left, and one whose tutor is deactivated cannot', async () => {
    const deactivate = (id: string) =>
      server.db.updateTable('users').set({ status: false }).where('id', '=', id).execute();
    const notActive = { status: 401, errors: ['Account not active, Please contact admin.'] };
    const left = await startImpersonation();
    await deactivate(left.student);
    await expect(me(left.token)).rejects.toMatchObject(notActive);
    expect((await goBack(left)).body).toEqual(left.tutor.account);
    const stuck = await startImpersonation();
    await deactivate(stuck.tutor.account.id);
    await expect(me(stuck.token)).rejects.toMatchObject(notActive);
    expect((await goBack(stuck)).status).toBe(401);
  });

  it('ends with the tutor’s own session', async () => {
    const { tutor, token } = await startImpersonation();
    await tutor.call('DELETE /sessions');
    await expect(me(token)).rejects.toMatchObject(expired);
    expect((await goBack({ token })).status).toBe(401);
  });

  it('is required for going back to the tutor', async () => {
    const { tutor } = await aTutor();
    expect((await goBack(tutor)).status).toBe(403);
    expect((await goBack(await server.as('student'))).status).toBe(403);
  });
});
