import { expect, it } from 'vitest';
import { passwordFits } from '../../accounts/password.ts';
import { personRows } from './person.ts';

it('creates a user who can log in with the password', async () => {
  const { rows, password } = personRows('student');
  expect(await passwordFits(String(rows[0]?.values.password_hash), password)).toBe(true);
});
