import type { OutboxLock } from '../../client/outbox/outbox-ports.ts';

const name = 'fourfold-outbox';
/** In milliseconds, longer than any send: a tab that keeps the lock for so long must be suspended. */
const lockTimeoutMs = 60_000;

/**
 * Allows one sender at a time over all tabs. A suspended tab loses the lock; the server counts a repeated entry once.
 */
export const outboxLock: OutboxLock = async (run) => {
  const locks = globalThis.navigator?.locks;
  // Missing only on pages without a secure origin; then each tab sends for itself.
  if (!locks) return run();
  const waitTimeout = new AbortController();
  const timer = setTimeout(() => waitTimeout.abort(), lockTimeoutMs);
  try {
    return await locks.request(name, { signal: waitTimeout.signal }, () => {
      clearTimeout(timer);
      return run();
    });
  } catch (error) {
    if (!waitTimeout.signal.aborted) throw error;
    return await locks.request(name, { steal: true }, run);
  } finally {
    clearTimeout(timer);
  }
};
