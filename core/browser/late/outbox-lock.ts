import type { OutboxLock } from '../../client/outbox/outbox-ports.ts';

const name = 'fourfold-outbox';
/** Milliseconds after which a tab that holds the lock must have been put to sleep: no sending takes so long. */
const patience = 60_000;

/**
 * One sender over all tabs, for one sending at a time. A tab that sleeps with the lock in its hand loses it:
 * the server counts what is then sent twice only once.
 */
export const outboxLock: OutboxLock = async (run) => {
  const locks = globalThis.navigator?.locks;
  // Only pages without a secure origin lack it; then each tab sends for itself.
  if (!locks) return run();
  const impatience = new AbortController();
  const timer = setTimeout(() => impatience.abort(), patience);
  try {
    return await locks.request(name, { signal: impatience.signal }, () => {
      clearTimeout(timer);
      return run();
    });
  } catch (error) {
    if (!impatience.signal.aborted) throw error;
    return await locks.request(name, { steal: true }, run);
  } finally {
    clearTimeout(timer);
  }
};
