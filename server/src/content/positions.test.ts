import fc from 'fast-check';
import { expect, it } from 'vitest';
import { containsAll, withItem } from './positions.ts';

const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 });

it('puts an item at its position, clamped to the list, and keeps the order of the others', () => {
  fc.assert(
    fc.property(
      ids,
      fc.constantFrom(...'abcxyz'),
      fc.option(fc.integer({ min: -2, max: 12 })),
      (list, id, position) => {
        const put = withItem(list, id, position ?? undefined);
        const others = list.filter((other) => other !== id);
        expect(put.filter((other) => other !== id)).toEqual(others);
        expect(put).toHaveLength(others.length + 1);
        const wanted = position ?? others.length;
        expect(put.indexOf(id)).toBe(Math.max(0, Math.min(wanted, others.length)));
      },
    ),
  );
});

it('accepts only an order that names each item exactly once', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...'abcd'], { minLength: 4 }), (order) => containsAll([...'abcd'], order)),
  );
  for (const wrong of ['abc', 'abcc', 'abcda', 'abce', 'abcde', ''])
    expect(containsAll([...'abcd'], [...wrong])).toBe(false);
});
