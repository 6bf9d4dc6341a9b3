import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ticksOf, tickText, wideTicksOf } from './ticks.ts';
import { fitted, panned, pixelOf, pointAt, resized, squared, zoomed } from './view-changes.ts';

const size = { width: 400, height: 200 };
const view = { left: -10, right: 10, bottom: -5, top: 5 };
const pixel = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 200 }) });

describe('a view', () => {
  it('keeps the point under the pointer where it is, when it is zoomed', () => {
    fc.assert(
      fc.property(pixel, fc.double({ min: 0.2, max: 5, noNaN: true }), (at, factor) => {
        const before = pointAt(at, view, size);
        const after = pointAt(at, zoomed(view, factor, at, size), size);
        expect(after).toEqual({ x: expect.closeTo(before.x, 9), y: expect.closeTo(before.y, 9) });
      }),
    );
  });

  it('follows the pointer when it is dragged', () => {
    expect(panned(view, { x: 20, y: 20 }, size)).toEqual({ left: -11, right: 9, bottom: -4, top: 6 });
  });

  it('keeps the pixels of a unit when the canvas gets larger', () => {
    const larger = { width: 600, height: 300 };
    expect(resized(view, size, larger)).toEqual({ left: -15, right: 15, bottom: -7.5, top: 7.5 });
  });

  it('shows all points, or the whole height of curves', () => {
    const drawing = { lines: [{ points: [0, -20, 1, 80], dashed: false }], points: [], region: null };
    expect(fitted([drawing, null], view)).toEqual({ ...view, bottom: -30, top: 90 });
    const points = [
      { x: 1, y: 100 },
      { x: 11, y: 1_100 },
    ];
    expect(fitted([{ ...drawing, points }], view)).toEqual({ left: 0, right: 12, bottom: 0, top: 1_200 });
    expect(fitted([null], view)).toBeNull();
  });

  it('has limits', () => {
    const far = { left: -5e8, right: 5e8, bottom: -5e8, top: 5e8 };
    expect(zoomed(far, 2, { x: 0, y: 0 }, size)).toBe(far);
  });

  it('has the same unit in both directions', () => {
    expect(squared({ ...view, bottom: 0, top: 1 }, size)).toEqual({ ...view, bottom: -4.5, top: 5.5 });
  });

  it('knows the pixel of each point', () => {
    fc.assert(
      fc.property(pixel, (at) => {
        const again = pixelOf(pointAt(at, view, size), view, size);
        expect(again).toEqual({ x: expect.closeTo(at.x, 9), y: expect.closeTo(at.y, 9) });
      }),
    );
  });
});

describe('ticks', () => {
  it('are at 1, 2 or 5 times a power of ten, at least 70 pixels apart', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e3, max: 1e3, noNaN: true }),
        fc.double({ min: 1e-3, max: 1e5, noNaN: true }),
        (from, width) => {
          const { step, numbers } = ticksOf(from, from + width, 700);
          expect((step / width) * 700).toBeGreaterThanOrEqual(69.9);
          expect(['1', '2', '5']).toContain(step.toExponential(0)[0]);
          expect(numbers.length).toBeGreaterThanOrEqual(2);
        },
      ),
    );
  });

  it('have short texts', () => {
    expect(
      [
        [0.30000000000000004, 0.1],
        [-2, 1],
        [0, 0.5],
        [3e7, 1e7],
      ].map(([value = 0, step = 0]) => tickText(value, step)),
    ).toEqual([...['0.3', '−2', '0.0', '3×10^7']]);
  });

  it('have texts that differ, at any zoom and far from the origin', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.double({ min: -6, max: 9, noNaN: true }).map((power) => 10 ** power),
        (from, width) => {
          const { step, numbers } = ticksOf(from, from + width, 700);
          const texts = numbers.map((value) => tickText(value, step));
          expect(new Set(texts).size, texts.join(' ')).toBe(numbers.length);
        },
      ),
    );
    expect([1.0000002, 1.0000004].map((value) => tickText(value, 2e-7))).toEqual(['1.0000002', '1.0000004']);
    expect([2e6 + 5, 2e6 + 10].map((value) => tickText(value, 5))).toEqual(['2.000005×10^6', '2.00001×10^6']);
  });

  it('are further apart where their numbers are long', () => {
    const { step, numbers } = wideTicksOf(1_234, 1_234 + 1e-6, 700);
    const distance = (step / 1e-6) * 700;
    expect(numbers.length).toBeGreaterThan(1);
    expect(distance).toBeGreaterThan(Math.max(...numbers.map((value) => tickText(value, step).length)) * 7);
  });
});
