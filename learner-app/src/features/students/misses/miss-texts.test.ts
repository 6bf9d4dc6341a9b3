import { expect, it } from 'vitest';
import { causeText, missesText } from './miss-texts.ts';

it('names each cause, and what has none', () => {
  expect(causeText('ran out of time')).toBe('Ran out of time');
  expect(causeText(null)).toBe('No cause yet');
});

it('counts missed questions', () => {
  expect([1, 2].map(missesText)).toEqual(['1 question missed', '2 questions missed']);
});
