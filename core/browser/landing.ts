import type { Draft } from '../client/outbox/outbox-entry.ts';

/**
 * Prefix of the storage keys. Each draft has its own key, so that tabs never overwrite each other.
 */
export const prefix = 'fourfold.landed.';
export const unsent = 'fourfold.unsent';
/**
 * The last order number used by this page. Later drafts get greater numbers, whatever the clock
 * says.
 */
let place = 0;

/**
 * Backs up a user's action in localStorage, where it survives an immediate crash: before the
 * outbox's code is loaded, and while its database is still writing. Returns false if storage fails;
 * then only the outbox has it.
 */
export function land(storage: () => Storage, draft: Draft): boolean {
  try {
    const own = storage();
    place = Math.max(place, Number(own.getItem(unsent)) || 0) + 1;
    own.setItem(unsent, `${place}`);
    own.setItem(`${prefix}${place}.${draft.id}`, JSON.stringify(draft));
    return true;
  } catch {
    // The outbox shows what is not saved on this device.
    return false;
  }
}

/** Whether an earlier visit may have left unsent actions; then a page waits for the outbox. */
export function mayBeUnsent(storage: () => Storage): boolean {
  try {
    return storage().getItem(unsent) !== null;
  } catch {
    return true;
  }
}
