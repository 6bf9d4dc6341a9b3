import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeOrder, orderAfter } from './merge-order.ts';

const items = (ids: string) => [...ids].map((id) => ({ id }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');
const someItems = fc
  .uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 10 })
  .map((letters) => items(letters.join('')));

describe('an order of a list that has changed', () => {
  it('keeps the order of the user, drops deleted items and appends new ones', () => {
    expect(ids(mergeOrder(items('cab'), items('abc')))).toBe('cab');
    expect(ids(mergeOrder(items('cab'), items('xaycz')))).toBe('caxyz');
    expect(ids(mergeOrder([], items('abc')))).toBe('abc');
    expect(ids(mergeOrder(items('abc'), []))).toBe('');
  });

  it('never drops or repeats an item, and keeps both orders', () => {
    fc.assert(
      fc.property(someItems, someItems, (wanted, current) => {
        const merged = mergeOrder(wanted, current);
        expect([...ids(merged)].sort()).toEqual([...ids(current)].sort());
        const kept = wanted.filter(({ id }) => ids(current).includes(id));
        const added = current.filter(({ id }) => !ids(wanted).includes(id));
        expect(ids(merged)).toBe(ids(kept) + ids(added));
      }),
    );
  });

  it('returns the current records, not the old ones', () => {
    const current = [
      { id: 'a', title: 'A, renamed' },
      { id: 'b', title: 'B' },
    ];
    expect(mergeOrder(items('ba'), current)).toEqual([current[1], current[0]]);
  });
});

describe('a list after its order was sent', () => {
  it('keeps the order of the user if the save failed [ERR-004]', () => {
    fc.assert(
      fc.property(someItems, (sent) => {
        expect(orderAfter(sent, { kind: 'failed' })).toEqual(sent);
      }),
    );
  });

  it('has the saved order, or after a conflict the order merged with the current list', () => {
    expect(ids(orderAfter(items('cab'), { kind: 'saved', list: items('cab') }))).toBe('cab');
    expect(ids(orderAfter(items('cab'), { kind: 'changed', list: items('abd') }))).toBe('abd');
  });
});
