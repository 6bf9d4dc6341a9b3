const askedKey = 'fourfold.persist';

/**
 * Asks the browser, once on a device, not to clear the site's storage when space runs short. The
 * answer is ignored: storage works without it, and some browsers ask the user.
 */
export function askToPersist(storage: () => Storage, manager = globalThis.navigator?.storage): void {
  try {
    if (storage().getItem(askedKey) !== null) return;
    storage().setItem(askedKey, '1');
    manager?.persist?.().catch(() => {});
  } catch {
    // If storage fails, it does not ask: it would ask at every visit.
  }
}
