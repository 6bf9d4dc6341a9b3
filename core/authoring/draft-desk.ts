import { backoff } from '../client/outbox/backoff.ts';
import { type DeskView, isSameView, worstOf } from './desk-view.ts';
import { createDraftDisk } from './draft-disk.ts';
import type { DraftPorts, TookIt } from './draft-ports.ts';
import type { Change, KeptDraft } from './drafts.ts';
import { besideDeletion, besideServer, changed, dropped, fromServer, pendingIn, standing } from './drafts.ts';
import { createTypingPauses } from './typing-pauses.ts';

export type DraftDesk = ReturnType<typeof createDraftDesk>;

/** Milliseconds that forms wait for drafts of other devices. */
const longestWait = 2_500;

/**
 * Manages the drafts of one account in one tab. A change is on the disk within 250 ms, and on the server when
 * the typing pauses. Of each form the newest draft wins, whichever tab or device wrote it.
 */
export function createDraftDesk(ports: DraftPorts) {
  const { channel, wire, account, now, after } = ports;
  const drafts = new Map<string, KeptDraft>();
  const disk = createDraftDisk({ ...ports, all: () => drafts.values(), tell: tellListeners });
  const typing = createTypingPauses({ now, after, paused: (key) => void tell(key) });
  const telling = new Map<string, Promise<void>>();
  /** By key: the stamp of the version that the server refused. */
  const refused = new Map<string, number>();
  const listeners = new Set<() => void>();
  let failures = 0;
  let savedAt: number | null = null;
  let stopped = false;
  let strange = 0;
  let stopRetry = () => {};
  let view = look();

  function look(): DeskView {
    const unsent = [...drafts.values()].filter((draft) => pendingIn(draft) === 'put');
    const at = worstOf([savedAt === null ? 'untouched' : 'saved', ...unsent.map(placeOf)]);
    return { at, savedAt, diskFails: disk.fails(), strange };
  }

  function placeOf(draft: KeptDraft): DeskView['at'] {
    if (failures === 0 && !isRefused(draft)) return 'saving';
    return disk.has(draft) ? 'here' : 'nowhere';
  }

  function tellListeners(): void {
    const next = look();
    // The same object while nothing changed: otherwise components re-render with every key press.
    if (!isSameView(next, view)) view = next;
    for (const listener of listeners) listener();
  }

  const isRefused = ({ key, stamp }: KeptDraft) => (refused.get(key) ?? -1) >= stamp;
  const pending = () => [...drafts.values()].filter(pendingIn);

  /** Makes a version the current one, and schedules writing it to the disk. */
  function take(draft: KeptDraft): void {
    drafts.set(draft.key, draft);
    disk.schedule();
    tellListeners();
  }

  function forget(draft: KeptDraft): void {
    drafts.delete(draft.key);
    disk.forget(draft);
    tellListeners();
  }

  function settle(own: KeptDraft | undefined, stands: KeptDraft | undefined): void {
    if (!stands && own) forget(own);
    else if (stands && stands !== own) take(stands);
  }

  /** Sends the pending change of a draft to the server, one request at a time. */
  function tell(key: string): Promise<void> {
    const draft = drafts.get(key);
    const underWay = telling.get(key);
    if (underWay || stopped || !draft || !pendingIn(draft)) return underWay ?? Promise.resolve();
    const run = tellOne(draft).finally(() => {
      telling.delete(key);
      // There was typing during the request: send it now if it has paused, else at its pause.
      if (failures === 0 && (drafts.get(key)?.stamp ?? -1) > draft.stamp && !typing.has(key)) void tell(key);
    });
    telling.set(key, run);
    return run;
  }

  async function tellOne(draft: KeptDraft): Promise<void> {
    const told = await wire.tell(draft);
    if (told.at === 'failed') return retryLater();
    failures = 0;
    if (told.at === 'refused') refused.set(draft.key, draft.stamp);
    else takeWord(draft, told);
    tellListeners();
  }

  /** Applies a reply: the server has the sent version or a newer one, or the draft was deleted. */
  function takeWord(sent: KeptDraft, { at, stamp: stands }: TookIt): void {
    const own = drafts.get(sent.key);
    if (at === 'deleted') {
      settle(own, besideDeletion(own, sent, stands));
      return;
    }
    if (sent.content !== null) savedAt = now();
    if (own?.content === null && own.stamp === sent.stamp) {
      channel.post({ ...own, sent: own.stamp });
      forget(own);
    } else if (own) take({ ...own, sent: Math.max(own.sent, sent.stamp) });
    // Another device of the author has a newer version, which wins.
    if (stands > sent.stamp) void refresh().catch(() => {});
  }

  function retryLater(): void {
    failures += 1;
    stopRetry();
    stopRetry = after(backoff(failures, ports.random()), tellRest);
    tellListeners();
  }

  /** Sends all pending drafts that are not being typed in. */
  function tellRest(): void {
    stopRetry();
    for (const draft of pending()) if (!typing.has(draft.key) && !isRefused(draft)) void tell(draft.key);
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
      settle(own, besideServer(own, theirs.get(key)));
    }
  }

  /** Applies a draft that another tab wrote. */
  function hear(draft: KeptDraft): void {
    if (draft.account_id !== account) return;
    const own = drafts.get(draft.key);
    const stands = standing(own, draft);
    if (!stands || stands === own) return;
    if (stands.stamp !== own?.stamp) typing.stop(draft.key);
    if (stands.content === null && !pendingIn(stands)) drafts.delete(draft.key);
    else drafts.set(draft.key, stands);
    disk.knows(stands);
    tellListeners();
  }

  async function load(): Promise<void> {
    for (const draft of await disk.read()) {
      const stands = draft.account_id === account && standing(drafts.get(draft.key), draft);
      if (stands) drafts.set(draft.key, stands);
    }
    strange = await ports.store.strange().catch(() => 0);
    await refresh().catch(() => {});
  }

  let ready = false;
  const loaded = new Promise<void>((resolve) => {
    const open = () => {
      stopWaiting();
      ready = true;
      tellListeners();
      resolve();
    };
    const stopWaiting = after(longestWait, open);
    void load().then(() => {
      open();
      void disk.write();
      tellRest();
    });
  });
  const stopHearing = channel.listen(hear);

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
    draftOf(key: string): KeptDraft | undefined {
      const draft = drafts.get(key);
      return draft?.content ? draft : undefined;
    },
    /** Returns all drafts, the newest first. */
    left: (): KeptDraft[] => [...drafts.values()].filter(({ content }) => content).sort((a, b) => b.stamp - a.stamp),
    change(change: Omit<Change, 'account_id' | 'now'>): void {
      take(changed(drafts.get(change.key), { ...change, account_id: account, now: now() }));
      typing.touch(change.key);
    },
    /** Deletes a form's draft here and on the server, after it was saved or discarded. */
    drop(key: string): void {
      const before = drafts.get(key);
      if (!before?.content) return;
      typing.stop(key);
      take(dropped(before));
      void tell(key);
    },
    noteSaved(): void {
      savedAt = now();
      tellListeners();
    },
    /** Called when the network is back or the page is visible again: sends pending drafts, then refreshes. */
    wake(): void {
      failures = 0;
      tellRest();
      void refresh().catch(() => {});
    },
    /** Called when the page may be closed: stores and sends all pending drafts without waiting. */
    leave(): void {
      const left = pending();
      for (const draft of left) if (!disk.has(draft)) ports.landing.land(draft);
      void disk.write();
      wire.leave(left);
    },
    /** Sends all pending drafts to the server; resolves when they are sent or have failed. */
    async flush(): Promise<void> {
      typing.stopAll();
      await disk.write();
      // Two rounds: the first may only wait for an older version that is in flight.
      for (let round = 0; round < 2; round += 1) await Promise.all(pending().map(({ key }) => tell(key)));
    },
    /** Returns the number of drafts whose current version is not on the server. */
    unsent: () => pending().filter(({ content }) => content).length,
    /** Removes the drafts from this browser that are on the server. Unsent ones stay. */
    async clear(): Promise<void> {
      await disk.write();
      const known = [...drafts.values()].filter((draft) => !pendingIn(draft));
      await Promise.all(known.map((draft) => ports.store.remove(draft).catch(() => {})));
    },
    stop(): void {
      void disk.write();
      stopped = true;
      stopHearing();
      stopRetry();
      typing.stopAll();
    },
  };
}
