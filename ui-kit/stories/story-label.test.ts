import { expect, it } from 'vitest';
import { storyLabel } from './story-label.ts';

it.each([
  ['closes on Escape [NAV-009]', 'Closes on Escape'],
  ['hatches what was timed [SCO-010] [SCO-011]', 'Hatches what was timed'],
  ['At Rest', 'At Rest'],
])('%s is shown as %s', (name, told) => {
  expect(storyLabel(name)).toBe(told);
});
