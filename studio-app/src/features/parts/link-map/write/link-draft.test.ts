import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LinkDraft, stepOfKey } from './link-draft.ts';

const size = { width: 188, height: 66 };
const nodes = [
  ...Array.from({ length: 12 }, (_, at) => ({
    ...{ id: `q${at + 1}`, head: `${at + 1}`, shape: 'question' as const, x: 0, y: at * 110 },
    ...size,
  })),
  { id: 's', head: 'Set', shape: 'set' as const, x: 400, y: 110, ...size },
];
const signs = ['✓', '✗', 'A', 'B'];
const start: LinkDraft = { from: 'q2', handle: 0, to: null, digits: '' };

/** The step of the last key, after the other keys. */
function typed(...keys: string[]) {
  let draft = start;
  let last = stepOfKey(draft, keys[0] ?? '', { nodes, signs });
  for (const key of keys.slice(1)) {
    draft = 'draft' in last ? last.draft : draft;
    last = stepOfKey(draft, key, { nodes, signs });
  }
  return last;
}

describe('a link that is drawn by keyboard', () => {
  it('leads to a typed number, which grows, starts again, and is corrected', () => {
    expect(typed('1')).toMatchObject({ at: 'draft', draft: { to: 'q1' } });
    expect(typed('1', '2')).toMatchObject({ draft: { to: 'q12', digits: '12' } });
    expect(typed('1', '2', '7')).toMatchObject({ draft: { to: 'q7', digits: '7' } });
    expect(typed('1', '2', 'Backspace')).toMatchObject({ draft: { to: 'q1', digits: '1' } });
  });

  it('leads to the node that arrows reach, also a problem set', () => {
    expect(typed('ArrowDown')).toMatchObject({ draft: { to: 'q3' } });
    expect(typed('ArrowRight')).toMatchObject({ draft: { to: 's' } });
    expect(typed('9', 'ArrowUp', 'Enter')).toMatchObject({ at: 'link', draft: { to: 'q8' } });
  });

  it('starts from the outcome or the answer of a key, if the question has it', () => {
    expect(typed('w')).toMatchObject({ draft: { handle: 1 } });
    expect(typed('w', 'R')).toMatchObject({ draft: { handle: 0 } });
    expect(typed('b')).toMatchObject({ draft: { handle: 3 } });
    expect(typed('c')).toEqual({ at: 'ignored' });
  });

  it('ends by Enter with a target, by N, by Delete, and by Escape', () => {
    expect(typed('Enter')).toEqual({ at: 'ignored' });
    expect([typed('n').at, typed('Delete').at, typed('Backspace').at, typed('Escape').at]).toEqual([
      'create',
      'remove',
      'remove',
      'cancelled',
    ]);
  });

  it('reaches every question by its number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), (number) => {
        expect(typed(...`${number}`, 'Enter')).toMatchObject({ at: 'link', draft: { to: `q${number}` } });
      }),
    );
  });
});
