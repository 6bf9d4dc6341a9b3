import { expect, it } from 'vitest';
import { earlierHeads, earlierText, rangeText, routeText, statesText, timeText } from './report-texts.ts';

it.each([
  [0, '0:00'],
  [59, '0:59'],
  [245, '4:05'],
  [3_600, '1:00:00'],
  [3_845, '1:04:05'],
])('writes %i seconds as %s', (seconds, text) => {
  expect(timeText(seconds)).toBe(text);
});

it('names the route in plain words, and none of a part with one module', () => {
  expect(routeText({ route: 'harder' })).toBe('After Module 1 you got the harder second module.');
  expect(routeText({ route: 'easier' })).toBe('After Module 1 you got the easier second module.');
  expect(routeText({ route: 'only' })).toBeNull();
  expect(routeText({ route: null })).toBeNull();
});

it('writes both ends of a range, and none of a score without one', () => {
  expect(rangeText({ lower: 560, upper: 640 })).toBe('Between 560 and 640');
  expect(rangeText({})).toBeNull();
  expect(rangeText({ lower: 200, upper: 200 })).toBeNull();
});

it('counts the questions by what became of them', () => {
  const questions = (['right', 'tried', 'right', 'left_out'] as const).map((state) => ({ state, seconds: 1 }));
  expect(statesText(questions)).toBe('2 right, 1 left out, 1 does not count');
});

it('the columns of two tests of one day differ by their times', () => {
  const now = new Date('2026-11-27T12:00:00');
  const at = (time: string) => ({ submitted_at: new Date(time).toISOString() });
  const heads = earlierHeads([at('2026-11-20T15:05:00'), at('2026-11-20T09:30:00'), at('2026-11-02T09:30:00')], now);
  expect(heads).toEqual(['20 Nov, 3:05 PM', '20 Nov, 9:30 AM', '2 Nov']);
});

it('is empty for a domain that an earlier test had no question of', () => {
  expect(earlierText([{ code: 'a', right: 3, of: 4 }], 'a')).toBe('3 of 4');
  expect(earlierText([{ code: 'a', right: 3, of: 4 }], 'b')).toBe('');
  expect(earlierText([], null)).toBe('');
});
