/** Milliseconds after which a stored reply expires: 30 days. */
const lifetime = 30 * 24 * 3_600_000;
/** Maximum number of stored replies; a sequence and its sets are about ten. */
const maxReplies = 300;

/**
 * Returns the replies to delete: the expired ones, and the oldest beyond the maximum. `at` is the
 * time of the reply in ms.
 */
export function expiredReplies<T extends { at: number }>(replies: readonly T[], now: number): T[] {
  const newestFirst = [...replies].sort((one, other) => other.at - one.at);
  return newestFirst.filter(({ at }, index) => index >= maxReplies || at <= now - lifetime);
}
