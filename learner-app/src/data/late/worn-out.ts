/** Milliseconds after which a stored reply expires: 30 days. */
const lifetime = 30 * 24 * 3_600_000;
/** Maximum number of stored replies; a sequence and its sets are about ten. */
const most = 300;

/**
 * Returns the replies to delete: the expired ones, and the oldest beyond the maximum. `at` is the
 * time of the reply in ms.
 */
export function wornOut<T extends { at: number }>(kept: readonly T[], now: number): T[] {
  const newestFirst = [...kept].sort((one, other) => other.at - one.at);
  return newestFirst.filter(({ at }, place) => place >= most || at <= now - lifetime);
}
