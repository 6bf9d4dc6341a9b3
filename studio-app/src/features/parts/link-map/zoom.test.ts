import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittingScale, zoomActionOf, zoomStep } from './zoom.ts';

describe('the scale of a map', () => {
  it('changes by steps, from any scale, and stays at the ends', () => {
    expect([zoomStep(1, 1), zoomStep(1, -1), zoomStep(0.37, 1), zoomStep(0.37, -1)]).toEqual([1.25, 0.8, 0.4, 0.3]);
    expect([zoomStep(2, 1), zoomStep(0.1, -1)]).toEqual([2, 0.1]);
  });

  it('fits all of a drawing that is not too large, and never enlarges it', () => {
    const side = fc.integer({ min: 100, max: 5_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const scale = fittingScale({ width: 800, height: 600 }, { width, height }, 'all');
        expect(scale).toBeLessThanOrEqual(1);
        expect(scale * width).toBeLessThanOrEqual(801);
        expect(scale * height).toBeLessThanOrEqual(601);
      }),
    );
    expect(fittingScale({ width: 800, height: 600 }, { width: 1_000, height: 46_000 }, 'all')).toBe(0.1);
    expect(fittingScale({ width: 800, height: 600 }, { width: 1_000, height: 46_000 }, 'width')).toBe(0.8);
    expect(fittingScale({ width: 200, height: 600 }, { width: 9_000, height: 100 }, 'width')).toBe(0.3);
  });

  it('has keys, which with Ctrl are those of the browser', () => {
    const key = (name: string, ctrlKey = false) => zoomActionOf({ key: name, ctrlKey, metaKey: false, altKey: false });
    expect(['+', '-', '0', 'W', 'a', 'x'].map((name) => key(name))).toEqual([
      ...['in', 'out', 'full', 'width', 'all'],
      undefined,
    ]);
    expect(key('0', true)).toBeUndefined();
  });
});
