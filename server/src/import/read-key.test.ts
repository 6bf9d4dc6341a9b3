import { typedJudging } from '@fourfold/core/kinds/typed/lazy/judging';
import { describe, expect, it } from 'vitest';
import { readKey } from './read-key.ts';

const accepts = (answer: string, typed: string) =>
  typedJudging.judge({ entries: readKey(answer).entries }, { text: typed }).right;

describe('a key', () => {
  it.each([
    ['$$4$$', ['4', '4.0', '8/2']],
    ['$$\\frac{3}{4}$$', ['3/4', '0.75', '.75', '6/8']],
    ['$$\\frac{-11}{4}$$', ['-11/4', '-2.75']],
    ['$4.75', ['4.75', '$4.75']],
    ['$$x=-5$$', ['-5', '-5.0', 'x=-5', 'x = -5']],
    ['$$c=\\frac{7}{4}$$', ['7/4', '1.75', 'c=7/4']],
  ])('%s that is a number accepts every form of its value', (answer, forms) => {
    for (const typed of forms) expect([typed, accepts(answer, typed)]).toEqual([typed, true]);
    expect(readKey(answer)).toMatchObject({ doubt: null, typing: null });
    expect(readKey(answer).entries[0]?.exact).toBe(false);
  });

  it('for money shows the currency symbol left of the field', () => {
    expect(readKey('$4.75').symbol).toBe('$');
    expect(readKey('$$4.75$$').symbol).toBe('');
  });

  it.each([
    ['22,28', 'list', ['22,28', '22, 28']],
    ['330,367', 'list', ['330,367', '330, 367']],
    ['x=7, x=-7', 'list', ['x=7, x=-7', 'x=7,x=-7', '7, -7', '7,-7']],
    ['(0,6), (-6,0)', 'list', ['(0,6), (-6,0)', '(0,6),(-6,0)', '(0, 6), (-6, 0)']],
    ['$$4x+12$$', 'expression', ['4x+12', '4x + 12']],
    ['$$y=2.5x$$', 'equation', ['y=2.5x', 'y = 2.5x', '2.5x']],
    ['$$L=\\frac{A}{W}$$', 'equation', ['L=A/W', 'L = A/W', 'A/W']],
    ['m**2', 'expression', ['m^2']],
    ['Complex', 'words', ['Complex']],
  ] as const)(
    '%s is matched exactly, with and without spaces, and has to be checked by an author',
    (answer, doubt, forms) => {
      const key = readKey(answer);
      expect(key.doubt).toBe(doubt);
      expect(key.entries.every((entry) => entry.exact)).toBe(true);
      expect(key.typing).toMatch(/^How to type it: /);
      for (const typed of forms) expect([typed, accepts(answer, typed)]).toEqual([typed, true]);
    },
  );

  it('with a comma is a list and never a number: 330,367 is not 330367', () => {
    expect(accepts('330,367', '330367')).toBe(false);
  });

  it('that cannot be typed is stored as text and has to be checked by an author', () => {
    expect(readKey('$$\\oint x$$')).toEqual({
      entries: [{ text: '\\oint x', exact: true }],
      symbol: '',
      doubt: 'untypable',
      typing: null,
    });
  });
});
