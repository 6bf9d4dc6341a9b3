import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, request } from '../testing/client.ts';
import { addUser, anImpersonation, linkStudents } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { challenge, verifier } from '../testing/verifier.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const password = 'four in a row';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';

async function addAccount(role: 'student' | 'tutor') {
  const id = await addUser(server.db, role, password);
  const row = server.db.selectFrom('users').select(['email', 'username']).where('id', '=', id);
  return { id, ...(await row.executeTakeFirstOrThrow()) };
}
async function logIn(email: string, userAgent: string) {
  const reply = await fetch(`${server.url}/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password }),
  });
  return clientOf(server.url, reply.headers.get('x-user-token') ?? '');
}
const advanceClock = (minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
};

describe('the caller’s own sessions', () => {
  it('are listed with device, sites and times, the current one first, then by last use', async () => {
    const { email } = await addAccount('student');
    const began = server.clock.now;
    const call = await logIn(email, firefox);
    const { code } = await call('POST /sessions/hand_over', { body: { challenge } });
    await request(server.studio, 'POST /sessions/take_over', { body: { code, verifier } });
    advanceClock(1);
    await logIn(email, 'curl/8.14.1');
    advanceClock(1);
    await logIn(email, `${firefox.replace('X11; Linux x86_64', 'Windows NT 10.0')}`);
    const { data } = await call('GET /sessions');
    expect(data.map(({ device, here, sites }) => [device, here, sites])).toEqual([
      ['Firefox on Linux', true, ['learner', 'studio']],
      ['Firefox on Windows', false, ['learner']],
      [null, false, ['learner']],
    ]);
    expect(data[0]).toMatchObject({ created_at: began.toISOString(), as_student: null });
  });

  it('include a tutor’s impersonation for the tutor, and not for the student', async () => {
    const [tutor, student] = [await addAccount('tutor'), await addAccount('student')];
    await linkStudents(server.db, tutor.id, student.id);
    const call = await logIn(tutor.email, firefox);
    await call('PUT /sessions/login_as_student', { body: { id: student.id } });
    expect((await call('GET /sessions')).data.map(({ here, as_student }) => [here, as_student])).toEqual([
      [true, null],
      [false, student.username],
    ]);
    const own = await logIn(student.email, firefox);
    expect((await own('GET /sessions')).data).toHaveLength(1);
    expect(await own('DELETE /sessions/others')).toEqual({ ended: 0 });
    expect((await call('GET /sessions')).data).toHaveLength(2);
  });

  it('exclude expired sessions', async () => {
    const { email } = await addAccount('tutor');
    await logIn(email, firefox);
    advanceClock(8 * 24 * 60);
    const call = await logIn(email, firefox);
    expect((await call('GET /sessions')).data).toHaveLength(1);
  });
});

describe('ending the others', () => {
  it('ends every session except this one, with all their impersonations, and no other user’s', async () => {
    const [tutor, student] = [await addAccount('tutor'), await addAccount('student')];
    await linkStudents(server.db, tutor.id, student.id);
    const [call, other] = [await logIn(tutor.email, firefox), await logIn(tutor.email, firefox)];
    await call('PUT /sessions/login_as_student', { body: { id: student.id } });
    const impersonation = await anImpersonation(
      server.db,
      { tutorId: tutor.id, studentId: student.id },
      { now: server.clock.now },
    );
    const bystander = await logIn(student.email, firefox);
    const { data } = await call('GET /sessions');
    expect(await call('DELETE /sessions/others')).toEqual({ ended: data.length - 1 });
    expect((await call('GET /sessions')).data.map(({ here }) => here)).toEqual([true]);
    for (const ended of [other, clientOf(server.url, impersonation.token)]) {
      await expect(ended('PUT /accounts/set_current_user')).rejects.toThrow('Session expired');
    }
    expect((await bystander('PUT /accounts/set_current_user')).id).toBe(student.id);
    expect(await call('DELETE /sessions/others')).toEqual({ ended: 0 });
  });

  it('from several sessions at the same time causes no error', async () => {
    const { email } = await addAccount('student');
    const calls = await Promise.all(Array.from({ length: 5 }, () => logIn(email, firefox)));
    const results = await Promise.allSettled(calls.map((call) => call('DELETE /sessions/others')));
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 401 });
    }
  });
});
