import type { UserKind, UserType } from '@fourfold/core/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { ask } from '../testing/ask.ts';
import { request } from '../testing/client.ts';
import { addUser, linkStudents } from '../testing/people.ts';
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
let made = 0;
const someone = (more: object = {}) => ({ username: 'Ada Lovelace', email: `ada-${++made}@mail.example`, ...more });
const lettersTo = async (to: string) => (await server.letters()).filter((letter) => letter.to === to);
const rename = (id: string, username: string, more: object = {}) =>
  server.db
    .updateTable('users')
    .set({ username, ...more })
    .where('id', '=', id)
    .execute();

describe('a new account', () => {
  it.each(kinds)(
    'among %s is made with name, email, type and status, and its invitation mailed [API-168]',
    async (kind, userType) => {
      const { username, email } = someone();
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

  it('has an invitation that is good for a week and no longer', async () => {
    const { id, email } = await admin.call('POST /users/tutors', { body: someone({ userType: 'Tutor' }) as never });
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

  it('is one however often the same request comes, with one letter', async () => {
    const body = { ...someone(), id: newId(), userType: 'Student' as const };
    const users = [];
    for (const id of [body.id, body.id.toUpperCase()]) {
      users.push(await admin.call('POST /users/students', { body: { ...body, id } }));
    }
    expect(users[1]).toEqual(users[0]);
    expect((await lettersTo(body.email)).length).toBe(1);
    expect(
      await refusalOf(admin.call('POST /users/students', { body: { ...someone(), userType: 'Student', id: body.id } })),
    ).toEqual([409, 'This id already names another user: give each user an id of its own']);
  });

  it('is one also when the same requests come at the same moment, and its id names nobody else', async () => {
    for (let round = 0; round < 5; round++) {
      const body = { ...someone(), id: newId(), userType: 'Student' };
      const create = (more: object = {}) => ask(server, admin, 'POST /users/students', { body: { ...body, ...more } });
      const same = await Promise.all([create(), create(), create()]);
      expect(same.map(({ status, body: user }) => [status, user.id])).toEqual(Array(3).fill([200, body.id]));
      expect((await lettersTo(body.email)).length).toBe(1);
      const id = newId();
      const others = await Promise.all([create({ ...someone(), id }), create({ ...someone(), id })]);
      expect(others.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(others.flatMap(({ body: { errors } }) => errors ?? [])).toEqual([
        'This id already names another user: give each user an id of its own',
      ]);
    }
  });

  it('takes no email that another has, in capitals or not, not even at the same moment', async () => {
    const { username, email } = someone();
    const spellings = [email, email.toUpperCase(), email, email];
    const replies = await Promise.all(
      spellings.map((spelling) => {
        const body = { username, email: spelling, userType: 'Student', status: true };
        return ask(server, admin, 'POST /users/students', { body });
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
  ])('of %j is refused with a sentence', async (said, sentence) => {
    const body = { ...someone(), userType: 'Student', status: true, ...said };
    const reply = await ask(server, admin, 'POST /users/students', { body });
    expect([reply.status, reply.body.errors]).toEqual([400, [sentence]]);
  });

  it('that may not log in yet is not invited before it may', async () => {
    const user = await admin.call('POST /users/students', {
      body: { ...someone(), userType: 'Student', status: false },
    });
    expect(user.status).toBe(false);
    expect(await lettersTo(user.email)).toEqual([]);
    const invite = () => admin.call('POST /users/invite', { body: { user_id: user.id } });
    expect(await refusalOf(invite())).toEqual([409, 'Ada Lovelace is not active: activate the account first.']);
    await admin.call('PATCH /users/students/{id}', { params: { id: user.id }, body: { status: true } });
    expect(await invite()).toEqual({ message: `The invitation was sent to ${user.email}.` });
    expect((await lettersTo(user.email)).length).toBe(1);
  });

  it('is told to be invited again only once the letter is on its way', async () => {
    const user = await admin.call('POST /users/tutors', { body: { ...someone(), userType: 'Tutor' } });
    const { mailer } = server.deps;
    server.deps.mailer = { ...mailer, sendInvitation: () => Promise.reject(new Error('no mail server')) };
    const refused = refusalOf(admin.call('POST /users/invite', { body: { user_id: user.id } }));
    expect(await refused).toEqual([409, `The invitation to ${user.email} could not be sent. Try again later.`]);
    server.deps.mailer = mailer;
  });

  it('is not invited again once it has a password', async () => {
    const user_id = await addUser(server.db, 'tutor', 'four in a row');
    await rename(user_id, 'Tom');
    expect(await refusalOf(admin.call('POST /users/invite', { body: { user_id } }))).toEqual([
      409,
      'Tom has chosen a password already, and can ask for a new one.',
    ]);
  });
});

describe('a page of users', () => {
  it.each(kinds)('of %s is asked for by its number, by name, with how many there are [API-169]', async (kind, _) => {
    const role = ({ admins: 'admin', students: 'student', tutors: 'tutor' } as const)[kind];
    const names = Array.from({ length: 12 }, (_, at) => `Paged ${role} ${String.fromCharCode(65 + at)}`);
    for (const [at, name] of names.toReversed().entries()) {
      await rename(await addUser(server.db, role), at % 2 ? name : name.toLowerCase());
    }
    const query = { q: `paged ${role}`, limit: '5' };
    const pages = [];
    for (const offset of ['1', '2', '3', '4'])
      pages.push(await ask(server, admin, `GET /users/${kind}`, { query: { ...query, offset } }));
    const shown = pages.map(({ body }) => (body.data ?? []).map(({ username }) => String(username).toLowerCase()));
    expect(shown.flat()).toEqual(names.map((name) => name.toLowerCase()));
    expect(shown.map((page) => page.length)).toEqual([5, 5, 2, 0]);
    expect(pages.map(({ body }) => body.count)).toEqual([12, 12, 12, 12]);
    expect((await admin.call(`GET /users/${kind}`, { query: {} })).data.length).toBe(10);
  });

  it('has whoever’s name or email has what is asked for, whatever signs that has', async () => {
    const id = await addUser(server.db, 'student');
    await rename(id, '100% O’Neil_x', { email: 'o.neil+sat@mail.example' });
    for (const q of ['100%', 'o’neil_', 'NEIL+SAT@']) {
      expect(
        (await admin.call('GET /users/students', { query: { q } })).data.map((user) => user.id),
        q,
      ).toEqual([id]);
    }
    expect((await admin.call('GET /users/students', { query: { q: '%_%' } })).count).toBe(0);
  });

  it('of tutors has admins who are tutors too, each with their living students by name [API-169]', async () => {
    const [tutor, both, zoe, abe, gone] = [
      await addUser(server.db, 'tutor'),
      await addUser(server.db, 'admin'),
      await addUser(server.db, 'student'),
      await addUser(server.db, 'student'),
      await addUser(server.db, 'student'),
    ];
    for (const [id, name] of [
      [tutor, 'Linked one'],
      [both, 'Linked two'],
      [zoe, 'zoe'],
      [abe, 'Abe'],
    ] as const) {
      await rename(id, name);
    }
    await linkStudents(server.db, tutor, zoe, abe, gone);
    await linkStudents(server.db, both, zoe);
    await rename(gone, 'Gone', { deleted_at: new Date() });
    const listed = async (kind: UserKind) => (await admin.call(`GET /users/${kind}`, { query: { q: 'linked ' } })).data;
    expect((await listed('tutors')).map(({ username, linked_users }) => [username, linked_users])).toEqual([
      ['Linked one', [abe, zoe]],
    ]);
    await admin.call('PUT /users/add_role', { body: { user_id: both, role: 'Tutor' } });
    const tutors = await listed('tutors');
    expect(tutors.map(({ username, linked_users }) => [username, linked_users])).toEqual([
      ['Linked one', [abe, zoe]],
      ['Linked two', [zoe]],
    ]);
    expect(tutors[0]?.linked_students[0]).toMatchObject({ id: abe, username: 'Abe' });
    expect((await listed('admins')).map(({ id }) => id)).toEqual([both]);
  });

  it('is there for super admins alone', async () => {
    for (const role of ['admin', 'tutor', 'student', 'tutor-login'] as const) {
      const { token } = await server.as(role);
      for (const [kind] of kinds) {
        expect((await request(server.url, `GET /users/${kind}`, {}, token)).status).toBe(403);
        const body = someone({ userType: 'Student' });
        expect((await request(server.url, `POST /users/${kind}`, { body }, token)).status).toBe(403);
      }
    }
  });
});

describe('the results of a student', () => {
  it('are the super admin’s to hand on, and it is kept that they were read', async () => {
    const student = await server.as('student');
    const { id } = student.account;
    const { exported_at: _, ...own } = await student.call('GET /accounts/results');
    const { exported_at: __, ...read } = await admin.call('GET /users/students/{id}/results', { params: { id } });
    expect(read).toEqual(own);
    const audit = await server.db.selectFrom('audit').select(['actor_id', 'action']).where('for_id', '=', id).execute();
    expect(audit).toEqual([{ actor_id: admin.account.id, action: 'read_results' }]);
  });

  it('are nobody’s who is no student', async () => {
    for (const id of [admin.account.id, newId()]) {
      const asked = admin.call('GET /users/students/{id}/results', { params: { id } });
      expect(await refusalOf(asked)).toEqual([404, 'Student not found']);
    }
  });
});
