import { expect, it } from 'vitest';
import { type ClassStudent, countText, inOrder, shareText, stateText } from './class-texts.ts';

function student(username: string, value: number | null, more: Partial<ClassStudent> = {}): ClassStudent {
  const composite = { title: 'Total', value, of: 1600, raw: null, reason: null };
  const submitted_at = '2026-11-20T15:00:00Z';
  return { user_id: username, username, review: 'open', submitted_at, parts: [], composite, ...more };
}

it('the highest score is first, equal ones by name, and students without a score are last', () => {
  const students = [student('Ada', 1000), student('Ben', null), student('Cal', 1200), student('Dee', 1000)];
  const names = (order: 'name' | 'score') => inOrder(students, order).map(({ username }) => username);
  expect(names('score')).toEqual(['Cal', 'Ada', 'Dee', 'Ben']);
  expect(names('name')).toEqual(['Ada', 'Ben', 'Cal', 'Dee']);
});

it('students who were in practice mode are not ranked among the others', () => {
  const practised = student('Eve', 1500, { practice: true });
  const students = [student('Ada', 1000), practised, student('Ben', null), student('Cal', 1200)];
  expect(inOrder(students, 'score').map(({ username }) => username)).toEqual(['Cal', 'Ada', 'Eve', 'Ben']);
  expect(stateText(practised, new Date('2026-11-27T12:00:00Z'))).toBe('20 Nov, practice mode');
});

it('says when a test was submitted, or why it has no score', () => {
  const now = new Date('2026-11-27T12:00:00Z');
  expect(stateText(student('Ada', 1), now)).toBe('20 Nov');
  expect(stateText(student('Ada', null, { review: 'closed' }), now)).toBe('Review not open');
  expect(stateText(student('Ada', null, { review: null, submitted_at: null }), now)).toBe('Not submitted');
});

it('counts who has submitted', () => {
  const none = student('Ben', null, { submitted_at: null });
  expect(countText([student('Ada', 1), none])).toBe('1 of 2 students submitted a section.');
  expect(countText([none])).toBe('0 of 1 student submitted a section.');
});

it('writes a share as a whole percentage', () => {
  expect(shareText({ right: 2, of: 3 })).toBe('67%');
  expect(shareText({ right: 0, of: 0 })).toBe('–');
});
