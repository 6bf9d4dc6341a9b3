import type { ReviewSetting } from '@fourfold/core/exams/exam-review';
import { describe, expect, it } from 'vitest';
import {
  dayErrorOf,
  effectText,
  openingText,
  type ReviewForm,
  reviewFormOf,
  reviewSettingOf,
  visibilityText,
} from './review-form.ts';

const today = '2026-11-25';
const now = new Date(2026, 10, 25, 9, 30);
const atOnce: ReviewSetting = { opens: 'at_once', at: null, shows_score: false };
const released: ReviewSetting = { opens: 'released', at: null, shows_score: true };
const onDay = (day: string): ReviewSetting => ({
  opens: 'on_date',
  at: new Date(`${day}T00:00`).toISOString(),
  shows_score: false,
});
const atOnceText = 'Students see their score, the right answers and the explanations as soon as they hand in.';
const aForm = (more: Partial<ReviewForm> = {}): ReviewForm => ({ ...reviewFormOf(atOnce), ...more });

describe('the review setting form', () => {
  it('starts a day at midnight in the author’s time zone, also on days when clocks change', () => {
    for (const day of ['2026-11-30', '2026-10-25', '2027-03-28', '2028-02-29']) {
      const setting = reviewSettingOf(aForm({ opens: 'on_date', day }), atOnce);
      expect(setting).toEqual(onDay(day));
      expect(new Date(setting.at ?? '').getTime()).toBe(new Date(`${day}T00:00:00.000`).getTime());
      expect(reviewFormOf(setting).day).toBe(day);
    }
  });

  it('sends a time only with a date, and keeps a time that was set in another time zone', () => {
    for (const day of ['2026-11-30', '']) {
      expect(reviewSettingOf(aForm({ opens: 'released', day, showsScore: true }), atOnce)).toEqual(released);
    }
    const otherZone: ReviewSetting = { ...onDay('2026-11-30'), at: new Date(2026, 10, 30, 13).toISOString() };
    expect(reviewSettingOf({ ...reviewFormOf(otherZone), showsScore: true }, otherZone)).toEqual({
      ...otherZone,
      shows_score: true,
    });
  });

  it.each([
    [aForm(), atOnce, undefined],
    [aForm({ opens: 'on_date' }), atOnce, 'Please enter Date'],
    [aForm({ opens: 'on_date', day: today }), atOnce, 'Tomorrow or later'],
    [aForm({ opens: 'on_date', day: '2026-11-26' }), atOnce, undefined],
    [reviewFormOf(onDay('2026-11-12')), onDay('2026-11-12'), undefined],
    [aForm({ opens: 'on_date', day: '2026-11-11' }), onDay('2026-11-12'), 'Tomorrow or later'],
    [aForm({ opens: 'released', day: today }), atOnce, undefined],
  ])('says what is wrong with the day of %j', (form, saved, slip) => expect(dayErrorOf(form, saved, today)).toBe(slip));

  it.each([
    [atOnce, 'at once'],
    [released, 'when released'],
    [onDay('2026-11-30'), 'on 30 Nov'],
    [onDay('2027-01-02'), 'on 2 Jan 2027'],
    [onDay(today), 'open since 25 Nov'],
  ])('names the setting %j', (setting, words) => expect(openingText(setting, now)).toBe(words));

  it.each([
    [aForm(), atOnceText],
    [reviewFormOf(onDay('2026-11-12')), atOnceText],
    [aForm({ opens: 'on_date' }), 'Until then, students see only that they handed in.'],
    [aForm({ opens: 'on_date', day: '2026-11-30', showsScore: true }), 'Until 30 Nov, students see only their score.'],
    [aForm({ opens: 'released' }), 'Until a tutor or an author opens it, students see only that they handed in.'],
  ])('says what students see with %j', (form, words) => expect(visibilityText(form, today)).toBe(words));

  it('names the number of students to whom saving opens the review', () => {
    expect(effectText(aForm(), 0)).toBeNull();
    expect(effectText(aForm({ opens: 'released' }), 3)).toBeNull();
    expect(effectText(aForm(), 1)).toBe('Saving opens the review to 1 student who waits.');
    expect(effectText(aForm(), 3)).toBe('Saving opens the review to 3 students who wait.');
  });
});
