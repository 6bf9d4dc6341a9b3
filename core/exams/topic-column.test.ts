import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ExamNumber, longestTopic, readTopicColumn } from './topic-column.ts';

const numbers: readonly ExamNumber[] = [1, 2, 3]
  .map((number) => ({ section: 'Reading', number }))
  .concat([1, 2].map((number) => ({ section: 'Writing', number })));
const column = (...cells: string[]) => cells.map((cell) => [cell]);

describe('a column of topics', () => {
  it('is one topic a row, across sections; an empty cell changes nothing', () => {
    expect(readTopicColumn(column('Lines', '', ' Big  ideas ', 'Commas', ''), numbers)).toEqual({
      topics: ['Lines', '', 'Big ideas', 'Commas'],
    });
  });

  it('is read without its heading', () => {
    expect(readTopicColumn(column('Topic', 'Lines'), numbers)).toEqual({ topics: ['Lines'] });
    expect(
      readTopicColumn(
        [
          ['No.', 'Title'],
          ['1', 'Lines'],
        ],
        numbers,
      ),
    ).toEqual({ topics: ['Lines'] });
  });

  it('may have the numbers before it, which begin again with each section', () => {
    const rows = ['1.', '2', '3)', '1', '2'].map((number, at) => ['', number, `Topic of ${at}`]);
    expect(readTopicColumn(rows, numbers)).toEqual({ topics: [0, 1, 2, 3, 4].map((at) => `Topic of ${at}`) });
  });

  it.each([
    [
      'a number that is not the next one',
      [
        ['1', 'A'],
        ['3', 'C'],
      ],
      'Row 2 has the number 3, where 2 of Reading is expected.',
    ],
    [
      'more rows than numbers',
      column('a', 'b', 'c', 'd', 'e', 'f'),
      'It has 6 rows, and from here on there are 5 numbers.',
    ],
    ['two columns of text', [['Lines', 'Planes']], /^Text is in 2 columns\. Keep the column of the topics/],
    ['three columns', [['1', 'Lines', 'Planes']], /^Text is in 3 columns\./],
    [
      'a title that is too long',
      column('a', 'b'.repeat(longestTopic + 1)),
      'Row 2: a topic has at most 200 characters.',
    ],
    ['nothing', column('', ' '), 'There is no topic in it.'],
    ['numbers alone', column('1', '2', '3'), 'There is no topic in it.'],
    ['a heading alone', column('Topic'), 'There is no topic in it.'],
  ])('is refused whole for %s', (_why, rows, problem) => {
    expect(readTopicColumn(rows, numbers)).toEqual({
      problem: typeof problem === 'string' ? problem : expect.stringMatching(problem),
    });
  });

  it('counts rows as the sheet does, with its heading', () => {
    expect(
      readTopicColumn(
        [
          ['#', 'Topic'],
          ['1', 'A'],
          ['4', 'B'],
        ],
        numbers,
      ),
    ).toEqual({
      problem: 'Row 3 has the number 4, where 2 of Reading is expected.',
    });
  });

  it('gives each number its own row, or a problem', () => {
    const cell = fc.oneof(fc.constant(''), fc.string({ maxLength: 12 }), fc.nat(9).map(String));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 3 }), { maxLength: 8 }), (rows) => {
        const read = readTopicColumn(rows, numbers);
        if ('problem' in read) {
          expect(read.problem).toMatch(/\.$/);
          return;
        }
        expect(read.topics.length).toBeLessThanOrEqual(numbers.length);
        for (const topic of read.topics.filter(Boolean)) {
          expect(rows.some((row) => row.some((one) => one.replace(/\s+/g, ' ').trim() === topic))).toBe(true);
        }
      }),
    );
  });
});
