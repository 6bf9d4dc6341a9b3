import { backoff } from '../client/outbox/backoff.ts';
import { type DeskView, isSameView, worstOf } from './desk-view.ts';
import { createDraftDisk } from './draft-disk.ts';
import type { DraftPorts, TookIt } from './draft-ports.ts';
import type { Change, KeptDraft } from './drafts.ts';
import { besideDeletion, besideServer, changed, dropped, fromServer, pendingIn, standing } from './drafts.ts';
import { createTypingPauses } from './typing-pauses.ts';

export type DraftDesk = ReturnType<typeof createDraftDesk>;

/** Milliseconds that forms wait for what was left on other devices. */
const longestWait = 2_500;

/**
 * The drafts of one account in one tab: in memory at once, on the disk within a quarter of a second, on the server when
 * the typing settles. Of each form the newest stands, wherever it was written.
 */
export function createDraftDesk(ports: DraftPorts) {
  const { channel, wire, account, now, after } = ports;
  const drafts = new Map<string, KeptDraft>();
  const disk = createDraftDisk({ ...ports, all: () => drafts.values(), tell: tellListeners });
  const typing = createTypingPauses({ now, after, paused: (key) => void tell(key) });
  const telling = new Map<string, Promise<void>>();
  /** The stamp at which the server did not want it. */
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
    // The same object while it says the same: whoever shows it is drawn anew with each key otherwise.
    if (!isSameView(next, view)) view = next;
    for (const listener of listeners) listener();
  }

  const isRefused = ({ key, stamp }: KeptDraft) => (refused.get(key) ?? -1) >= stamp;
  const pending = () => [...drafts.values()].filter(pendingIn);

  /** Takes a version as the one that stands, and has it written. */
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

  /** Tells the server what it has not heard of this draft, one thing at a time. */
  function tell(key: string): Promise<void> {
    const draft = drafts.get(key);
    const underWay = telling.get(key);
    if (underWay || stopped || !draft || !pendingIn(draft)) return underWay ?? Promise.resolve();
    const run = tellOne(draft).finally(() => {
      telling.delete(key);
      // Typed while it was on its way: when that settles, unless it has settled by now.
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

  /** The server has it, or something newer. */
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
    // Another device of the author's is further: its version stands.
    if (stands > sent.stamp) void refresh().catch(() => {});
  }

  function retryLater(): void {
    failures += 1;
    stopRetry();
    stopRetry = after(backoff(failures, ports.random()), tellRest);
    tellListeners();
  }

  /** All that is pending and not being typed at. */
  function tellRest(): void {
    stopRetry();
    for (const draft of pending()) if (!typing.has(draft.key) && !isRefused(draft)) void tell(draft.key);
  }

  /** Takes over what other devices wrote, and what they threw away. */
  async function refresh(): Promise<void> {
    const before = new Map(drafts);
    const theirs = new Map((await wire.list()).map((one) => [one.key, fromServer(account, one)]));
    if (stopped) return;
    for (const key of new Set([...before.keys(), ...theirs.keys()])) {
      const own = drafts.get(key);
      // What has changed since the server was asked is further than its answer.
      if (own !== before.get(key)) continue;
      settle(own, besideServer(own, theirs.get(key)));
    }
  }

  /** What another tab wrote. */
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

  /** Forms wait for what was left, but not for a server that does not answer. */
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
    /** Resolves when it is known what was left; never rejects. */
    loaded,
    isReady: () => ready,
    view: () => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** What was left of a form; undefined when nothing was, or it was thrown away. */
    draftOf(key: string): KeptDraft | undefined {
      const draft = drafts.get(key);
      return draft?.content ? draft : undefined;
    },
    /** Everything that was left, the newest first. */
    left: (): KeptDraft[] => [...drafts.values()].filter(({ content }) => content).sort((a, b) => b.stamp - a.stamp),
    change(change: Omit<Change, 'account_id' | 'now'>): void {
      take(changed(drafts.get(change.key), { ...change, account_id: account, now: now() }));
      typing.touch(change.key);
    },
    /** Forgets a form's draft, here and on the server: it was saved, or is not wanted. */
    drop(key: string): void {
      const before = drafts.get(key);
      if (!before?.content) return;
      typing.stop(key);
      take(dropped(before));
      void tell(key);
    },
    /** A record itself was saved. */
    noteSaved(): void {
      savedAt = now();
      tellListeners();
    },
    /** The network is back, or somebody looks again: what is pending goes now. */
    wake(): void {
      failures = 0;
      tellRest();
      void refresh().catch(() => {});
    },
    /** The page may be going: everything is put where it survives that. */
    leave(): void {
      const left = pending();
      for (const draft of left) if (!disk.has(draft)) ports.landing.land(draft);
      void disk.write();
      wire.leave(left);
    },
    /** Tells the server all that is pending; resolves when that is done, or cannot be done now. */
    async flush(): Promise<void> {
      typing.stopAll();
      await disk.write();
      // Twice: an older version may be on its way at first.
      for (let round = 0; round < 2; round += 1) await Promise.all(pending().map(({ key }) => tell(key)));
    },
    /** How many the server does not have as they are. */
    unsent: () => pending().filter(({ content }) => content).length,
    /** Takes away what this browser keeps of the account and the server has; what the server has not stays. */
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
