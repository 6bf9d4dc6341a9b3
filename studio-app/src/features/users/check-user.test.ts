import { describe, expect, it } from 'vitest';
import { checkUser, type UserForm } from './check-user.ts';

const typed = (patch: Partial<UserForm>): UserForm => ({
  username: 'Maya Okafor',
  email: 'maya@mail.example',
  userType: 'Student',
  ...patch,
});

describe('the check of a new user', () => {
  it.each([
    [{}, {}],
    [{ username: ' Maya ', email: ' maya@mail.example ' }, {}],
    [{ username: '' }, { username: 'Please enter name' }],
    [{ username: '   ' }, { username: 'Please enter name' }],
    [{ username: '--' }, { username: 'Please enter name' }],
    [{ email: '' }, { email: 'Please enter email' }],
    [{ email: '  ' }, { email: 'Please enter email' }],
    [{ email: 'maya@mail' }, { email: 'Invalid email' }],
    [{ userType: '' }, { userType: 'User type not specified' }],
    [
      { username: '', email: 'maya' },
      { username: 'Please enter name', email: 'Invalid email', formError: 'Please enter name and valid email' },
    ],
    [
      { username: '', email: '', userType: '' },
      {
        username: 'Please enter name',
        email: 'Please enter email',
        userType: 'User type not specified',
        formError: 'Please enter name and valid email',
      },
    ],
  ] satisfies [Partial<UserForm>, object][])('returns for %j: %j', (patch, errors) => {
    expect(checkUser(typed(patch))).toEqual(errors);
  });
});
