import { land, mayBeUnsent } from '@fourfold/core/browser/landing';
import { newId } from '@fourfold/core/browser/new-id';
import type { Deed, Draft } from '@fourfold/core/client/outbox/outbox-entry';

/** What sends, and knows what is saved; fetched behind the page, which can be used without it. */
type Sending = Pick<typeof import('./late/sender.ts'), 'append' | 'pendingOf' | 'sender'> &
  typeof import('./late/saved.tsx');

const storage = () => localStorage;
/** Something of an earlier visit may be on its way: then nobody knows where a student stands before it is read. */
const isLeftOver = mayBeUnsent(storage);
let sending: Sending | null = null;
let loading = false;
let early: readonly Draft[] = [];
/** What the bar says until the outbox's own words are here. */
let words: 'Saving' | 'Saved on this device' = 'Saving';
let allLanded = true;
const listeners = new Set<() => void>();

/**
 * The outbox as pages use it. What a person did is on this device when `keep` returns; what sends it comes later,
 * and is fetched again until it is here.
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
  /** The page may be going away. */
  leave(): void {
    sending?.sender.leave();
  },
  /** What an account did and is still on its way; null while nobody knows. */
  pendingOf(account: string): readonly Draft[] | null {
    if (isLeftOver && !sending?.sender.view().known) return null;
    if (sending) return sending.pendingOf(account);
    return early.filter((draft) => draft.account_id === account);
  },
  /** Fetches what sends, now that nobody waits for anything else. */
  open: (): void => void fetchSender(),
  /** What says in a page's bar what is saved; plain words while it is not here and something was done. */
  saved: () => sending?.Saved ?? (early.length > 0 ? words : null),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** A new value whenever something has changed. */
  snapshot: (): unknown => sending?.sender.view() ?? early,
};

/** Milliseconds until the sender is asked for again after a fetch that failed. */
const again = 5_000;

async function fetchSender(): Promise<void> {
  if (loading || sending) return;
  loading = true;
  try {
    const [{ append, pendingOf, sender }, { Saved }] = await Promise.all([
      import('./late/sender.ts'),
      import('./late/saved.tsx'),
    ]);
    // What could not land comes from here, in its order.
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
