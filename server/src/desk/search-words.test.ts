import fc from 'fast-check';
import { expect, it } from 'vitest';
import { askedWords } from './search-words.ts';

it('returns the whole words and the last word as a prefix, without punctuation', () => {
  expect(askedWords('  linear  equa')).toEqual({ whole: 'linear', beginning: 'equa' });
  expect(askedWords('\\frac{1}{2}')).toEqual({ whole: 'frac 1', beginning: '2' });
  expect(askedWords('x<y & 3.5')).toEqual({ whole: 'x y', beginning: '3.5' });
  expect(askedWords("d'été")).toEqual({ whole: 'd', beginning: 'été' });
});

it('finds no word in punctuation alone', () => {
  for (const q of ['', ' ', '&|!', "':*", '. ..', '\\']) expect(askedWords(q)).toBeNull();
});

it('removes everything that a query would parse as an operator', () => {
  fc.assert(
    fc.property(fc.string(), (q) => {
      const asked = askedWords(q);
      expect(`${asked?.whole} ${asked?.beginning}`).not.toMatch(/[&|!():*<>'\\]/);
    }),
  );
});
