import { expect, it } from 'vitest';
import { distinctStories } from './distinct-stories.ts';

const acted = { play: () => {}, parameters: { docs: { source: { code: '<Tabs />' } } } };
const wrong = { args: { checked: true } };
const phone = { globals: { viewport: { value: 'phone' } }, args: { checked: true } };

it('includes what differs from the playground at rest, and nothing that needs its own page', () => {
  expect(distinctStories([acted, wrong, phone], true)).toEqual([wrong]);
});

it('includes no story of an overlay component', () => {
  expect(distinctStories([acted, wrong], false)).toEqual([]);
});
