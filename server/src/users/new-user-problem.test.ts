import { sentenceOf } from '@fourfold/core/refusals/catalogue';
import { describe, expect, it } from 'vitest';
import { newUserProblem, userRowProblems } from './create-users.ts';

const email = 'ada@mail.example';

describe('the problem of a new account', () => {
  it.each([
    ['Ada', email, null],
    ['阿达', email, null],
    ['', email, 'Please enter name'],
    ['—', email, 'Please enter name'],
    ['Ada', '', 'Please enter email'],
    ['Ada', 'ada', 'Invalid email'],
    ['Ada', 'ada@mail', 'Invalid email'],
    ['Ada', `${'a'.repeat(250)}@mail.example`, 'Invalid email'],
    ['', '', 'Please enter name and valid email'],
    ['', 'ada@', 'Please enter name and valid email'],
    ['Ada\u202e', email, 'The name has characters that cannot be seen. Please type it instead of pasting it.'],
    ['a'.repeat(101), email, 'Please enter a name of at most 100 characters'],
  ])('“%s” with “%s”: %s', (username, address, problem) => {
    const code = newUserProblem({ username, email: address });
    expect(code && sentenceOf(code)).toBe(problem);
  });

  it('is an email of an earlier valid row or of an existing account, in any case', () => {
    const rows = [
      { row: 2, username: '', email },
      { row: 3, username: 'Ada', email },
      { row: 4, username: 'Ada again', email: email.toUpperCase() },
      { row: 5, username: 'Sam', email: 'Sam@mail.example' },
      { row: 6, username: 'Eve', email: 'eve@mail.example' },
    ];
    expect(userRowProblems(rows, new Set(['sam@mail.example']))).toEqual([
      'Please enter name',
      null,
      'The same email is in row 3.',
      'An account with this email already exists.',
      null,
    ]);
  });
});
