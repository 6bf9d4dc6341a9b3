import { expect, it } from 'vitest';
import { isReviewOpen, reviewOpensText } from './exam-review.ts';

const now = new Date(2026, 10, 25, 9);
const on = (at: Date) => ({ opens: 'on_date', at: at.toISOString(), shows_score: false }) as const;

it('tells a student when or by whom a review is opened', () => {
  const text = (setting: Parameters<typeof reviewOpensText>[0]) => reviewOpensText(setting, now);
  expect(text({ opens: 'released', at: null, shows_score: true })).toBe('A tutor or an author opens the review.');
  expect(text(on(new Date(2026, 10, 25, 23)))).toBe('The review opens today.');
  expect(text(on(new Date(2026, 10, 30)))).toBe('The review opens on 30 Nov.');
  expect(text(on(new Date(2027, 0, 2)))).toBe('The review opens on 2 Jan 2027.');
});

it('opens a review by the setting, from its date on, or once a first Submit is shown', () => {
  expect(isReviewOpen({ opens: 'at_once', at: null, shows_score: false }, false, now)).toBe(true);
  expect(isReviewOpen(on(new Date(2026, 10, 25, 10)), false, now)).toBe(false);
  expect(isReviewOpen(on(now), false, now)).toBe(true);
  expect(isReviewOpen({ opens: 'released', at: null, shows_score: true }, false, now)).toBe(false);
  expect(isReviewOpen({ opens: 'released', at: null, shows_score: true }, true, now)).toBe(true);
});
