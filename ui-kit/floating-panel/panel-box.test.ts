import fc from 'fast-check';
import { expect, it } from 'vitest';
import { movedBox, resizedBox } from './panel-box.ts';

const size = { width: 1_280, height: 800 };
const box = { left: 100, top: 100, width: 600, height: 400 };
const distance = fc.integer({ min: -2_000, max: 2_000 });

it('a panel is moved and resized by the pixels of the pointer', () => {
  expect(movedBox(box, { x: 10, y: -20 }, size)).toEqual({ ...box, left: 110, top: 80 });
  expect(resizedBox(box, { x: 10, y: -20 }, size)).toEqual({ ...box, width: 610, height: 380 });
});

it('a panel is within the window, whatever happens, and never smaller than it can be used', () => {
  fc.assert(
    fc.property(distance, distance, fc.constantFrom(movedBox, resizedBox), (x, y, change) => {
      const { left, top, width, height } = change(box, { x, y }, size);
      expect([left, top].every((edge) => edge >= 0)).toBe(true);
      expect([left + width <= size.width, top + height <= size.height]).toEqual([true, true]);
      expect([width >= 340, height >= 320]).toEqual([true, true]);
    }),
  );
});
