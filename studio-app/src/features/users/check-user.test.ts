import { describe, expect, it } from 'vitest';
import { checkUser, type Typed } from './check-user.ts';

const typed = (patch: Partial<Typed>): Typed => ({
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
      { username: 'Please enter name', email: 'Invalid email', whole: 'Please enter name and valid email' },
    ],
    [
      { username: '', email: '', userType: '' },
      {
        username: 'Please enter name',
        email: 'Please enter email',
        userType: 'User type not specified',
        whole: 'Please enter name and valid email',
      },
    ],
  ] satisfies [Partial<Typed>, object][])('returns for %j: %j', (patch, faults) => {
    expect(checkUser(typed(patch))).toEqual(faults);
  });
});
