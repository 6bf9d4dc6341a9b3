import { describe, expect, it } from 'vitest';
import { parseUsers } from './parse-users.ts';

const maya = { username: 'Maya Okafor', email: 'maya@mail.example' };
const ben = { username: 'Ben Ali', email: 'ben@mail.example' };

describe('users in a spreadsheet', () => {
  it.each([
    [
      'under their heads, in any order',
      [
        ['Class', 'E-mail', ' NAME '],
        ['7b', 'maya@mail.example', 'Maya Okafor'],
      ],
      2,
    ],
    [
      'with first and last names',
      [
        ['First name', 'Last  Name', 'Email Address'],
        ['Maya', 'Okafor', 'maya@mail.example'],
      ],
      2,
    ],
    ['without a head', [['Maya Okafor', 'maya@mail.example']], 1],
    ['without a head, the address first', [['maya@mail.example', 'Maya Okafor']], 1],
    ['below blank rows', [[], ['', ' '], ['Name', 'Email'], [], ['Maya Okafor ', ' maya@mail.example']], 5],
  ])('are found %s', (_, rows, row) => {
    expect(parseUsers(rows)).toEqual({ kind: 'users', users: [{ row, ...maya }] });
  });

  it('keep the row numbers that the author sees', () => {
    const rows = [['Name', 'Email'], ['Maya Okafor', 'maya@mail.example'], [], ['Ben Ali', 'ben@mail.example']];
    expect(parseUsers(rows)).toEqual({
      kind: 'users',
      users: [
        { row: 2, ...maya },
        { row: 4, ...ben },
      ],
    });
  });

  it('may lack a name or an address, which is reported by row', () => {
    expect(parseUsers([['Name', 'Email'], ['Maya Okafor'], ['', 'ben@mail.example']])).toEqual({
      kind: 'users',
      users: [
        { row: 2, username: 'Maya Okafor', email: '' },
        { row: 3, username: '', email: 'ben@mail.example' },
      ],
    });
  });

  it.each([
    [[], 'There is nobody in the first sheet of this file.'],
    [[['Name', 'Email'], []], 'There is nobody below the head of this file.'],
    [
      [
        ['Class', 'Email'],
        ['7b', 'maya@mail.example'],
      ],
      'Row 1 names a column for emails and none for names: call one of them “Name”.',
    ],
    [
      Array.from({ length: 1_001 }, (_, kind) => [`Student ${kind}`, `s${kind}@mail.example`]),
      'This file has 1,001 users. At most 1,000 can be added at once: divide it.',
    ],
  ])('are refused with a message if there are none, no names or too many', (rows, reason) => {
    expect(parseUsers(rows)).toEqual({ kind: 'refused', reason });
  });
});
