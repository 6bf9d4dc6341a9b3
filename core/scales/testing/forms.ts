import fc from 'fast-check';
import type { SectionForm } from '../section-form.ts';

/** A section with a module 2. */
type AdaptiveForm = SectionForm & { second: NonNullable<SectionForm['second']> };

/** Difficulties of a module with this many items of each rank, from 1 to 5. */
export function aModule(...items: [number, number, number, number, number]): number[] {
  return items.flatMap((count, index) => Array<number>(count).fill(index + 1 - 3));
}

/** 22 items a module, as in the math section of the digital SAT: module 1 with all ranks, module 2 easier or harder. */
export function aForm(atLeast = 13): AdaptiveForm {
  const [easier, harder] = [aModule(8, 7, 5, 2, 0), aModule(0, 2, 5, 7, 8)];
  return { first: aModule(4, 4, 6, 4, 4), second: { atLeast, easier, harder } };
}

export const anyAbility = fc.double({ min: -4, max: 4, noNaN: true });
const anyDifficulty = fc.double({ min: -3, max: 3, noNaN: true });

export function anyModule(maxLength: number): fc.Arbitrary<number[]> {
  return fc.array(anyDifficulty, { maxLength });
}

/**
 * Modules may be empty, and `atLeast` may be more than all items. Both second modules have the same number of items,
 * and each item of the harder one is at least as hard as the item at its index in the easier one.
 */
export const anyAdaptiveForm: fc.Arbitrary<AdaptiveForm> = fc
  .record({
    first: anyModule(8),
    pairs: fc.array(fc.record({ easier: anyDifficulty, more: fc.double({ min: 0, max: 3, noNaN: true }) }), {
      maxLength: 8,
    }),
    atLeast: fc.integer({ min: 0, max: 10 }),
  })
  .map(({ first, pairs, atLeast }) => ({
    first,
    second: {
      atLeast,
      easier: pairs.map(({ easier }) => easier),
      harder: pairs.map(({ easier, more }) => easier + more),
    },
  }));

export const anyForm: fc.Arbitrary<SectionForm> = fc.oneof(
  anyAdaptiveForm,
  anyModule(8).map((first) => ({ first, second: null })),
);
