import { land, mayBeUnsent } from '@fourfold/core/browser/landing';
import { newId } from '@fourfold/core/browser/new-id';
import type { Deed, Draft } from '@fourfold/core/client/outbox/outbox-entry';

/** The sender and the saved indicator; loaded after the page, which works without them. */
type Sending = Pick<typeof import('./late/sender.ts'), 'append' | 'pendingOf' | 'sender'> &
  typeof import('./late/saved.tsx');

const storage = () => localStorage;
/**
 * Entries of an earlier visit may be unsent: the student's position is unknown until they are read.
 */
const isLeftOver = mayBeUnsent(storage);
let sending: Sending | null = null;
let loading = false;
let early: readonly Draft[] = [];
/** Shown in the page header until the saved indicator is loaded. */
let words: 'Saving' | 'Saved on this device' = 'Saving';
let allLanded = true;
const listeners = new Set<() => void>();

/**
 * The outbox, as pages use it. An action is stored in the browser when `add` returns; the sender
 * is loaded later, with retries.
 */
export const outbox = {
  keep(deed: Deed): void {
    const draft = { id: newId(), written_at: Date.now(), ...deed };
    allLanded = land(storage, draft) && allLanded;
    if (sending) {
      sending.append(draft);
      return;
    }
    early = [...early, draft];
    tell();
    fetchSender();
  },
  /** The page may be unloaded. */
  leave(): void {
    sending?.sender.leave();
  },
  /** The pending actions of an account; null if unknown. */
  pendingOf(account: string): readonly Draft[] | null {
    if (isLeftOver && !sending?.sender.view().known) return null;
    if (sending) return sending.pendingOf(account);
    return early.filter((draft) => draft.account_id === account);
  },
  /** Loads the sender, when nothing more urgent is loading. */
  open: (): void => void fetchSender(),
  /** The saved indicator, or a text while it is not loaded and something was done. */
  saved: () => sending?.Saved ?? (early.length > 0 ? words : null),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Returns a new value after each change, for useSyncExternalStore. */
  snapshot: (): unknown => sending?.sender.view() ?? early,
};

/** Milliseconds until the sender is fetched again after a failure. */
const again = 5_000;

async function fetchSender(): Promise<void> {
  if (loading || sending) return;
  loading = true;
  try {
    const [{ append, pendingOf, sender }, { Saved }] = await Promise.all([
      import('./late/sender.ts'),
      import('./late/saved.tsx'),
    ]);
    // Drafts that could not be stored exist only here; `append` keeps the order.
    for (const draft of early) append(draft);
    sending = { append, sender, pendingOf, Saved };
    sender.subscribe(tell);
    tell();
  } catch {
    loading = false;
    if (allLanded) words = 'Saved on this device';
    tell();
    setTimeout(fetchSender, again);
  }
}

function tell() {
  for (const listener of listeners) listener();
}

if (isLeftOver) fetchSender();
