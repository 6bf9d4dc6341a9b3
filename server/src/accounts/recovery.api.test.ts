import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Undeliverable } from '../mail/carrier.ts';
import { request } from '../testing/client.ts';
import { addUserWithEmail, aPerson } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { waitingForLocks } from '../testing/waiting-for-locks.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('failures').execute();
});

const old = 'four in a row';
const fresh = 'five in a row';

const addStudent = () => addUserWithEmail(server.db, 'student', old);
const forgot = (email: string, device?: string) =>
  request(server.url, 'PUT /accounts/forgot_password', { body: { email, device } });
/** Moves the stored failures to other addresses, so that the next call seems to come from a new one. */
const moveFailuresToOtherAddresses = async () => {
  const failures = await server.db.selectFrom('failures').select(['id', 'subject']).execute();
  for (const [n, { id, subject }] of failures.entries()) {
    if (subject.endsWith('127.0.0.1'))
      await server.db
        .updateTable('failures')
        .set({ subject: subject.replace('127.0.0.1', `198.51.100.${n}`) })
        .where('id', '=', id)
        .execute();
  }
};
const reset = (reset_token: string, password = fresh, confirmPassword = password) =>
  request(server.url, 'PUT /accounts/reset_password', { body: { password, confirmPassword, reset_token } });
const logIn = (email: string, password: string) => request(server.url, 'POST /sessions', { body: { email, password } });

const countWaitingForLocks = () => waitingForLocks(server.db);

async function linkFor(email: string): Promise<string> {
  await forgot(email);
  const letters = (await server.letters()).filter((letter) => letter.to === email);
  return /https:\/\/learner\.example\/reset-password\/([\w-]{43})\b/.exec(letters.at(-1)?.text ?? '')?.[1] ?? '';
}

describe('a recovery link', () => {
  it('is mailed to an account, and the reply is the same if there is none [API-009]', async () => {
    const { email } = await addStudent();
    const known = await forgot(email);
    const unknown = await forgot('nobody@mail.example');
    for (const reply of [known, unknown]) {
      expect([reply.status, await reply.json()]).toEqual([
        200,
        { message: 'If an account exists for this email, a recovery link has been sent.' },
      ]);
    }
    expect((await server.letters()).map((letter) => letter.to)).toEqual([email]);
  });

  it('is refused for a missing and a malformed email [API-009]', async () => {
    expect(await (await forgot('')).json()).toMatchObject({ errors: ['Please enter email'] });
    expect(await (await forgot('ada')).json()).toMatchObject({ errors: ['Invalid email'] });
  });

  it('is mailed at most three times an hour', async () => {
    const { email } = await addStudent();
    for (let n = 0; n < 3; n++) expect((await forgot(email)).status).toBe(200);
    const refused = await forgot(email);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ errors: ['Too many attempts. Please try again in 60 minutes.'] });
    const mailed = (await server.letters()).filter((letter) => letter.to === email);
    expect(mailed).toHaveLength(3);
  });

  it('is mailed even if others at another address have reached their limit', async () => {
    const { email } = await addStudent();
    for (let n = 0; n < 4; n++) await forgot(email);
    await moveFailuresToOtherAddresses();
    expect((await forgot(email)).status).toBe(200);
    expect((await server.letters()).filter((letter) => letter.to === email)).toHaveLength(4);
  });

  it('is mailed to a known browser even if others at the same address have reached their limit', async () => {
    const { email } = await addStudent();
    const device = (await logIn(email, old)).headers.get('x-user-device') ?? '';
    for (let n = 0; n < 4; n++) await forgot(email);
    expect((await forgot(email)).status).toBe(429);
    for (let n = 0; n < 3; n++) expect((await forgot(email, device)).status).toBe(200);
    expect((await forgot(email, device)).status).toBe(429);
    expect((await server.letters()).filter((letter) => letter.to === email)).toHaveLength(6);
  });

  it('is mailed at most ten times an hour for requests from any addresses; the links stay valid', async () => {
    const { email } = await addStudent();
    for (let n = 0; n < 14; n++) {
      expect((await forgot(email)).status).toBe(200);
      await server.letters();
      await moveFailuresToOtherAddresses();
    }
    const letters = (await server.letters()).filter((letter) => letter.to === email);
    expect(letters).toHaveLength(10);
    const link = /reset-password\/([\w-]{43})\b/.exec(letters[0]?.text ?? '')?.[1] ?? '';
    expect((await reset(link)).status).toBe(200);
    // Using a link invalidates the others, so further letters are allowed.
    expect(await linkFor(email)).not.toBe('');
    expect((await server.letters()).filter((letter) => letter.to === email)).toHaveLength(11);
  });

  it('is stored only as its SHA-256 and is never logged', async () => {
    const { email } = await addStudent();
    const token = await linkFor(email);
    expect(token).not.toBe('');
    expect(server.logged.join('')).not.toContain(token);
    const links = await server.db.selectFrom('password_links').select('hash').execute();
    expect(links.some((link) => link.hash.toString('utf8').includes(token))).toBe(false);
  });

  it('is not in the database while its letter waits or after it has failed', async () => {
    const { email } = await addStudent();
    const { carry } = server.carrier;
    let text = '';
    server.carrier.carry = async (letter) => {
      text = letter.text;
      throw new Undeliverable('550 no such mailbox');
    };
    await linkFor(email);
    server.carrier.carry = carry;
    const token = /reset-password\/([\w-]{43})\b/.exec(text)?.[1] ?? '';
    expect(token).not.toBe('');
    const jobs = await server.db.selectFrom('jobs').selectAll().execute();
    expect(jobs).toMatchObject([{ kind: 'recovery', reason: '550 no such mailbox' }]);
    expect(JSON.stringify(jobs)).not.toContain(token);
    await server.db.deleteFrom('jobs').execute();
  });
});

