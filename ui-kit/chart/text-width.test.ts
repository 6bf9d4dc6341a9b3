import { expect, it } from 'vitest';
import { shortenText, textWidth, wrapText } from './text-width.ts';

it('wraps a label between words only; null if it does not fit', () => {
  expect(wrapText('25 Oct – 31 Oct', 100, { size: 12, maxLines: 2 })).toEqual(['25 Oct – 31 Oct']);
  expect(wrapText('25 Oct – 31 Oct', 60, { size: 12, maxLines: 2 })).toEqual(['25 Oct –', '31 Oct']);
  expect(wrapText('25 Oct – 31 Oct', 80, { size: 12, maxLines: 2 })).toEqual(['25 Oct –', '31 Oct']);
  expect(wrapText('25 Oct – 31 Oct', 30, { size: 12, maxLines: 2 })).toBeNull();
  expect(wrapText('Mathematics', 40, { size: 12, maxLines: 3 })).toBeNull();
});

it('shortens in the middle, so that similar titles remain distinct', () => {
  const titles = ['Official SAT Practice Test 11', 'Official SAT Practice Test 12'];
  const short = titles.map((title) => shortenText(title, 120, 12));
  expect(new Set(short).size).toBe(2);
  for (const one of short) expect(textWidth(one, 12)).toBeLessThanOrEqual(120);
  expect(short[1]).toMatch(/^Official.*….*12$/);
  expect(shortenText('Test 1', 120, 12)).toBe('Test 1');
  expect(shortenText('Anything', 4, 12)).toBe('…');
});
