import type { Rank } from '../ranks/ranks.ts';

/** A question of a module as its score needs it. `is_tried`: students see it, and it counts in no score. */
export type FormItem = { rank: Rank; is_hidden: boolean; is_tried: boolean };

/** The items that students see. */
export function shownItems<Item extends Pick<FormItem, 'is_hidden'>>(items: readonly Item[]): Item[] {
  return items.filter(({ is_hidden }) => !is_hidden);
}

/** The items that count in the score. */
export function countedItems<Item extends Omit<FormItem, 'rank'>>(items: readonly Item[]): Item[] {
  return shownItems(items).filter(({ is_tried }) => !is_tried);
}

/** The ranks of the items that count. */
export function countedRanks(items: readonly FormItem[]): Rank[] {
  return countedItems(items).map(({ rank }) => rank);
}
