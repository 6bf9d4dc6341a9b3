import { backoff } from './internal/backoff.ts';
import { createOutboxDisk } from './internal/outbox-disk.ts';
import type { SendOutcome } from './internal/send-outcome.ts';
import { newEntry, type OutboxDraft, type OutboxEntry } from './outbox-entry.ts';
import { isNotice, type OutboxNotice, type OutboxPorts, type OutboxSession } from './outbox-ports.ts';
import { confirmChange, nextToSend, setAsideChange } from './outbox-queue.ts';
import { emptyView, type OutboxView, pendingEntries } from './outbox-view.ts';

/** Retry interval in milliseconds when the browser grants no lock. */
const lockRetryMs = 1_000;
/** Milliseconds that another tab has to send what it wrote, before this tab sends it. */
const otherTabGraceMs = 4_000;

export type Outbox = {
  /** Accepts an action of the user. Returns at once; the view reports when it is stored. */
  append(draft: OutboxDraft): void;
  /** The user requests that refused entries are sent again. */
  retry(): void;
  /** Ends a wait that the server did not request: the network, the session or the visibility of the page changed. */
  wake(): void;
  /** The page may be unloading: sends the first entry without waiting for the reply. */
  leave(): void;
  view(): OutboxView;
  subscribe(listener: () => void): () => void;
  stop(): void;
};

/**
 * The queue of user actions to the server: each is written to disk before the view reports it as
 * stored, sent in order by one tab at a time, and repeated until the server confirms. The server
 * counts an entry once, however often it arrives.
 */
export function createOutbox(ports: OutboxPorts): Outbox {
  let view = emptyView;
  let stopped = false;
  let draining = false;
  let drainAgain = false;
  let endedToken: string | null = null;
  let cancelWait: (() => void) | null = null;
  /** The server requested the current wait, so `wake` does not end it. */
  let isWaitRequested = false;
  let cancelTurn: (() => void) | null = null;
  const listeners = new Set<() => void>();

  const disk = createOutboxDisk({ ...ports, view: () => view, update });

  function update(part: Partial<OutboxView>) {
    view = { ...view, ...part };
    for (const listener of listeners) listener();
  }

  async function drain(): Promise<void> {
    if (draining) {
      drainAgain = true;
      return;
    }
    draining = true;
    try {
      do {
        drainAgain = false;
        while (maySend() && (await ports.lock(sendNext)));
      } while (drainAgain);
    } catch {
      if (!cancelWait) waitFor(view.failures, lockRetryMs);
    } finally {
      draining = false;
    }
  }

  function maySend(): OutboxSession | null {
    if (stopped || cancelWait) return null;
    const session = ports.session();
    return session && session.token !== endedToken ? session : null;
  }

  /** Sends the next entry. Returns whether to continue. */
  async function sendNext(): Promise<boolean> {
    if (view.storage === 'failing') await disk.write();
    await disk.read();
    const session = maySend();
    const next = session && nextEntry(session);
    if (!session || !next) return false;
    if (view.ended) update({ ended: false });
    const outcome = await ports.send(next, session.token).catch((): SendOutcome => ({ kind: 'unreachable' }));
    return stopped ? false : applyOutcome(next, session, outcome);
  }

  function nextEntry({ account_id }: OutboxSession): OutboxEntry | null {
    const stored = nextToSend(view.stored, account_id);
    if (stored) return stored.entry;
    if (view.storage === 'good') return null;
    return view.unwritten.find((entry) => entry.account_id === account_id && entry.aside === null) ?? null;
  }

  async function applyOutcome(sent: OutboxEntry, session: OutboxSession, outcome: SendOutcome): Promise<boolean> {
    switch (outcome.kind) {
      case 'confirmed':
        update({ failures: 0, ended: false });
        ports.onConfirmed(sent, outcome.reply);
        ports.channel.post({ v: 1, kind: 'confirmed', entry: sent, reply: outcome.reply });
        await disk.recordChange(sent.id, (stored) => confirmChange(stored, sent));
        return true;
      case 'refused':
        update({ failures: 0 });
        await disk.recordChange(sent.id, (stored) =>
          setAsideChange(stored, sent.id, { status: outcome.status, message: outcome.message }),
        );
        return true;
      case 'session-ended':
        endedToken = session.token;
        update({ ended: true });
        return false;
      case 'unreachable': {
        const wait = backoff(view.failures + 1, ports.random(), outcome.wait);
        const isRequested = outcome.wait !== undefined && outcome.wait > 0;
        waitFor(view.failures + 1, wait, isRequested);
        ports.channel.post({ v: 1, kind: 'waiting', wait, failures: view.failures, asked: isRequested });
        return false;
      }
      default:
        return outcome satisfies never;
    }
  }

  function waitFor(failures: number, wait: number, isRequested = false) {
    cancelWait?.();
    isWaitRequested = isRequested;
    update({ failures });
    cancelWait = ports.after(wait, () => {
      endWait();
      void writeAndSend();
    });
  }

  function endWait() {
    cancelWait?.();
    cancelWait = null;
    isWaitRequested = false;
  }

  async function writeAndSend(): Promise<void> {
    if (stopped) return;
    await disk.write();
    await drain();
  }

  function onNotice(notice: OutboxNotice) {
    if (!isNotice(notice) || stopped) return;
    if (notice.kind === 'confirmed') {
      ports.onConfirmed(notice.entry, notice.reply);
      update({ failures: 0 });
    }
    if (notice.kind === 'waiting' && (!cancelWait || (notice.asked && !isWaitRequested))) {
      waitFor(notice.failures, notice.wait, notice.asked);
    }
    if (notice.kind !== 'changed') return;
    void disk.read();
    cancelTurn?.();
    cancelTurn = ports.after(otherTabGraceMs, () => void writeAndSend());
  }

  function wake() {
    if (!isWaitRequested) endWait();
    void writeAndSend();
  }

  const unlisten = ports.channel.listen(onNotice);
  void disk.read().then(drain);

  return {
    append(draft) {
      update({ unwritten: [...view.unwritten, newEntry(draft)] });
      void writeAndSend();
    },
    retry() {
      const account = ports.session()?.account_id;
      if (account) void disk.retry(account).then(wake);
    },
    wake,
    leave() {
      const session = maySend();
      const first = session && pendingEntries(view, session.account_id)[0];
      if (session && first) ports.sendOnUnload(first, session.token);
    },
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      stopped = true;
      cancelWait?.();
      cancelTurn?.();
      unlisten();
    },
  };
}
