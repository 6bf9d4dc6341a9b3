/** Milliseconds after which typed letters start a new search. */
const typeaheadMs = 500;

type FocusOptions = {
  /** Index of the focused item. */
  from: number;
  count: number;
  /** Items per row. */
  columns: number;
};

/** Returns the index that a key of the menu moves the focus to; undefined for other keys. It wraps around. */
export function focusAfterKey(key: string, { from, count, columns }: FocusOptions): number | undefined {
  const to = {
    Home: 0,
    End: count - 1,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    // A list has no item at the left or right.
    ...(columns > 1 && { ArrowRight: from + 1, ArrowLeft: from - 1 }),
  }[key];
  return to === undefined ? undefined : (to + count) % count;
}

/**
 * Returns a function that collects typed letters and returns the index of the item that starts with them: -1 if none
 * does, undefined if the key is no letter. `at` is in milliseconds.
 */
export function createTypeahead(): (
  press: { key: string; at: number },
  menu: { from: number; labels: readonly string[] },
) => number | undefined {
  let typed = '';
  let typedAt = Number.NEGATIVE_INFINITY;
  return ({ key, at }, { from, labels }) => {
    const isContinued = at - typedAt < typeaheadMs;
    // A space alone chooses the item.
    if (key.length !== 1 || (key === ' ' && !isContinued)) return undefined;
    typed = (isContinued ? typed : '') + key.toLowerCase();
    typedAt = at;
    // One letter moves to the next match; a longer text may stay.
    const start = typed.length === 1 ? from + 1 : from;
    const order = labels.map((_, step) => (start + step) % labels.length);
    return order.find((index) => labels[index]?.toLowerCase().startsWith(typed)) ?? -1;
  };
}
