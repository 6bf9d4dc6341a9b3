import { expect, it } from 'vitest';
import { isEndPassed, practiceTime } from './practice-clock.ts';

it('counts down to the limit, then says by how much it is over', () => {
  expect(practiceTime(2100, 0)).toEqual({ left: 2100, over: 0 });
  expect(practiceTime(2100, 2099)).toEqual({ left: 1, over: 0 });
  expect(practiceTime(2100, 2100)).toEqual({ left: 0, over: 0 });
  expect(practiceTime(2100, 2165)).toEqual({ left: 0, over: 65 });
});

it('notices its end once, also if several seconds pass between two readings', () => {
  expect(isEndPassed(2, practiceTime(2100, 2099))).toBe(false);
  expect(isEndPassed(2, practiceTime(2100, 2130))).toBe(true);
  expect(isEndPassed(0, practiceTime(2100, 2131))).toBe(false);
});
