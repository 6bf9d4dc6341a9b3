import { expect, it } from 'vitest';
import { shortened, widthOf, wrapped } from './text-room.ts';

it('wraps a label between words only; null if it does not fit', () => {
  expect(wrapped('25 Oct – 31 Oct', 100, { size: 12, most: 2 })).toEqual(['25 Oct – 31 Oct']);
  expect(wrapped('25 Oct – 31 Oct', 60, { size: 12, most: 2 })).toEqual(['25 Oct –', '31 Oct']);
  expect(wrapped('25 Oct – 31 Oct', 80, { size: 12, most: 2 })).toEqual(['25 Oct –', '31 Oct']);
  expect(wrapped('25 Oct – 31 Oct', 30, { size: 12, most: 2 })).toBeNull();
  expect(wrapped('Mathematics', 40, { size: 12, most: 3 })).toBeNull();
});

it('shortens in the middle, so that similar titles remain distinct', () => {
  const titles = ['Official SAT Practice Test 11', 'Official SAT Practice Test 12'];
  const short = titles.map((title) => shortened(title, 120, 12));
  expect(new Set(short).size).toBe(2);
  for (const one of short) expect(widthOf(one, 12)).toBeLessThanOrEqual(120);
  expect(short[1]).toMatch(/^Official.*….*12$/);
  expect(shortened('Test 1', 120, 12)).toBe('Test 1');
  expect(shortened('Anything', 4, 12)).toBe('…');
});
