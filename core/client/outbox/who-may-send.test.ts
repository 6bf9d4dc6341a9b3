import { expect, it } from 'vitest';
import { anAccount } from '../../browser/testing/an-account.ts';
import { whoMaySend } from './who-may-send.ts';

const visited = { tutor_login: { status: true, tutor_id: anAccount().id, tutor_name: 'Ms Reed' } };

it('lets an account send with its own token, but not in a tutor login or without token or account', () => {
  const account = anAccount();
  expect(whoMaySend({ token: 't', account })).toEqual({ account_id: account.id, token: 't' });
  expect(whoMaySend({ token: 't', account: anAccount(visited) })).toBeNull();
  expect(whoMaySend({ token: null, account })).toBeNull();
  expect(whoMaySend({ token: 't', account: null })).toBeNull();
});
