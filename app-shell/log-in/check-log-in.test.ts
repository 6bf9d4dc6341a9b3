import { expect, it } from 'vitest';
import { checkLogIn } from './check-log-in.ts';

it.each([
  ['', '', ['email: Please enter email', 'password: Please enter password']],
  ['   ', 'x', ['email: Please enter email']],
  ['maya', 'x', ['email: Invalid email']],
  ['maya@mail', 'x', ['email: Invalid email']],
  ['  maya@mail.example ', 'x', []],
  ['maya@mail.example', '', ['password: Please enter password']],
  ['maya@mail.example', ' ', []],
])('log-in with %j and %j says %j', (email, password, expected) => {
  expect(checkLogIn({ email, password }).map(({ field, message }) => `${field}: ${message}`)).toEqual(expected);
});
