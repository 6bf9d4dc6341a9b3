import { expect, it } from 'vitest';
import { expiredReplies } from './expired-replies.ts';

const day = 24 * 3_600_000;
const now = 1_000 * day;

it('keeps replies for thirty days', () => {
  const ages = [0, 29, 30, 400].map((days) => ({ days, at: now - days * day }));
  expect(expiredReplies(ages, now).map(({ days }) => days)).toEqual([30, 400]);
});

it('keeps the newest three hundred, in whatever order they come', () => {
  const many = Array.from({ length: 305 }, (_, at) => ({ name: at, at: now - ((at * 7) % 305) }));
  const expired = expiredReplies(many, now);
  expect(expired).toHaveLength(5);
  expect(Math.min(...expired.map(({ at }) => now - at))).toBe(300);
});
