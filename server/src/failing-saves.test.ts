import { expect, it } from 'vitest';
import { failingSaves } from './failing-saves.ts';

it('saves count as failing from a failed call until that call succeeds, or for a minute', () => {
  let now = 0;
  const saves = failingSaves(() => now);
  expect(saves.hasFailures()).toBe(false);
  saves.failed('PUT /drafts');
  saves.failed('POST /topics');
  saves.done('GET /topics');
  saves.done('POST /topics');
  expect(saves.hasFailures()).toBe(true);
  saves.done('PUT /drafts');
  expect(saves.hasFailures()).toBe(false);
  saves.failed('PUT /drafts');
  now = 59_999;
  expect(saves.hasFailures()).toBe(true);
  now = 60_000;
  expect(saves.hasFailures()).toBe(false);
});
