import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diff } from './diff.ts';
import { tokensOf } from './tokens.ts';

const itemsOf = (text: string) => [...text].map((key) => ({ key }));
const sideOf = (items: ReturnType<typeof diff<{ key: string }>>, without: 'first' | 'second') =>
  items.flatMap(({ item, side }) => (side === without ? [] : [item.key])).join('');

it('contains both lists in order, and marks the least', () => {
  const marks = diff(itemsOf('abcd'), itemsOf('axcd')).map(({ item, side }) => `${item.key} ${side}`);
  expect(marks).toEqual(['a both', 'b first', 'x second', 'c both', 'd both']);
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', 'c') }),
      fc.string({ unit: fc.constantFrom('a', 'b', 'c') }),
      (one, other) => {
        const items = diff(itemsOf(one), itemsOf(other));
        expect([sideOf(items, 'second'), sideOf(items, 'first')]).toEqual([one, other]);
      },
    ),
  );
});

it('takes a very long different part as replaced, without its comparison', () => {
  const [one, other] = ['a', 'b'].map((key) => Array.from({ length: 3_000 }, (_, at) => ({ key: `${key}${at}` })));
  const items = diff([{ key: 'x' }, ...(one ?? []), { key: 'y' }], [{ key: 'x' }, ...(other ?? []), { key: 'y' }]);
  expect(items.filter(({ side }) => side === 'both').map(({ item }) => item.key)).toEqual(['x', 'y']);
  expect(items).toHaveLength(6_002);
});

it('compares the texts, formulas, pictures and ends of blocks, whatever their formatting', () => {
  const tokens = tokensOf([
    {
      type: 'paragraph',
      children: [
        { text: 'If ' },
        { text: 'now', bold: true },
        { text: ' ' },
        { type: 'inline-math', latex: 'x=1', children: [{ text: '' }] },
        { text: ', then' },
      ],
    },
    { type: 'image', src: 'https://pictures.example/a.png', alt: 'A line', children: [{ text: '' }] },
  ]);
  expect(tokens.map(({ at, text, spaceBefore }) => [at, text, spaceBefore])).toEqual([
    ['text', 'If', false],
    ['text', 'now', true],
    ['formula', 'x=1', true],
    ['text', ',', false],
    ['text', 'then', true],
    ['break', '\n', false],
    ['object', 'Picture: A line', false],
  ]);
});
