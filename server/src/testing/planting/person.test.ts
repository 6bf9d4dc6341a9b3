import { expect, it } from 'vitest';
import { passwordFits } from '../../accounts/password.ts';
import { personRows } from './person.ts';

it('plants somebody who can log in with their password', async () => {
  const { rows, password } = personRows('student');
  expect(await passwordFits(String(rows[0]?.values.password_hash), password)).toBe(true);
});
