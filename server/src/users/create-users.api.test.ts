import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callByName } from '../testing/call-by-name.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('users').execute();
  admin = await server.as('super-admin');
});

const create = (users: { row: number; username: string; email: string }[], dry_run = false) =>
  admin.call('POST /users/create_multiple', { body: { userType: 'Student', dry_run, users } });
const emails = async () =>
  (
    await server.db.selectFrom('users').select('email').where('user_type', '=', 'Student').orderBy('email').execute()
  ).map(({ email }) => email);
const sheet = [
  { row: 2, username: ' Ada  Lovelace', email: 'ada@mail.example ' },
  { row: 3, username: 'Sam', email: 'sam@mail' },
  { row: 5, username: 'Ada', email: 'ADA@mail.example' },
  { row: 6, username: '', email: '' },
  { row: 7, username: 'Zoe', email: 'zoe@mail.example' },
];
const problems = [null, 'Invalid email', 'The same email is in row 2.', 'Please enter name and valid email', null];

describe('many accounts in one call', () => {
  it('are only checked in a dry run, with the same problem for each row', async () => {
    const reply = await create(sheet, true);
    expect(reply.created).toBe(0);
    expect(reply.rows).toEqual(sheet.map(({ row }, at) => ({ row, problem: problems[at], id: null })));
    expect([await emails(), await server.letters()]).toEqual([[], []]);
  });

  it('are created if their row is valid, and each is invited', async () => {
    const reply = await create(sheet);
    expect(reply.created).toBe(2);
    expect(reply.rows.map(({ problem }) => problem)).toEqual(problems);
    expect(await emails()).toEqual(['ada@mail.example', 'zoe@mail.example']);
    const { data } = await admin.call('GET /users/students', { query: {} });
    expect(data.map(({ username, invited, id }) => [username, invited, id])).toEqual([
      ['Ada Lovelace', true, reply.rows[0]?.id],
      ['Zoe', true, reply.rows[4]?.id],
    ]);
    expect((await server.letters()).map(({ to }) => to).toSorted()).toEqual(['ada@mail.example', 'zoe@mail.example']);
    const audit = await server.db.selectFrom('audit').select(['action', 'subject_id']).execute();
    expect(audit.map(({ subject_id }) => subject_id).toSorted()).toEqual(data.map(({ id }) => id).toSorted());
  });

  it('are created once if the same sheet is sent repeatedly, also at the same time and in another order', async () => {
    const many = Array.from({ length: 300 }, (_, at) => ({
      row: at + 2,
      username: `Student ${at}`,
      email: `student-${at}@mail.example`,
    }));
    const replies = await Promise.all([create(many), create(many.toReversed()), create(many)]);
    expect(replies.map(({ created }) => created).reduce((sum, count) => sum + count)).toBe(300);
    for (const { rows } of replies) {
      for (const { id, problem } of rows) {
        expect(id === null ? problem : null).toBe(id === null ? 'An account with this email already exists.' : null);
      }
    }
    expect((await create(many)).created).toBe(0);
    expect((await emails()).length).toBe(300);
  });

  it.each([
    ['no row', { users: [] }, 'users: expected at least 1 entries'],
    ['another type', { userType: 'Parent' }, 'userType: expected Admin or Tutor or Student'],
    [
      'more than a thousand rows',
      { users: Array.from({ length: 1_001 }, () => sheet[0]) },
      'users: expected at most 1000 entries',
    ],
  ])('with %s are all refused', async (_, said, sentence) => {
    const body = { userType: 'Student', dry_run: false, users: sheet, ...said };
    const reply = await callByName(server, admin, 'POST /users/create_multiple', { body });
    expect([reply.status, reply.body.errors]).toEqual([400, [sentence]]);
    expect(await emails()).toEqual([]);
  });
});
