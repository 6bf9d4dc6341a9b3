import fc from 'fast-check';
import { expect, it } from 'vitest';
import { earlierTests, type TakenTest } from './earlier-tests.ts';

const anyTest: fc.Arbitrary<TakenTest> = fc.record({
  exam_id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  variant: fc.constantFrom('mock', 'real'),
  practice: fc.boolean(),
  at: fc.integer({ min: 0, max: 100 }),
});

it('has at most three tests, the latest first, none of them the test itself, after it or in another mode', () => {
  fc.assert(
    fc.property(fc.array(anyTest, { maxLength: 12 }), anyTest, (tests, own) => {
      const earlier = earlierTests(tests, own);
      expect(earlier.length).toBeLessThanOrEqual(3);
      expect(earlier.every(({ at }) => at < own.at)).toBe(true);
      expect(earlier.every(({ practice }) => practice === own.practice)).toBe(true);
      expect(earlier.some(({ exam_id, variant }) => exam_id === own.exam_id && variant === own.variant)).toBe(false);
      expect(earlier.map(({ at }) => at)).toEqual(earlier.map(({ at }) => at).toSorted((a, b) => b - a));
    }),
  );
});

it('the other variant of the same exam is an earlier test', () => {
  const own = { exam_id: 'a', variant: 'mock', practice: false, at: 9 } as const;
  expect(earlierTests([own, { ...own, variant: 'real', at: 5 }], own)).toEqual([{ ...own, variant: 'real', at: 5 }]);
});
