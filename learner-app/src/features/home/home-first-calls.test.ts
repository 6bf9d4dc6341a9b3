import { anAccount } from '@fourfold/core/browser/testing/an-account';
import type { CallSpec } from '@fourfold/core/contract/call';
import { contract } from '@fourfold/core/contract/contract';
import type { Account } from '@fourfold/core/contract/session';
import { expect, it } from 'vitest';
import { homeFirstCalls } from './home-first-calls.ts';

const student = anAccount();
const impersonation = anAccount({ tutor_login: { ...student.tutor_login, status: true } });
const admin = anAccount({ userType: 'Admin', is_student: false, is_admin: true });

const firstCalls = (account: Account) => homeFirstCalls(account, new URLSearchParams());
const namesOf = (account: Account) => firstCalls(account).map(([call]) => call);

it('a tutor who is logged in as the student also requests the times, an admin no assignments [DSH-003, DSH-004]', () => {
  const times = ['POST /user_questions/time_spent_by_user', 'POST /user_questions/average_time_spent_by_user'];
  expect(namesOf(impersonation).filter((call) => !namesOf(student).includes(call))).toEqual(times);
  expect(namesOf(student).filter((call) => !namesOf(admin).includes(call))).toEqual(['GET /assignments']);
});

it('each first call has the input that its contract declares, and no other', () => {
  for (const [call, input] of firstCalls(impersonation)) {
    const { params, query, body }: CallSpec = contract[call];
    expect([params, query]).toEqual([undefined, undefined]);
    expect(input).toEqual(body && { body: body.parse({ ...(input as { body: object }).body }) });
  }
});
