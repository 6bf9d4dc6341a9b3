import type { sessionCalls, settingCalls } from '@fourfold/core/contract/session';
import { sentenceOf } from '@fourfold/core/refusals/catalogue';
import { createPasswordLink } from '../../../src/accounts/password-link.ts';
import { newId } from '../../../src/call/new-id.ts';
import { hashToken, newToken } from '../../../src/session/token.ts';
import { addUser } from '../../../src/testing/people.ts';
import { challenge, verifier } from '../../../src/testing/verifier.ts';
import type { AreaRows, CellContext } from '../call-row.ts';

const anyRole = ['student', 'tutor', 'tutor-login', 'admin', 'super-admin'] as const;
const countedFailures = { failures: 'failed attempts are counted' };
const password = 'a-new-password';

export const sessionRows = {
  'POST /sessions': {
    of: 'persons',
    parts: ({ owner, user }) => ({ body: { email: owner.email, password: user.password } }),
    others: [401, sentenceOf('wrong_log_in')],
    refuses: { deactivated: [401, sentenceOf('account_not_active')] },
    moves: countedFailures,
  },
  'DELETE /sessions': { of: 'caller', alone: true },
  'POST /sessions/hand_over': { of: 'caller', parts: () => ({ body: { challenge } }) },
  'POST /sessions/take_over': {
    of: 'secret',
    parts: async (at) => ({ body: { code: await aHandOverCode(at), verifier } }),
    refuses: { deactivated: [401, sentenceOf('account_not_active')] },
    moves: { hand_over_codes: 'a code is valid once', session_tokens: 'the token is created, but not returned' },
  },
  'PUT /accounts/set_current_user': { of: 'caller', shows: anyRole },
  'POST /accounts': {
    of: 'open',
    parts: async ({ db }) => {
      const code = newId();
      await db.insertInto('registration_codes').values({ code }).execute();
      return { body: { email: `${code}@mail.example`, password, code, userType: 'Student', status: true } };
    },
  },
  'PUT /accounts/forgot_password': {
    of: 'open',
    parts: async ({ db }) => ({ body: { email: `student-${await addUser(db, 'student')}@mail.example` } }),
  },
  'PUT /accounts/reset_password': {
    of: 'secret',
    parts: async ({ db, now }) => {
      const reset_token = await createPasswordLink(db, { userId: await addUser(db, 'student'), now });
      return { body: { password, confirmPassword: password, reset_token } };
    },
  },
} as const satisfies AreaRows<typeof sessionCalls>;

export const settingRows = {
  'GET /settings/get_setting': { of: 'content' },
} as const satisfies AreaRows<typeof settingCalls>;

/** A code of the caller's session, as hand_over creates it. */
async function aHandOverCode({ db, user, now }: CellContext): Promise<string> {
  const { token: code, hash } = newToken();
  const session = await db
    .selectFrom('session_tokens')
    .where('hash', '=', hashToken(user.token))
    .select(['user_id', 'session_id'])
    .executeTakeFirstOrThrow();
  const expires_at = new Date(now.getTime() + 30_000);
  await db
    .insertInto('hand_over_codes')
    .values({ hash, ...session, expires_at, challenge: hashToken(verifier) })
    .execute();
  return code;
}
