import { expect, it } from 'vitest';
import { retryDelay } from './job.ts';

it('the delay between tries grows up to half an hour, with a random part', () => {
  expect([1, 2, 3, 4, 8, 9, 40].map((tries) => retryDelay(tries, 0))).toEqual([10, 20, 40, 80, 1280, 1800, 1800]);
  expect(retryDelay(3, 1)).toBe(20);
  expect(retryDelay(3, 0.5)).toBe(30);
});
