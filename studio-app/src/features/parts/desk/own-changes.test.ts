import { expect, it } from 'vitest';
import { noteOwnChange, revisionFrom } from './own-changes.ts';

it('skips only revisions that were made here, so that another author’s change still causes a conflict', () => {
  noteOwnChange({ id: 'a', rev: 4 });
  noteOwnChange({ id: 'a', rev: 5 });
  // Revision 6 was made by another author.
  noteOwnChange({ id: 'a', rev: 7 });
  expect(revisionFrom('a', 3)).toBe(5);
  expect(revisionFrom('a', 5)).toBe(5);
  expect(revisionFrom('a', 6)).toBe(7);
  expect(revisionFrom('b', 3)).toBe(3);
  expect(revisionFrom('a', undefined)).toBeUndefined();
});
