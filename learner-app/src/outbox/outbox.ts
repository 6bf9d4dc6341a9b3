import { backUpDraft, mayBeUnsent } from '@fourfold/core/browser/draft-backup';
import { newId } from '@fourfold/core/browser/new-id';
import type { OutboxAction, OutboxDraft } from '@fourfold/core/client/outbox/outbox-entry';

/** The sender and the saved indicator; loaded after the page, which works without them. */
type SendingModule = Pick<typeof import('./lazy/sender.ts'), 'append' | 'pendingOf' | 'sender'> &
  typeof import('./lazy/saved-indicator.tsx');

const storage = () => localStorage;
/** Entries of an earlier visit may be unsent: the student's position is unknown until they are read. */
const hasLeftOver = mayBeUnsent(storage);
let sending: SendingModule | null = null;
let loading = false;
let earlyDrafts: readonly OutboxDraft[] = [];
/** Shown in the page header until the saved indicator is loaded. */
let earlyLabel: 'Saving' | 'Saved on this device' = 'Saving';
let isAllStored = true;
const listeners = new Set<() => void>();

/**
 * The outbox, as pages use it. An action is stored in the browser when `add` returns; the sender
 * is loaded later, with retries.
 */
export const outbox = {
  add(action: OutboxAction): void {
    const draft = { id: newId(), written_at: Date.now(), ...action };
    isAllStored = backUpDraft(storage, draft) && isAllStored;
    if (sending) {
      sending.append(draft);
      return;
    }
    earlyDrafts = [...earlyDrafts, draft];
    notify();
    fetchSender();
  },
  /** The page may be unloaded. */
  leave(): void {
    sending?.sender.leave();
  },
  /** The pending actions of an account; null if unknown. */
  pendingOf(account: string): readonly OutboxDraft[] | null {
    if (hasLeftOver && !sending?.sender.view().isLoaded) return null;
    if (sending) return sending.pendingOf(account);
    return earlyDrafts.filter((draft) => draft.account_id === account);
  },
  /** Loads the sender, when nothing more urgent is loading. */
  load: (): void => void fetchSender(),
  /** The saved indicator, or a text while it is not loaded and something was done. */
  savedIndicator: () => sending?.SavedIndicator ?? (earlyDrafts.length > 0 ? earlyLabel : null),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Returns a new value after each change, for useSyncExternalStore. */
  snapshot: (): unknown => sending?.sender.view() ?? earlyDrafts,
};

/** Milliseconds until the sender is fetched again after a failure. */
const retryDelay = 5_000;

async function fetchSender(): Promise<void> {
  if (loading || sending) return;
  loading = true;
  try {
    const [{ append, pendingOf, sender }, { SavedIndicator }] = await Promise.all([
      import('./lazy/sender.ts'),
      import('./lazy/saved-indicator.tsx'),
    ]);
    // Drafts that could not be stored exist only here; `append` keeps the order.
    for (const draft of earlyDrafts) append(draft);
    sending = { append, sender, pendingOf, SavedIndicator };
    sender.subscribe(notify);
    notify();
  } catch {
    loading = false;
    if (isAllStored) earlyLabel = 'Saved on this device';
    notify();
    setTimeout(fetchSender, retryDelay);
  }
}

function notify() {
  for (const listener of listeners) listener();
}

if (hasLeftOver) fetchSender();
