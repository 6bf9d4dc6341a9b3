import { describe, expect, it } from 'vitest';
import { anAccount } from '../../../browser/testing/an-account.ts';
import { peopleCalls } from '../../../contract/people.ts';
import { isSessionState, stateAfter } from './session-state.ts';

const schema = peopleCalls['GET /sessions/events'].reply;
const account = anAccount();

describe('the session state of a stream', () => {
  it.each([
    { state: 'account', account },
    { state: 'account', account: { ...account, tutor_login: { status: true, tutor_id: account.id, tutor_name: 'T' } } },
    { state: 'account', account: { ...account, id: 'maya' } },
    { state: 'account', account: { ...account, tutor_login: undefined } },
    { state: 'account' },
    { state: 'ended', why: 'logged-out' },
    { state: 'ended', why: 'expired' },
    { state: 'ended', why: 'not-active' },
    { state: 'ended', why: 'student-unlinked' },
    { state: 'ended', why: 'bored' },
    { state: 'ended' },
    { state: 'elsewhere', account, why: 'expired' },
    { account },
    [],
    'ended',
    null,
    undefined,
  ])('is accepted exactly when the contract accepts it: %j', (value) => {
    expect(isSessionState(value)).toBe(schema.safeParse(value).success);
  });

  it.each([
    ['session_expired', 'expired'],
    ['account_not_active', 'not-active'],
    ['student_unlinked', 'student-unlinked'],
  ] as const)('for %s is "%s"', (code, why) => {
    expect(stateAfter(code)).toEqual({ state: 'ended', why });
  });

  it('is null for another refusal', () => {
    expect(stateAfter('not_found')).toBeNull();
    expect(stateAfter('Session expired')).toBeNull();
    expect(stateAfter(undefined)).toBeNull();
  });
});
