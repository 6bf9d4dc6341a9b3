import { describe, expect, it } from 'vitest';
import { createTypeahead, focusAfterKey } from './menu-focus.ts';

describe('the keys of a menu', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 3, 0],
    ['ArrowUp', 0, 3],
    ['Home', 2, 0],
    ['End', 0, 3],
    ['ArrowRight', 0, undefined],
    ['a', 0, undefined],
  ])('move in a list of four: %s from %i to %s', (key, from, to) => {
    expect(focusAfterKey(key, { from, count: 4, columns: 1 })).toBe(to);
  });

  it.each([
    ['ArrowDown', 1, 4],
    ['ArrowUp', 1, 4],
    ['ArrowRight', 2, 3],
    ['ArrowLeft', 0, 5],
  ])('move in two rows of three: %s from %i to %i', (key, from, to) => {
    expect(focusAfterKey(key, { from, count: 6, columns: 3 })).toBe(to);
  });
});

describe('typed letters', () => {
  const labels = ['Open Sheet', 'Select Wrong', 'Select Uncertain', 'Reset Test'];

  it('find the next item that starts with the letter, again from the top', () => {
    const type = createTypeahead();
    expect(type({ key: 's', at: 0 }, { from: 0, labels })).toBe(1);
    expect(type({ key: 's', at: 1000 }, { from: 1, labels })).toBe(2);
    expect(type({ key: 's', at: 2000 }, { from: 2, labels })).toBe(1);
    expect(type({ key: 'x', at: 3000 }, { from: 1, labels })).toBe(-1);
  });

  it('are one text while they follow each other within half a second, with spaces', () => {
    const type = createTypeahead();
    let from = 0;
    for (const [at, key] of [...'select u'].entries()) from = type({ key, at: at * 400 }, { from, labels }) ?? from;
    expect(labels[from]).toBe('Select Uncertain');
  });

  it('are not a space alone, nor a key with a name', () => {
    const type = createTypeahead();
    expect(type({ key: ' ', at: 0 }, { from: 0, labels })).toBeUndefined();
    expect(type({ key: 'Enter', at: 0 }, { from: 0, labels })).toBeUndefined();
  });
});
