import { expect, it } from 'vitest';
import { attemptDelayMs } from './attempts.ts';

it.each([
  [0, 0],
  [0.49, 0],
  [0.5, 125],
  [0.6, 250],
  [0.7, 500],
  [0.8, 1000],
  [0.9, 2000],
  [0.99, 2000],
])('with %s of the limit used up an attempt waits %s ms', (share, ms) => {
  expect(attemptDelayMs(share)).toBe(ms);
});
