import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestedThreshold } from './default-route.ts';
import { aForm, aModule, anyAdaptiveForm } from './testing/forms.ts';

describe('the suggested threshold', () => {
  it('is about half of a module 1 of average difficulty', () => {
    const { first, second } = aForm();
    expect(suggestedThreshold({ first, ...second })).toBe(12);
  });

  it('is lower for a harder module 1', () => {
    const { second } = aForm();
    expect(suggestedThreshold({ first: aModule(0, 2, 6, 6, 8), ...second })).toBe(8);
  });

  it('is that of an average student if the harder module never measures better, and 1 if it always does', () => {
    const [first, module] = [
      [0, 0, 0],
      [-1, 0, 1],
    ];
    expect(suggestedThreshold({ first, easier: module, harder: module })).toBe(2);
    expect(suggestedThreshold({ first, easier: [], harder: module })).toBe(1);
  });

  it('is 1 if module 1 is empty', () => {
    expect(suggestedThreshold({ first: [], easier: [-1], harder: [1] })).toBe(1);
  });

  it('is from 1 to the number of items for any modules', () => {
    fc.assert(
      fc.property(anyAdaptiveForm, ({ first, second }) => {
        const threshold = suggestedThreshold({ first, ...second });
        expect(threshold).toBeGreaterThanOrEqual(1);
        expect(threshold).toBeLessThanOrEqual(Math.max(1, first.length));
      }),
    );
  });
});
