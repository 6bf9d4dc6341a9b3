import { expect, it } from 'vitest';
import { visiblePart, visibleText } from './visible-part.ts';

const table = (rows: number, columns: number) => Array<string[]>(rows).fill(Array<string>(columns).fill('1'));
const ends = (numbers: readonly number[]) => [numbers.at(0), numbers.at(-1), numbers.length];

it('a small table is rendered in full', () => {
  const { rows, columns, rest } = visiblePart(table(60, 4), null);
  expect([ends(rows), ends(columns), rest]).toEqual([[0, 59, 60], [0, 3, 4], null]);
});

it('a large table is rendered up to 200 rows and 40 columns, and the others are counted', () => {
  const { rows, columns, rest } = visiblePart(table(5_200, 1_000), null);
  expect([ends(rows), ends(columns)]).toEqual([
    [0, 199, 200],
    [0, 39, 40],
  ]);
  expect(rest).toBe('And 5,000 more rows and 960 more columns.');
  expect(visiblePart(table(201, 40), null).rest).toBe('And 1 more row.');
  expect(visiblePart(table(200, 41), null).rest).toBe('And 1 more column.');
});

it('the marked cell is in the rendered part, in its middle or at the end of the table', () => {
  const marked = { row: 1_001, column: 500 };
  const middle = visiblePart(table(5_000, 1_000), marked);
  expect([ends(middle.rows), ends(middle.columns)]).toEqual([
    [900, 1_099, 200],
    [480, 519, 40],
  ]);
  const end = visiblePart(table(5_000, 1_000), { row: 5_000, column: 999 });
  expect([ends(end.rows), ends(end.columns)]).toEqual([
    [4_800, 4_999, 200],
    [960, 999, 40],
  ]);
});

it('a marked cell below the last row or after the last column is rendered too, without counting as a row', () => {
  const { rows, columns, rest } = visiblePart(table(300, 3), { row: 301, column: 3 });
  expect([ends(rows), ends(columns), rest]).toEqual([[101, 300, 200], [0, 3, 4], 'And 101 more rows.']);
});

it('a long text is rendered up to 200 characters', () => {
  expect(visibleText('x'.repeat(200))).toBe('x'.repeat(200));
  expect(visibleText('x'.repeat(5_000))).toBe(`${'x'.repeat(200)}…`);
  expect(visibleText()).toBe('');
});
