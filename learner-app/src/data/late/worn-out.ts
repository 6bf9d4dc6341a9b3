/** Milliseconds after which a reply is too old to be shown again: 30 days. */
const lifetime = 30 * 24 * 3_600_000;
/** Replies at most; a sequence and its sets are some ten. */
const most = 300;

/** What is thrown away of the replies kept: the too old, and the oldest of too many. `at` is when each came. */
export function wornOut<T extends { at: number }>(kept: readonly T[], now: number): T[] {
  const newestFirst = [...kept].sort((one, other) => other.at - one.at);
  return newestFirst.filter(({ at }, place) => place >= most || at <= now - lifetime);
}
