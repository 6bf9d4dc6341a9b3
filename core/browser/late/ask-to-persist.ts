const asked = 'fourfold.persist';

/**
 * Asks the browser, once on this device, not to clear the site's storage when space runs short. Nobody waits for the
 * answer: storage works without it, and some browsers put the question to the person.
 */
export function askToPersist(storage: () => Storage, manager = globalThis.navigator?.storage): void {
  try {
    if (storage().getItem(asked) !== null) return;
    storage().setItem(asked, '1');
    manager?.persist?.().catch(() => {});
  } catch {
    // Where nothing can be remembered, nothing is asked: it would be asked at every visit.
  }
}
