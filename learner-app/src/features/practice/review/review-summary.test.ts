import { expect, it } from 'vitest';
import { comesBackText } from './review-summary.ts';

const today = '2026-11-26';
const text = (...days: (string | null)[]) =>
  comesBackText(
    days.map((comesBack) => ({ comesBack })),
    today,
  );

it('says how many questions come back on which day, the nearest first', () => {
  expect(text('2026-11-30', '2026-11-27', '2026-11-27')).toBe('2 come back tomorrow, 1 comes back on Mon 30 Nov.');
});

it('says nothing of questions whose day is not known', () => {
  expect(text(null, '2026-11-27')).toBe('1 comes back tomorrow.');
  expect(text(null)).toBe('');
});
