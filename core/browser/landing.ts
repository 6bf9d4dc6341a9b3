import type { Draft } from '../client/outbox/outbox-entry.ts';

/** Each thing lies under a key of its own, so that tabs never write over each other. */
export const prefix = 'fourfold.landed.';
export const unsent = 'fourfold.unsent';
/** The order of landing: of this page, and after everything that it found; clocks decide nothing. */
let place = 0;

/**
 * Puts what a person did where it survives a crash in the same moment: before the outbox's own code is here, and
 * while its disk is still at work. False where storage fails: then it is the outbox's alone.
 */
export function land(storage: () => Storage, draft: Draft): boolean {
  try {
    const own = storage();
    place = Math.max(place, Number(own.getItem(unsent)) || 0) + 1;
    own.setItem(unsent, `${place}`);
    own.setItem(`${prefix}${place}.${draft.id}`, JSON.stringify(draft));
    return true;
  } catch {
    // The outbox says what is not saved on this device.
    return false;
  }
}

/** Whether something of an earlier visit may still be on its way; a page then waits for the outbox to say what. */
export function mayBeUnsent(storage: () => Storage): boolean {
  try {
    return storage().getItem(unsent) !== null;
  } catch {
    return true;
  }
}
