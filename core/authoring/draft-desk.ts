import { backoff } from '../client/outbox/internal/backoff.ts';
import type { AcceptedReply, DraftPorts } from './draft-ports.ts';
import {
  changeDraft,
  type DraftChange,
  discardDraft,
  fromServer,
  type LocalDraft,
  mergeWithDeletion,
  mergeWithServer,
  newerDraft,
  pendingAction,
} from './drafts.ts';
import { type DeskView, isSameView, worstState } from './internal/desk-view.ts';
import { createDraftDisk } from './internal/draft-disk.ts';
import { createTypingPauses } from './internal/typing-pauses.ts';

export type DraftDesk = ReturnType<typeof createDraftDesk>;

/** Milliseconds that forms wait for drafts of other devices. */
const maxWaitMs = 2_500;

/** Drafts of one account in one tab: on disk within 250 ms, on the server at a pause; the newest version wins. */
export function createDraftDesk(ports: DraftPorts) {
  const { channel, wire, account, now, after } = ports;
  const drafts = new Map<string, LocalDraft>();
  const disk = createDraftDisk({ ...ports, all: () => drafts.values(), onChange: notifyListeners });
  const typing = createTypingPauses({ now, after, onPause: (key) => void send(key) });
  const sending = new Map<string, Promise<void>>();
  /** By key: the stamp of the version that the server refused. */
  const refused = new Map<string, number>();
  const listeners = new Set<() => void>();
  let failures = 0;
  let savedAt: number | null = null;
  let stopped = false;
  let unreadable = 0;
  let stopRetry = () => {};
  let view = currentView();

  function currentView(): DeskView {
    const unsent = [...drafts.values()].filter((draft) => pendingAction(draft) === 'put');
    const state = worstState([savedAt === null ? 'untouched' : 'saved', ...unsent.map(stateOf)]);
    return { state, savedAt, diskFails: disk.hasFailed(), unreadable };
  }

  function stateOf(draft: LocalDraft): DeskView['state'] {
    if (failures === 0 && !isRefused(draft)) return 'saving';
    return disk.has(draft) ? 'here' : 'nowhere';
  }

  function notifyListeners(): void {
    const next = currentView();
    // The same object while nothing changed: otherwise components re-render with every key press.
    if (!isSameView(next, view)) view = next;
    for (const listener of listeners) listener();
  }

  const isRefused = ({ key, stamp }: LocalDraft) => (refused.get(key) ?? -1) >= stamp;
  const pending = () => [...drafts.values()].filter(pendingAction);

  /** Makes a version the current one, and schedules writing it to the disk. */
  function accept(draft: LocalDraft): void {
    drafts.set(draft.key, draft);
    disk.schedule();
    notifyListeners();
  }

  function forget(draft: LocalDraft): void {
    drafts.delete(draft.key);
    disk.forget(draft);
    notifyListeners();
  }

  function applyWinner(own: LocalDraft | undefined, winner: LocalDraft | undefined): void {
    if (!winner && own) forget(own);
    else if (winner && winner !== own) accept(winner);
  }

  /** Sends the pending change of a draft to the server, one request at a time. */
  function send(key: string): Promise<void> {
    const draft = drafts.get(key);
    const inFlight = sending.get(key);
    if (inFlight || stopped || !draft || !pendingAction(draft)) return inFlight ?? Promise.resolve();
    const run = sendDraft(draft).finally(() => {
      sending.delete(key);
      // There was typing during the request: send it now if it has paused, else at its pause.
      if (failures === 0 && (drafts.get(key)?.stamp ?? -1) > draft.stamp && !typing.has(key)) void send(key);
    });
    sending.set(key, run);
    return run;
  }

  async function sendDraft(draft: LocalDraft): Promise<void> {
    const reply = await wire.send(draft);
    if (reply.kind === 'failed') return retryLater();
    failures = 0;
    if (reply.kind === 'refused') refused.set(draft.key, draft.stamp);
    else acceptReply(draft, reply);
    notifyListeners();
  }

  /** Applies a reply: the server has the sent version or a newer one, or the draft was deleted. */
  function acceptReply(sent: LocalDraft, { kind, stamp: winner }: AcceptedReply): void {
    const own = drafts.get(sent.key);
    if (kind === 'deleted') return void applyWinner(own, mergeWithDeletion(own, sent, winner));
    if (sent.content !== null) savedAt = now();
    if (own?.content === null && own.stamp === sent.stamp) {
      channel.post({ ...own, sent: own.stamp });
      forget(own);
    } else if (own) accept({ ...own, sent: Math.max(own.sent, sent.stamp) });
    // Another device of the author has a newer version, which wins.
    if (winner > sent.stamp) void refresh().catch(() => {});
  }

  function retryLater(): void {
    failures += 1;
    stopRetry();
    stopRetry = after(backoff(failures, ports.random()), sendPending);
    notifyListeners();
  }

  /** Sends all pending drafts that are not being typed in. */
  function sendPending(): void {
    stopRetry();
    for (const draft of pending()) if (!typing.has(draft.key) && !isRefused(draft)) void send(draft.key);
  }

  /** Fetches drafts of other devices and applies their changes and deletions. */
  async function refresh(): Promise<void> {
    const before = new Map(drafts);
    const theirs = new Map((await wire.list()).map((one) => [one.key, fromServer(account, one)]));
    if (stopped) return;
    for (const key of new Set([...before.keys(), ...theirs.keys()])) {
      const own = drafts.get(key);
      // A draft that has changed since the request is newer than the reply.
      if (own !== before.get(key)) continue;
      applyWinner(own, mergeWithServer(own, theirs.get(key)));
    }
  }

  /** Applies a draft that another tab wrote. */
  function receive(draft: LocalDraft): void {
    if (draft.account_id !== account) return;
    const own = drafts.get(draft.key);
    const winner = newerDraft(own, draft);
    if (!winner || winner === own) return;
    if (winner.stamp !== own?.stamp) typing.stop(draft.key);
    if (winner.content === null && !pendingAction(winner)) drafts.delete(draft.key);
    else drafts.set(draft.key, winner);
    disk.markWritten(winner);
    notifyListeners();
  }

  async function load(): Promise<void> {
    for (const draft of await disk.read()) {
      const winner = draft.account_id === account && newerDraft(drafts.get(draft.key), draft);
      if (winner) drafts.set(draft.key, winner);
    }
    unreadable = await ports.store.countUnreadable().catch(() => 0);
    await refresh().catch(() => {});
  }

  let ready = false;
  const loaded = new Promise<void>((resolve) => {
    const open = () => {
      stopWaiting();
      ready = true;
      notifyListeners();
      resolve();
    };
    const stopWaiting = after(maxWaitMs, open);
    void load().then(() => {
      open();
      void disk.write();
      sendPending();
    });
  });
  const stopListening = channel.listen(receive);

  return {
    account,
    /** Resolves when the stored drafts are loaded, or after a timeout. Never rejects. */
    loaded,
    isReady: () => ready,
    view: () => view,
    /** Returns an unsubscribe function. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Returns the draft of a form; undefined if there is none or it was discarded. */
    draftOf(key: string): LocalDraft | undefined {
      const draft = drafts.get(key);
      return draft?.content ? draft : undefined;
    },
    /** Returns all drafts, the newest first. */
    leftDrafts: () => [...drafts.values()].filter(({ content }) => content).sort((a, b) => b.stamp - a.stamp),
    change(change: Omit<DraftChange, 'account_id' | 'now'>): void {
      accept(changeDraft(drafts.get(change.key), { ...change, account_id: account, now: now() }));
      typing.touch(change.key);
    },
    /** Deletes a form's draft here and on the server, after it was saved or discarded. */
    drop(key: string): void {
      const before = drafts.get(key);
      if (!before?.content) return;
      typing.stop(key);
      accept(discardDraft(before));
      void send(key);
    },
    noteSaved(): void {
      savedAt = now();
      notifyListeners();
    },
    /** Called when the network is back or the page is visible again: sends pending drafts, then refreshes. */
    wake(): void {
      failures = 0;
      sendPending();
      void refresh().catch(() => {});
    },
    /** Called when the page may be closed: stores and sends all pending drafts without waiting. */
    saveOnExit(): void {
      const leftDrafts = pending();
      for (const draft of leftDrafts) if (!disk.has(draft)) ports.exitStore.write(draft);
      void disk.write();
      wire.sendOnExit(leftDrafts);
    },
    /** Sends all pending drafts to the server; resolves when they are sent or have failed. */
    async flush(): Promise<void> {
      typing.stopAll();
      await disk.write();
      // Two rounds: the first may only wait for an older version that is in flight.
      for (let round = 0; round < 2; round += 1) await Promise.all(pending().map(({ key }) => send(key)));
    },
    /** Returns the number of drafts whose current version is not on the server. */
    unsent: () => pending().filter(({ content }) => content).length,
    /** Removes the drafts from this browser that are on the server. Unsent ones stay. */
    async clear(): Promise<void> {
      await disk.write();
      const known = [...drafts.values()].filter((draft) => !pendingAction(draft));
      await Promise.all(known.map((draft) => ports.store.remove(draft).catch(() => {})));
    },
    stop(): void {
      void disk.write();
      stopped = true;
      stopListening();
      stopRetry();
      typing.stopAll();
    },
  };
}
