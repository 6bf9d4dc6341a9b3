import { splitItems } from '@fourfold/core/authoring/split-items/split-items';
import { describe, expect, it } from 'vitest';
import { chooseKey, countText, dismiss, joinWithPrevious, reviewOf, settle, tickClear } from './review.ts';

const blocks = ['1. One?', 'A) a', 'B) b', 'Answer: A', '2. Two?', 'A) c', 'B) d'].map((text) => ({
  block: { type: 'paragraph' as const, children: [{ text }] },
}));
const split = splitItems(blocks);
const review = () =>
  reviewOf(
    { name: 'quiz.docx', source: blocks, items: split.items, doubts: [], pictures: new Map() },
    { list: 'list', questions: [] },
  );
const ticks = (all: ReturnType<typeof review>) => all.map(({ isTicked }) => isTicked);

describe('review', () => {
  it('ticks only what has no doubt', () => {
    expect(ticks(review())).toEqual([true, false]);
    expect(countText(review())).toBe('1 of 2 understood');
    expect(ticks(tickClear(review(), true))).toEqual([true, false]);
    expect(ticks(tickClear(review(), false))).toEqual([false, false]);
  });

  it('takes the key that the author gives', () => {
    const all = review();
    const after = chooseKey(all, all[1]?.id ?? '', { letters: ['B'] });
    expect(after[1]?.item).toMatchObject({ key: { letters: ['B'] }, doubts: [] });
    expect(ticks(after)).toEqual([true, true]);
  });

  it('joins a question with the one before, loses nothing, and does not tick it', () => {
    const all = review();
    const [joined, ...others] = joinWithPrevious(all, all[1]?.id ?? '');
    expect(others).toEqual([]);
    expect(JSON.stringify(joined?.item.explanation)).toMatch(/Two\?.*"c".*"d"/);
    expect(joined?.isTicked).toBe(false);
    expect(dismiss(all, all[0]?.id ?? '')).toHaveLength(1);
  });

  it('keeps what was refused selected', () => {
    const all = tickClear(review(), true);
    const [first] = settle(all, new Set(), new Map([[all[0]?.id ?? '', 'No room.']]));
    expect(first).toMatchObject({ isTicked: true, result: { at: 'refused', reason: 'No room.' } });
    expect(settle(all, new Set([all[0]?.id ?? '']), new Map())[0]).toMatchObject({
      isTicked: false,
      result: { at: 'saved' },
    });
  });
});
