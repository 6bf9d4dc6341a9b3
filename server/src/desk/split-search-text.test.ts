import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitSearchText } from './search.ts';

it('returns the whole words and the last word as a prefix, without punctuation', () => {
  expect(splitSearchText('  linear  equa')).toEqual({ whole: 'linear', lastPrefix: 'equa' });
  expect(splitSearchText('\\frac{1}{2}')).toEqual({ whole: 'frac 1', lastPrefix: '2' });
  expect(splitSearchText('x<y & 3.5')).toEqual({ whole: 'x y', lastPrefix: '3.5' });
  expect(splitSearchText("d'été")).toEqual({ whole: 'd', lastPrefix: 'été' });
});

it('finds no word in punctuation alone', () => {
  for (const q of ['', ' ', '&|!', "':*", '. ..', '\\']) expect(splitSearchText(q)).toBeNull();
});

it('removes everything that a query would parse as an operator', () => {
  fc.assert(
    fc.property(fc.string(), (q) => {
      const asked = splitSearchText(q);
      expect(`${asked?.whole} ${asked?.lastPrefix}`).not.toMatch(/[&|!():*<>'\\]/);
    }),
  );
});
