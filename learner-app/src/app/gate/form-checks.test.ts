import { expect, it } from 'vitest';
import { checkRecovery, checkRegistration, checkReset } from './form-checks.ts';

const messages = (faults: readonly { field: string; message: string }[]) =>
  faults.map(({ field, message }) => `${field}: ${message}`);

const refused = 'Please enter valid email and password & confirm password should match.';
const short = 'New Password should be minimum 8 characters.';
it.each([
  ['', 'four in a row', 'four in a row', ['email: Invalid email', `email: ${refused}`]],
  ['maya', 'four', 'five', ['email: Invalid email', `email: ${refused}`]],
  ['maya@mail.example', '', '', [`password: ${short}`, `password: ${refused}`]],
  ['maya@mail.example', '1234567', '1234567', [`password: ${short}`, `password: ${refused}`]],
  [
    'maya@mail.example',
    'four in a row',
    'Four in a row',
    ['confirm: New Password & Confirm Password should match.', `confirm: ${refused}`],
  ],
  [' maya@mail.example ', 'four in a row', 'four in a row', []],
])('registration with %j, %j and %j says %j', (email, password, confirm, expected) => {
  expect(messages(checkRegistration({ email, password, confirm, code: 'FOURFOLD' }))).toEqual(expected);
});

it('requires only an email for a recovery link', () => {
  expect(messages(checkRecovery({ email: ' ' }))).toEqual(['email: Please enter email']);
  expect(checkRecovery({ email: 'maya' })).toEqual([]);
});

it.each([
  ['1234567', '1234567', ['password: New Password should be minimum 8 characters.']],
  ['', '', ['password: New Password should be minimum 8 characters.']],
  ['12345678', '12345679', ['confirm: New Password & Confirm Password should match.']],
  ['12345678', '12345678', []],
])('a reset to %j and %j says %j', (password, confirm, expected) => {
  expect(messages(checkReset({ password, confirm }))).toEqual(expected);
});
