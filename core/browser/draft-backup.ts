import type { OutboxDraft } from '../client/outbox/outbox-entry.ts';

/** Prefix of the storage keys. Each draft has its own key, so that tabs never overwrite each other. */
export const backupPrefix = 'fourfold.landed.';
export const unsentKey = 'fourfold.unsent';
/** The last order number used by this page. Later drafts get greater numbers, whatever the clock says. */
let lastOrder = 0;

/**
 * Backs up a user's action in localStorage, where it survives an immediate crash: before the outbox's code is loaded,
 * and while its database is still writing. Returns false if storage fails; then only the outbox has it.
 */
export function backUpDraft(storage: () => Storage, draft: OutboxDraft): boolean {
  try {
    const own = storage();
    lastOrder = Math.max(lastOrder, Number(own.getItem(unsentKey)) || 0) + 1;
    own.setItem(unsentKey, `${lastOrder}`);
    own.setItem(`${backupPrefix}${lastOrder}.${draft.id}`, JSON.stringify(draft));
    return true;
  } catch {
    // The outbox shows what is not saved on this device.
    return false;
  }
}

/** Whether an earlier visit may have left unsent actions; then a page waits for the outbox. */
export function mayBeUnsent(storage: () => Storage): boolean {
  try {
    return storage().getItem(unsentKey) !== null;
  } catch {
    return true;
  }
}
