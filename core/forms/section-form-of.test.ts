import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difficultiesByRank } from '../scales/difficulty.ts';
import { countedItems, countedRanks, shownItems } from './counted-items.ts';
import { sectionFormOf, suggestedNumber } from './section-form-of.ts';
import { anyItems, itemsOf } from './testing/arbitrary-items.ts';

describe('the items of a module', () => {
  it('count if students see them and they are not tried out', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const counted = countedItems(items);
        expect(counted.every(({ is_hidden, is_tried }) => !is_hidden && !is_tried)).toBe(true);
        expect(shownItems(items).length).toBe(counted.length + shownItems(items).filter((one) => one.is_tried).length);
        expect(countedRanks(items)).toHaveLength(counted.length);
      }),
    );
  });
});

describe('the form of a part', () => {
  it('has the entered number, or else the suggested one', () => {
    fc.assert(
      fc.property(
        anyItems,
        anyItems,
        anyItems,
        fc.option(fc.integer({ min: 1, max: 12 })),
        (first, easy, hard, entered) => {
          const modules = [
            { route: null, items: first },
            { route: 'easier', items: easy },
            { route: 'harder', items: hard },
          ] as const;
          const form = sectionFormOf(modules, entered);
          const ranked = difficultiesByRank([first, easy, hard].map(countedRanks));
          expect([form.first, form.second?.easier, form.second?.harder]).toEqual(ranked);
          expect(form.second?.atLeast).toBe(entered ?? suggestedNumber(modules));
        },
      ),
    );
  });

  it('has no second module and no number if there is one module', () => {
    const modules = [{ route: null, items: itemsOf(2, 3) }] as const;
    expect(suggestedNumber(modules)).toBeNull();
    expect(sectionFormOf(modules, null)).toEqual({ first: [0, 0, 0], second: null });
  });
});
