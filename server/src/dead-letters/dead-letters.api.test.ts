import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Undeliverable } from '../mail/carrier.ts';
import { addUserWithEmail } from '../testing/people.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('super-admin');
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('jobs').execute();
});

/** Requests a new password and makes its letter fail. */
async function aLetterThatFails(error: Error) {
  const { email } = await addUserWithEmail(server.db, 'student');
  const { carry } = server.carrier;
  const tried: string[] = [];
  server.carrier.carry = async ({ id, text }) => {
    tried.push(`${id} ${/reset-password\/[\w-]+/.exec(text)?.[0]}`);
    throw error;
  };
  await server.call('PUT /accounts/forgot_password', { body: { email } });
  await server.letters();
  server.carrier.carry = carry;
  return { email, tried };
}
const list = () => admin.call('GET /dead_letters');
const lettersTo = async (email: string) => (await server.letters()).filter(({ to }) => to === email);

it('a refused letter is on the list with its reason, and a retry sends the same letter', async () => {
  const { email, tried } = await aLetterThatFails(new Undeliverable('550 no such mailbox'));
  const { data, count, waiting } = await list();
  expect([count, waiting]).toEqual([1, { count: 0, since: null, reason: null }]);
  expect(data).toEqual([
    {
      id: expect.any(String),
      ...{ kind: 'recovery', email, reason: '550 no such mailbox' },
      ...{ made_at: expect.any(String), failed_at: expect.any(String) },
    },
  ]);
  const id = data[0]?.id ?? '';
  const retry = () => admin.call('POST /dead_letters/{id}/retry', { params: { id } });
  expect(await retry()).toEqual({ message: 'The letter is tried again.' });
  expect(await refusalOf(retry())).toEqual([404, 'This letter is not on the list any more.']);
  const sent = await lettersTo(email);
  expect(sent.map((letter) => `${letter.id} ${/reset-password\/[\w-]+/.exec(letter.text)?.[0]}`)).toEqual(tried);
  expect(await list()).toMatchObject({ data: [], count: 0 });
});

it('a discarded letter is never sent, and the audit has who discarded it', async () => {
  const { email } = await aLetterThatFails(new Undeliverable('550 no such mailbox'));
  const id = (await list()).data[0]?.id ?? '';
  expect(await admin.call('DELETE /dead_letters/{id}', { params: { id } })).toEqual({
    message: 'The letter is discarded.',
  });
  expect(await lettersTo(email)).toEqual([]);
  const { data } = await admin.call('GET /audit', { query: { subject: 'letter', action: 'discard' } });
  expect(data).toMatchObject([{ actor: { id: admin.account.id }, subject_id: id, detail: { kind: 'recovery' } }]);
});

it('a letter that is still tried is not on the list, but counts as waiting, with its reason', async () => {
  await aLetterThatFails(new Error('connect ECONNREFUSED 127.0.0.1:25'));
  const { data, waiting } = await list();
  expect([data, waiting]).toEqual([
    [],
    { count: 1, since: expect.any(String), reason: 'connect ECONNREFUSED 127.0.0.1:25' },
  ]);
});

it('a letter is not sent if its recipient has chosen a password meanwhile', async () => {
  const { email } = await aLetterThatFails(new Undeliverable('550 no such mailbox'));
  const user = await server.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await server.call('PUT /accounts/forgot_password', { body: { email } });
  const [letter] = await lettersTo(email);
  const reset_token = /reset-password\/([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? '';
  const password = 'five in a row';
  await server.call('PUT /accounts/reset_password', { body: { reset_token, password, confirmPassword: password } });
  expect(await list()).toMatchObject({ data: [], count: 0 });
  const links = server.db.selectFrom('password_links').select('used_at').where('user_id', '=', user.id);
  expect(await links.execute()).toEqual([{ used_at: expect.any(Date) }]);
});
