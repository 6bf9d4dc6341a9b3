import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resizedBox } from './panel-box.ts';

const size = { width: 1_280, height: 800 };
const box = { left: 100, top: 100, width: 600, height: 400 };
const distance = fc.integer({ min: -2_000, max: 2_000 });

it('a panel is resized by the pixels of the pointer', () => {
  expect(resizedBox(box, { x: 10, y: -20 }, size)).toEqual({ ...box, width: 610, height: 380 });
});

it('a panel is within the window, whatever happens, and never smaller than it can be used', () => {
  fc.assert(
    fc.property(distance, distance, (x, y) => {
      const { left, top, width, height } = resizedBox(box, { x, y }, size);
      expect([left, top]).toEqual([box.left, box.top]);
      expect([left + width <= size.width, top + height <= size.height]).toEqual([true, true]);
      expect([width >= 340, height >= 320]).toEqual([true, true]);
    }),
  );
});
