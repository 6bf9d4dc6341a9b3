import { apiBase } from '@fourfold/app-shell/installation';
import { currentAccount, session } from '@fourfold/app-shell/session';
import { askToPersist } from '@fourfold/core/browser/lazy/ask-to-persist';
import { backedUpDrafts, noteUnsent, removeBackup, unreadableBackups } from '@fourfold/core/browser/lazy/outbox-backup';
import { openOutboxChannel } from '@fourfold/core/browser/lazy/outbox-channel';
import { outboxLock } from '@fourfold/core/browser/lazy/outbox-lock';
import { outboxSender } from '@fourfold/core/browser/lazy/outbox-send';
import { openOutboxStore } from '@fourfold/core/browser/lazy/outbox-store';
import { pageFreeze } from '@fourfold/core/browser/page-freeze';
import { handleRefusal } from '@fourfold/core/browser/session-api';
import { createOutbox } from '@fourfold/core/client/outbox/outbox';
import { isNote, type OutboxDraft, type OutboxEntry } from '@fourfold/core/client/outbox/outbox-entry';
import type { OutboxPorts } from '@fourfold/core/client/outbox/outbox-ports';
import { pendingEntries as pendingIn } from '@fourfold/core/client/outbox/outbox-view';
import { whoMaySend } from '@fourfold/core/client/outbox/who-may-send';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { assignmentsCall } from '../../assigning/first/assignments-call.ts';
import { queryClient } from '../../data/query-client.ts';
import { cacheReply } from './cache-reply.ts';
import { reportCompletion } from './report-completion.ts';
import { withDay } from './with-day.ts';

const http = outboxSender(apiBase);
const storage = () => localStorage;

/** The outbox with its sender: it stores each action of a student until the server has confirmed it. */
export const sender = createOutbox({
  store: openOutboxStore(),
  lock: outboxLock,
  channel: openOutboxChannel(),
  after(wait, run) {
    const timer = setTimeout(run, wait);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  // A frozen page sends nothing; another tab of the account does, or the next visit.
  session: () => (pageFreeze.isFrozen ? null : whoMaySend(session.getState())),
  send: withSessionEnd(http.send),
  sendOnUnload: http.sendOnUnload,
  onConfirmed(entry, reply) {
    // The cache belongs to the account that is logged in now.
    if (entry.account_id !== currentAccount()?.id) return;
    cacheReply(queryClient, entry, reply);
    // A note changes nothing else.
    if (isNote(entry)) return;
    reportCompletion(entry, reply);
    // Mounted lists and charts are older than this reply.
    void queryClient.invalidateQueries({ queryKey: [...assignmentsCall] });
    void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.counts === true });
  },
});

/** Entries in localStorage that cannot be read: shown with the refused ones, and left in place. */
export const unreadableEntries = unreadableBackups(storage);

/** Ids of the entries from localStorage that the outbox has taken over. */
const handedOver = new Set<string>();

export function pendingOf(account: string): readonly OutboxEntry[] {
  return pendingIn(sender.view(), account);
}

export function append(draft: OutboxDraft): void {
  if (handedOver.has(draft.id)) return;
  handedOver.add(draft.id);
  sender.append(withDay(draft));
}

sender.subscribe(() => {
  const { isLoaded, unwritten, stored } = sender.view();
  for (const id of handedOver) {
    if (unwritten.some((entry) => entry.id === id)) continue;
    handedOver.delete(id);
    removeBackup(storage, id);
  }
  if (isLoaded) noteUnsent(storage, unwritten.length + stored.length > 0);
  if (stored.length > 0) askToPersist(storage);
});

// Entries written before this code was loaded, in this visit or an interrupted one.
for (const draft of backedUpDrafts(storage)) append(draft);

/** If the server has ended the session, ends it here too, as other calls do. */
function withSessionEnd(send: OutboxPorts['send']): OutboxPorts['send'] {
  return async (entry, token) => {
    const outcome = await send(entry, token);
    if (outcome.kind === 'session-ended') handleRefusal(outcome, token, session, (words) => showAlert('error', words));
    return outcome;
  };
}

addEventListener('online', sender.wake);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') sender.wake();
});
// Token and account are set one after the other: sending is possible after the second.
session.subscribe(() => sender.wake());
