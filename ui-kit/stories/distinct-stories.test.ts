import { expect, it } from 'vitest';
import { distinctStories } from './distinct-stories.ts';

const rest = {};
const acted = { play: () => {} };
const wrong = { args: { checked: true } };
const phone = { globals: { viewport: { value: 'phone' } } };

it('includes one of the stories that are equal at rest, and none that needs its own page', () => {
  expect(distinctStories([acted, rest, wrong, phone], true)).toEqual([acted, wrong]);
});

it('includes only the first story of an overlay component', () => {
  expect(distinctStories([acted, wrong], false)).toEqual([acted]);
});
