import { type ImportState, importState, originsOf } from '@fourfold/core/authoring/imported-questions/import-state';
import { originId } from '@fourfold/core/authoring/imported-questions/origin-id';
import type { SplitItem, SplitKey } from '@fourfold/core/authoring/split-items/split-types';
import { newId } from '@fourfold/core/browser/new-id';
import type { Question } from '@fourfold/core/contract/content';
import type { SplitDocument } from './split-document.ts';

/** A question of a document while it is reviewed. `id`: of the question that will be created. */
export type ReviewItem = {
  id: string;
  item: SplitItem;
  state: ImportState;
  isTicked: boolean;
  result: { at: 'open' } | { at: 'saved' } | { at: 'refused'; reason: string };
};

export type ReviewOptions = { list: string; questions: readonly Question[] };

/** The questions of a document. Those with a doubt, and those that are not new or only changed in the file, are not ticked. */
export function reviewOf({ name, items }: SplitDocument, { list, questions }: ReviewOptions): ReviewItem[] {
  const origins = originsOf(list, name, items);
  return items.map((item, at) => {
    const origin = origins[at] ?? '';
    const state = importState(item, origin, questions);
    const isClear = item.doubts.length === 0;
    return {
      id: originId(origin, newId()),
      item,
      state,
      isTicked: isClear && state.at === 'new',
      result: { at: 'open' },
    };
  });
}

/** Whether pressing the button does something with it. */
export function isTakable({ state, result, item }: ReviewItem): boolean {
  return result.at !== 'saved' && state.at !== 'unchanged' && item.stem.length > 0;
}

export function tick(all: readonly ReviewItem[], id: string, isTicked: boolean): ReviewItem[] {
  return all.map((one) => (one.id === id ? { ...one, isTicked } : one));
}

/** Ticks all that have no doubt, or none. */
export function tickClear(all: readonly ReviewItem[], isTicked: boolean): ReviewItem[] {
  return all.map((one) => ({
    ...one,
    isTicked: isTicked && isTakable(one) && one.item.doubts.length === 0 && isNewer(one),
  }));
}

function isNewer({ state }: ReviewItem): boolean {
  return state.at === 'new' || state.at === 'changed-in-file';
}

/** The author chose the key, so that the doubts about it are settled. */
export function chooseKey(all: readonly ReviewItem[], id: string, key: SplitKey | null): ReviewItem[] {
  return all.map((one) => {
    if (one.id !== id) return one;
    const doubts = one.item.doubts.filter(({ code }) => key === null || !keyDoubts.has(code));
    return { ...one, item: { ...one.item, key, doubts }, isTicked: doubts.length === 0 && key !== null };
  });
}

const keyDoubts: ReadonlySet<string> = new Set([
  'no-key',
  'unread-key',
  'missing-letter',
  'two-keys',
  'similar-letter',
  'several-values',
  'formula-in-key',
  'marked-choice',
  'key-of-repeated',
]);

/** Appends a question to the one before: it was no question of its own. */
export function joinWithPrevious(all: readonly ReviewItem[], id: string): ReviewItem[] {
  const at = all.findIndex((one) => one.id === id);
  const [previous, own] = [all[at - 1], all[at]];
  if (!previous || !own) return [...all];
  const [first, second] = [previous.item, own.item];
  const hasParts = first.choices.length > 0 || first.key !== null;
  const joined: SplitItem = {
    ...first,
    stem: hasParts ? first.stem : [...first.stem, ...second.stem],
    choices: hasParts ? first.choices : second.choices,
    key: hasParts ? first.key : second.key,
    explanation: hasParts
      ? [...first.explanation, ...second.stem, ...second.choices.flatMap(({ blocks }) => blocks), ...second.explanation]
      : second.explanation,
    doubts: hasParts ? first.doubts : second.doubts,
    sources: [...first.sources, ...second.sources],
  };
  return all.toSpliced(at - 1, 2, { ...previous, item: joined, isTicked: false });
}

/** Removes what is no question. */
export function dismiss(all: readonly ReviewItem[], id: string): ReviewItem[] {
  return all.filter((one) => one.id !== id);
}

/** Notes what became of the questions that were sent. */
export function settle(
  all: readonly ReviewItem[],
  saved: ReadonlySet<string>,
  refused: ReadonlyMap<string, string>,
): ReviewItem[] {
  return all.map((one): ReviewItem => {
    const reason = refused.get(one.id);
    if (saved.has(one.id)) return { ...one, isTicked: false, result: { at: 'saved' } };
    return reason === undefined ? one : { ...one, result: { at: 'refused', reason } };
  });
}

/** "38 of 40 understood". */
export function countText(all: readonly ReviewItem[]): string {
  const clear = all.filter(({ item }) => item.doubts.length === 0).length;
  return `${clear} of ${all.length} understood`;
}
