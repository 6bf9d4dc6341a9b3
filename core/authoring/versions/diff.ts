/** An item with the side that has it: only the first list, only the second one, or both. */
export type DiffItem<T> = { item: T; side: 'first' | 'second' | 'both' };

/** Cells of the table of a comparison. A longer middle part counts as replaced as a whole. */
const maxCells = 6_000_000;

/** Compares two lists by a longest common subsequence of their keys. An item that both have is that of the second. */
export function diff<T extends { key: string }>(first: readonly T[], second: readonly T[]): DiffItem<T>[] {
  let start = 0;
  while (start < Math.min(first.length, second.length) && first[start]?.key === second[start]?.key) start++;
  let end = 0;
  const mostAtEnd = Math.min(first.length, second.length) - start;
  while (end < mostAtEnd && first.at(-1 - end)?.key === second.at(-1 - end)?.key) end++;
  return [
    ...second.slice(0, start).map(inBoth),
    ...diffMiddle(first.slice(start, first.length - end), second.slice(start, second.length - end)),
    ...second.slice(second.length - end).map(inBoth),
  ];
}

function diffMiddle<T extends { key: string }>(first: readonly T[], second: readonly T[]): DiffItem<T>[] {
  if (first.length * second.length > maxCells) return [...first.map(inFirst), ...second.map(inSecond)];
  const width = second.length + 1;
  // The length of the longest common subsequence of the rests from these positions on.
  const lengths = new Uint32Array((first.length + 1) * width);
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = first.length - 1; i >= 0; i--)
    for (let j = second.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        first[i]?.key === second[j]?.key
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
  const items: DiffItem<T>[] = [];
  let [i, j] = [0, 0];
  while (i < first.length || j < second.length) {
    const [one, other] = [first[i], second[j]];
    if (one && other && one.key === other.key) {
      items.push(inBoth(other));
      i++;
      j++;
    } else if (one && (!other || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      items.push(inFirst(one));
      i++;
    } else if (other) {
      items.push(inSecond(other));
      j++;
    }
  }
  return items;
}

const inBoth = <T>(item: T): DiffItem<T> => ({ item, side: 'both' });
const inFirst = <T>(item: T): DiffItem<T> => ({ item, side: 'first' });
const inSecond = <T>(item: T): DiffItem<T> => ({ item, side: 'second' });
