import { expect, it } from 'vitest';
import { restingStories } from './resting-stories.ts';

const rest = {};
const acted = { play: () => {} };
const wrong = { args: { checked: true } };
const phone = { globals: { viewport: { value: 'phone' } } };

it('draws once what looks the same at rest, and nothing that needs a page of its own', () => {
  expect(restingStories([acted, rest, wrong, phone], true)).toEqual([acted, wrong]);
});

it('draws what lies over a page once, in its frame', () => {
  expect(restingStories([acted, wrong], false)).toEqual([acted]);
});
