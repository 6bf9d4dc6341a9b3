import { describe, expect, it } from 'vitest';
import { countAddable, statusText } from './add-many-texts.ts';

const rows = (good: number, bad: number) =>
  Array.from({ length: good + bad }, (_, at) => ({
    row: at + 1,
    username: `Student ${at}`,
    email: `s${at}@mail.example`,
    problem: at < good ? null : 'Invalid email',
  }));

describe('the announcements while many users are added', () => {
  it.each([
    [1, 0, 'The row is good.'],
    [1_000, 0, 'All 1,000 rows are good.'],
    [37, 1, '37 of 38 rows can be added; 1 is left out unless you mend the file.'],
    [0, 1, 'The row can’t be added unless you mend the file.'],
    [0, 3, '0 of 3 rows can be added; 3 are left out unless you mend the file.'],
  ])('with %d valid rows and %d invalid ones', (good, bad, words) => {
    const state = { kind: 'checked', file: 'class.csv', users: rows(good, bad) } as const;
    expect(statusText(state)).toBe(words);
    expect(countAddable(state)).toBe(good);
  });

  it.each([
    [1, 0, '1 user was added, and each is mailed a link to choose a password.'],
    [37, 1, '37 users were added, and each is mailed a link to choose a password. 1 row was left out:'],
    [0, 2, 'Nobody was added. 2 rows were left out:'],
  ])('after %d users were added and %d were not', (count, bad, words) => {
    const state = { kind: 'added', count, users: rows(count, bad) } as const;
    expect(statusText(state)).toBe(words);
    expect(countAddable(state)).toBe(0);
  });
});
