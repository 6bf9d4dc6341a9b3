import type { UserKind, UserType } from '@fourfold/core/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName } from '../testing/call-by-name.ts';
import { addUser } from '../testing/people.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('super-admin');
});
afterAll(() => server.stop());

const kinds = [
  ['admins', 'Admin'],
  ['students', 'Student'],
  ['tutors', 'Tutor'],
] as const satisfies [UserKind, UserType][];
let userCount = 0;
const newUser = (more: object = {}) => ({
  username: 'Ada Lovelace',
  email: `ada-${++userCount}@mail.example`,
  ...more,
});
const lettersTo = async (to: string) => (await server.letters()).filter((letter) => letter.to === to);

describe('a new account', () => {
  it.each(kinds)(
    'among %s is created with name, email, type and status, and its invitation is mailed [API-168]',
    async (kind, userType) => {
      const { username, email } = newUser();
      const body = { username: `  ${username} `, email: ` ${email}\t`, userType, status: true };
      const user = await admin.call(`POST /users/${kind}`, { body });
      expect(user).toMatchObject({
        username,
        email,
        userType,
        status: true,
        is_admin: userType === 'Admin',
        is_super_admin: false,
        is_tutor: false,
        invited: true,
        last_active_at: null,
      });
      const { data } = await admin.call(`GET /users/${kind}`, { query: { q: email } });
      expect(data).toEqual([user]);
      const [letter, ...others] = await lettersTo(email);
      expect(others).toEqual([]);
      expect(letter?.text).toContain(`Hello ${username},\n\n${admin.account.username} has made an account for you`);
      const token = /https:\/\/learner\.example\/reset-password\/([\w-]{43})\n/.exec(letter?.text ?? '')?.[1] ?? '';

      const now = server.clock.now;
      server.clock.now = new Date(now.getTime() + 6.9 * 86_400_000);
      const password = 'four in a row';
      const chosen = { reset_token: token, password, confirmPassword: password };
      await server.call('PUT /accounts/reset_password', { body: chosen });
      const account = await server.call('POST /sessions', { body: { email, password } });
      server.clock.now = now;
      expect(account.id).toBe(user.id);
      expect((await admin.call(`GET /users/${kind}`, { query: { q: email } })).data[0]).toMatchObject({
        invited: false,
        last_active_at: expect.any(String),
      });
      expect(
        await server.db
          .selectFrom('audit')
          .select(['actor_id', 'action', 'detail'])
          .where('subject_id', '=', user.id)
          .execute(),
      ).toEqual([{ actor_id: admin.account.id, action: 'create', detail: { type: userType } }]);
    },
  );

  it('has an invitation that is valid for a week', async () => {
    const { id, email } = await admin.call('POST /users/tutors', { body: newUser({ userType: 'Tutor' }) as never });
    const token = /reset-password\/([\w-]{43})/.exec((await lettersTo(email))[0]?.text ?? '')?.[1] ?? '';
    const now = server.clock.now;
    server.clock.now = new Date(now.getTime() + 7 * 86_400_000 + 1000);
    const body = { reset_token: token, password: 'four in a row', confirmPassword: 'four in a row' };
    expect(await refusalOf(server.call('PUT /accounts/reset_password', { body }))).toEqual([
      410,
      'This link is no longer valid. Please request a new one.',
    ]);
    server.clock.now = now;
    await admin.call('POST /users/invite', { body: { user_id: id } });
    expect((await lettersTo(email)).length).toBe(2);
  });

  it('is created once by repeated requests, with one letter', async () => {
    const body = { ...newUser(), id: newId(), userType: 'Student' as const };
    const users = [];
    for (const id of [body.id, body.id.toUpperCase()]) {
      users.push(await admin.call('POST /users/students', { body: { ...body, id } }));
    }
    expect(users[1]).toEqual(users[0]);
    expect((await lettersTo(body.email)).length).toBe(1);
    expect(
      await refusalOf(admin.call('POST /users/students', { body: { ...newUser(), userType: 'Student', id: body.id } })),
    ).toEqual([409, 'This id already names another user: give each user an id of its own']);
  });

  it('is created once by concurrent requests, and its id cannot be used for another user', async () => {
    for (let round = 0; round < 5; round++) {
      const body = { ...newUser(), id: newId(), userType: 'Student' };
      const create = (more: object = {}) =>
        callByName(server, admin, 'POST /users/students', { body: { ...body, ...more } });
      const same = await Promise.all([create(), create(), create()]);
      expect(same.map(({ status, body: user }) => [status, user.id])).toEqual(Array(3).fill([200, body.id]));
      expect((await lettersTo(body.email)).length).toBe(1);
      const id = newId();
      const others = await Promise.all([create({ ...newUser(), id }), create({ ...newUser(), id })]);
      expect(others.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(others.flatMap(({ body: { errors } }) => errors ?? [])).toEqual([
        'This id already names another user: give each user an id of its own',
      ]);
    }
  });

  it('is refused if its email is taken, in any case, also at the same time', async () => {
    const { username, email } = newUser();
    const spellings = [email, email.toUpperCase(), email, email];
    const replies = await Promise.all(
      spellings.map((spelling) => {
        const body = { username, email: spelling, userType: 'Student', status: true };
        return callByName(server, admin, 'POST /users/students', { body });
      }),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    for (const { status, body } of replies) {
      if (status === 409) expect(body.errors).toEqual(['An account with this email already exists.']);
    }
    expect((await lettersTo(email)).length + (await lettersTo(email.toUpperCase())).length).toBe(1);
  });

  it.each([
    [{ username: '  ' }, 'Please enter name'],
    [{ email: '' }, 'Please enter email'],
    [{ email: 'ada@' }, 'Invalid email'],
    [{ email: 'ada lovelace@mail.example' }, 'Invalid email'],
    [{ username: '', email: 'ada' }, 'Please enter name and valid email'],
    [{ userType: 'Parent' }, 'userType: expected Admin or Tutor or Student'],
    [{ userType: 'Admin' }, 'userType: expected Student'],
    [{ status: 'active' }, 'status: expected true or false'],
  ])('of %j is refused with a message', async (said, sentence) => {
    const body = { ...newUser(), userType: 'Student', status: true, ...said };
    const reply = await callByName(server, admin, 'POST /users/students', { body });
    expect([reply.status, reply.body.errors]).toEqual([400, [sentence]]);
  });

  it('is invited only once it is active', async () => {
    const user = await admin.call('POST /users/students', {
      body: { ...newUser(), userType: 'Student', status: false },
    });
    expect(user.status).toBe(false);
    expect(await lettersTo(user.email)).toEqual([]);
    const invite = () => admin.call('POST /users/invite', { body: { user_id: user.id } });
    expect(await refusalOf(invite())).toEqual([409, 'Ada Lovelace is not active: activate the account first.']);
    await admin.call('PATCH /users/students/{id}', { params: { id: user.id }, body: { status: true } });
    expect(await invite()).toEqual({ message: `The invitation to ${user.email} is on its way.` });
    expect((await lettersTo(user.email)).length).toBe(1);
  });

  it('gets no invitation if it is deactivated before the letter is sent', async () => {
    const [left, gone] = [newUser(), newUser()];
    const users = await Promise.all(
      [left, gone].map((body) => admin.call('POST /users/tutors', { body: { ...body, userType: 'Tutor' } })),
    );
    const id = users[1]?.id ?? '';
    await admin.call('PATCH /users/tutors/{id}', { params: { id }, body: { status: false } });
    expect([(await lettersTo(left.email)).length, (await lettersTo(gone.email)).length]).toEqual([1, 0]);
  });

  it('cannot be invited again once it has a password', async () => {
    const user_id = await addUser(server.db, 'tutor', 'four in a row');
    await server.db.updateTable('users').set({ username: 'Tom' }).where('id', '=', user_id).execute();
    expect(await refusalOf(admin.call('POST /users/invite', { body: { user_id } }))).toEqual([
      409,
      'Tom has chosen a password already, and can ask for a new one.',
    ]);
  });
});
