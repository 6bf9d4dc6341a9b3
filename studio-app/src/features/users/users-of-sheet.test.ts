import { describe, expect, it } from 'vitest';
import { usersOfSheet } from './users-of-sheet.ts';

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
    expect(usersOfSheet(rows)).toEqual({ at: 'users', users: [{ row, ...maya }] });
  });

  it('keep the row numbers that the author sees', () => {
    const rows = [['Name', 'Email'], ['Maya Okafor', 'maya@mail.example'], [], ['Ben Ali', 'ben@mail.example']];
    expect(usersOfSheet(rows)).toEqual({
      at: 'users',
      users: [
        { row: 2, ...maya },
        { row: 4, ...ben },
      ],
    });
  });

  it('may lack a name or an address, which is reported by row', () => {
    expect(usersOfSheet([['Name', 'Email'], ['Maya Okafor'], ['', 'ben@mail.example']])).toEqual({
      at: 'users',
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
      Array.from({ length: 1_001 }, (_, at) => [`Student ${at}`, `s${at}@mail.example`]),
      'This file has 1,001 users. At most 1,000 can be added at once: divide it.',
    ],
  ])('are refused with a message if there are none, no names or too many', (rows, reason) => {
    expect(usersOfSheet(rows)).toEqual({ at: 'refused', reason });
  });
});
