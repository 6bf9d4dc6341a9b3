import { describe, expect, it } from 'vitest';
import { rowsOf } from '../spreadsheet/testing/files.ts';
import { sheetDocument, sheetTemplate } from './sheet-document.ts';

const header = ['Number', 'Question', 'A', 'B', 'Answer'];
const codesOf = (...row: string[]) => sheetDocument('a.csv', [header, row]).items[0]?.doubts.map(({ code }) => code);

describe('sheetDocument', () => {
  it('reads its own template without a doubt, with formulas', async () => {
    const { items, doubts } = sheetDocument('questions.csv', await rowsOf('questions.csv', sheetTemplate));
    expect(doubts).toEqual([]);
    expect(items.map((item) => item.doubts)).toEqual([[], []]);
    expect(items.map(({ key }) => key)).toEqual([{ letters: ['B'] }, { values: ['12'] }]);
    expect(items[0]?.stem).toEqual([
      {
        type: 'paragraph',
        children: [
          { text: 'What is ' },
          { type: 'inline-math', latex: '\\frac{1}{2} + \\frac{1}{4}', children: [{ text: '' }] },
          { text: '?' },
        ],
      },
    ]);
  });

  it('has a doubt for what is missing or cannot be', () => {
    expect(codesOf('1', 'q', 'a', 'b', 'B')).toEqual([]);
    expect(codesOf('1', 'q', 'a', 'b', '')).toEqual(['no-key']);
    expect(codesOf('1', 'q', 'a', 'b', 'C')).toEqual(['unread-key']);
    expect(codesOf('1', '', 'a', 'b', 'A')).toEqual(['empty-stem']);
    expect(codesOf('1', 'q', '', 'b', 'B')).toEqual(['empty-choice']);
    expect(
      sheetDocument('a.csv', [header, ['1', 'q', 'a', 'b', 'A'], ['1', 'r', 'a', 'b', 'A']]).items[0]?.doubts,
    ).toHaveLength(1);
    expect(
      sheetDocument('a.csv', [
        [...header, 'Level'],
        ['1', 'q', 'a', 'b', 'A', '3'],
      ]).doubts,
    ).toHaveLength(1);
  });

  it('refuses a sheet without its columns, and one of 10,000 rows', () => {
    expect(() => sheetDocument('a.csv', [['Text'], ['q']])).toThrow('no column “Question” and no column “Answer”');
    const rows = Array.from({ length: 10_000 }, (_, at) => [String(at), 'q', 'a', 'b', 'A']);
    expect(() => sheetDocument('a.csv', [header, ...rows])).toThrow(
      'has 10,000 rows. Divide it into sheets of at most 500 questions.',
    );
  });
});
