import { expect, it } from 'vitest';
import { noteOwnChange, revisionFrom } from './own-changes.ts';

it('counts on only what was changed here, so that another author’s change is still told', () => {
  noteOwnChange({ id: 'a', rev: 4 });
  noteOwnChange({ id: 'a', rev: 5 });
  // Someone else made 6 of it.
  noteOwnChange({ id: 'a', rev: 7 });
  expect(revisionFrom('a', 3)).toBe(5);
  expect(revisionFrom('a', 5)).toBe(5);
  expect(revisionFrom('a', 6)).toBe(7);
  expect(revisionFrom('b', 3)).toBe(3);
  expect(revisionFrom('a', undefined)).toBeUndefined();
});