describe('a reset', () => {
  it('changes the password, and returns a message [API-010]', async () => {
    const { email } = await addStudent();
    const reply = await reset(await linkFor(email));
    expect([reply.status, await reply.json()]).toEqual([
      200,
      { message: 'Your password has been changed. Please log in.' },
    ]);
    expect((await logIn(email, fresh)).status).toBe(200);
    expect((await logIn(email, old)).status).toBe(401);
  });

  it('ends every session of the account', async () => {
    const { id, email } = await addStudent();
    const sessions = async () =>
      (await server.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()).length;
    await logIn(email, old);
    await logIn(email, old);
    expect(await sessions()).toBe(2);
    await reset(await linkFor(email));
    expect(await sessions()).toBe(0);
    const bystander = await aPerson(server.db, 'student');
    expect((await request(server.url, 'PUT /accounts/set_current_user', {}, bystander.token)).status).toBe(200);
  });

  it('works once with a link, also for concurrent calls, and invalidates older links', async () => {
    const { email } = await addStudent();
    const older = await linkFor(email);
    const link = await linkFor(email);
    const replies = await Promise.all([reset(link), reset(link, 'six in a row!')]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 410]);
    for (const spent of [link, older]) {
      const reply = await reset(spent);
      expect([reply.status, await reply.json()]).toMatchObject([
        410,
        { errors: ['This link is no longer valid. Please request a new one.'] },
      ]);
    }
  });

  it('waits for a concurrent deletion of the account, and does not deadlock with it', async () => {
    const { id, email } = await addStudent();
    const link = await linkFor(email);
    const resetting = await server.db.transaction().execute(async (tx) => {
      await tx.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', id).execute();
      const asked = reset(link);
      await vi.waitFor(async () => expect(await countWaitingForLocks()).toBe(1), 60_000);
      await tx.deleteFrom('password_links').where('user_id', '=', id).execute();
      return { asked };
    });
    expect((await resetting.asked).status).toBe(410);
  });

  it('is refused an hour after the mail', async () => {
    const before = server.clock.now;
    const { email } = await addStudent();
    const link = await linkFor(email);
    server.clock.now = new Date(before.getTime() + 3_600_000);
    expect((await reset(link)).status).toBe(410);
    server.clock.now = before;
    expect((await logIn(email, old)).status).toBe(200);
  });

  it.each([
    ['a password shorter than 8', ['1234567', '1234567'], 'New Password should be minimum 8 characters.'],
    ['another confirmation', ['12345678', '12345679'], 'New Password & Confirm Password should match.'],
  ] as const)('is refused with %s, and the link stays valid [API-010]', async (_what, [password, confirm], message) => {
    const { email } = await addStudent();
    const link = await linkFor(email);
    const refused = await reset(link, password, confirm);
    expect([refused.status, await refused.json()]).toMatchObject([400, { errors: [message] }]);
    expect((await reset(link)).status).toBe(200);
  });

  it('is refused with an unknown token [API-010]', async () => {
    expect((await reset('A'.repeat(43))).status).toBe(410);
  });

  it('unlocks an account that was locked for wrong passwords', async () => {
    const { email } = await addStudent();
    for (let n = 0; n < 10; n++) await logIn(email, 'not the one');
    expect((await logIn(email, old)).status).toBe(429);
    await reset(await linkFor(email));
    expect((await logIn(email, fresh)).status).toBe(200);
  });
});
