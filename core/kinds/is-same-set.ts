/** Whether two lists have the same values, in any order and however often. */
export function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.every((value) => other.includes(value)) && other.every((value) => one.includes(value));
}
