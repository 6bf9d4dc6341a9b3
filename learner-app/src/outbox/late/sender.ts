import { hold } from '@fourfold/core/browser/hold';
import { askToPersist } from '@fourfold/core/browser/late/ask-to-persist';
import { openOutboxChannel } from '@fourfold/core/browser/late/outbox-channel';
import { landed, lift, noteUnsent, strangeLandings } from '@fourfold/core/browser/late/outbox-landing';
import { outboxLock } from '@fourfold/core/browser/late/outbox-lock';
import { outboxSender } from '@fourfold/core/browser/late/outbox-send';
import { openOutboxStore } from '@fourfold/core/browser/late/outbox-store';
import { heed } from '@fourfold/core/browser/session-api';
import { createOutbox } from '@fourfold/core/client/outbox/outbox';
import type { Draft, OutboxEntry } from '@fourfold/core/client/outbox/outbox-entry';
import type { OutboxPorts } from '@fourfold/core/client/outbox/outbox-ports';
import { pendingOf as pendingIn } from '@fourfold/core/client/outbox/outbox-view';
import { whoMaySend } from '@fourfold/core/client/outbox/who-may-send';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { assignmentsCall } from '../../assigning/first/assignments-call.ts';
import { queryClient } from '../../data/query-client.ts';
import { currentAccount, session } from '../../session/session.ts';
import { apiBase } from '../../start/installation.ts';
import { completeAssignment } from './complete-assignment.ts';
import { settleReply } from './settle-reply.ts';

const wire = outboxSender(apiBase);
const storage = () => localStorage;

/**
 * The outbox with its sender: it stores each action of a student until the server has confirmed it.
 */
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
  session: () => (hold.on ? null : whoMaySend(session.getState())),
  send: endingSession(wire.send),
  sendLeaving: wire.sendLeaving,
  settled(entry, reply) {
    // The cache belongs to the account that is logged in now.
    if (entry.account_id !== currentAccount()?.id) return;
    settleReply(queryClient, entry, reply);
    completeAssignment(entry, reply);
    // Mounted lists and charts are older than this reply.
    void queryClient.invalidateQueries({ queryKey: [...assignmentsCall] });
    void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.counts === true });
  },
});

/** Entries in localStorage that cannot be read: shown with the refused ones, and left in place. */
export const strange = strangeLandings(storage);

/** Ids of the entries from localStorage that the outbox has taken over. */
const inHand = new Set<string>();

export function pendingOf(account: string): readonly OutboxEntry[] {
  return pendingIn(sender.view(), account);
}

export function append(draft: Draft): void {
  if (inHand.has(draft.id)) return;
  inHand.add(draft.id);
  sender.append(draft);
}

sender.subscribe(() => {
  const { known, held, kept } = sender.view();
  for (const id of inHand) {
    if (held.some((entry) => entry.id === id)) continue;
    inHand.delete(id);
    lift(storage, id);
  }
  if (known) noteUnsent(storage, held.length + kept.length > 0);
  if (kept.length > 0) askToPersist(storage);
});

// Entries written before this code was loaded, in this visit or an interrupted one.
for (const draft of landed(storage)) append(draft);

/** If the server has ended the session, ends it here too, as other calls do. */
function endingSession(send: OutboxPorts['send']): OutboxPorts['send'] {
  return async (entry, token) => {
    const outcome = await send(entry, token);
    if (outcome.kind === 'session-ended') heed(outcome.message, token, session, (words) => showAlert('error', words));
    return outcome;
  };
}

addEventListener('online', sender.wake);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') sender.wake();
});
// Token and account are set one after the other: sending is possible after the second.
session.subscribe(() => sender.wake());
