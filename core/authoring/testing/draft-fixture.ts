import type { DraftRecord } from '../../contract/desk.ts';
import { createDraftDesk, type DraftDesk } from '../draft-desk.ts';
import type { DraftPorts, SendResult } from '../draft-ports.ts';
import type { LocalDraft } from '../drafts.ts';

/** A fixture with a server, browsers with disks and tabs, and a clock that the test advances. */
export function draftFixture() {
  let now = 1_000_000;
  const timers = new Set<{ at: number; run: () => void }>();
  const server = new Map<string, DraftRecord>();
  /** Stamps of deletions, by key. */
  const deletedAt = new Map<string, number>();
  const fixture = {
    /** `gone`: no answer. `refuses`: the server rejects drafts. */
    network: 'there' as 'there' | 'gone' | 'refuses',
    /** Milliseconds until a PUT reaches the server. It arrives even if its tab crashes. */
    delayMs: 0,
    server,
    calls: [] as string[],
    now: () => now,
    /** Advances the clock and runs the timers that are due. */
    async pass(time: number): Promise<void> {
      const end = now + time;
      await runMicrotasks();
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.run();
        await runMicrotasks();
      }
      now = end;
      await runMicrotasks();
    },
    aBrowser: () => browser(),
  };

  function after(wait: number, run: () => void): () => void {
    const timer = { at: now + wait, run };
    timers.add(timer);
    return () => timers.delete(timer);
  }

  function put(draft: LocalDraft): SendResult {
    const { key, subject_id, base_rev, content, stamp } = draft;
    const existing = server.get(key);
    const deletedStamp = deletedAt.get(key) ?? -1;
    if (content === null) {
      if ((existing?.stamp ?? -1) <= stamp) server.delete(key);
      if (!server.has(key)) deletedAt.set(key, Math.max(deletedStamp, stamp));
      return { kind: 'kept', stamp };
    }
    if (!existing && deletedStamp >= stamp) return { kind: 'deleted', stamp: deletedStamp };
    if (!existing || existing.stamp < stamp) server.set(key, { key, subject_id, base_rev, content, stamp });
    return { kind: 'kept', stamp: server.get(key)?.stamp ?? stamp };
  }

  function browser() {
    const disk = new Map<string, LocalDraft>();
    const exitStored = new Map<string, LocalDraft>();
    const tabs = new Set<(draft: LocalDraft) => void>();
    const state = {
      disk,
      exitStored,
      /** Drafts of another version of the studio. */
      unreadable: 0,
      /** The storage is full or forbidden. */
      full: false,
      tab(): Tab {
        let gone = false;
        const isGone = () => gone;
        const desk = createDraftDesk(portsOf(isGone, state, tabs));
        return {
          desk,
          crash() {
            gone = true;
          },
        };
      },
    };
    return state;
  }

  type BrowserState = {
    disk: Map<string, LocalDraft>;
    exitStored: Map<string, LocalDraft>;
    unreadable: number;
    full: boolean;
  };

  /** The ports of a tab. After a crash they do nothing more. */
  function portsOf(isGone: () => boolean, own: BrowserState, tabs: Set<(draft: LocalDraft) => void>): DraftPorts {
    const touch = async () => {
      if (isGone()) return new Promise<never>(() => {});
      if (own.full) throw new Error('storage is full');
    };
    let listener = (_draft: LocalDraft) => {};
    return {
      account: 'ada',
      now: fixture.now,
      random: () => 0.5,
      after: (wait, run) => after(wait, () => isGone() || run()),
      store: {
        async read() {
          await touch();
          return [...own.disk.values()];
        },
        countUnreadable: async () => own.unreadable,
        async write(draft) {
          await touch();
          const there = own.disk.get(draft.key);
          if (!there || there.stamp <= draft.stamp) own.disk.set(draft.key, draft);
        },
        async remove({ key, stamp }) {
          await touch();
          if ((own.disk.get(key)?.stamp ?? -1) <= stamp) own.disk.delete(key);
        },
      },
      exitStore: {
        write: (draft) => void (own.full || own.exitStored.set(draft.key, draft)),
        read: () => [...own.exitStored.values()],
        remove: ({ key, stamp }) =>
          void ((own.exitStored.get(key)?.stamp ?? -1) <= stamp && own.exitStored.delete(key)),
      },
      channel: {
        post: (draft) => {
          if (!isGone()) for (const tell of tabs) if (tell !== listener) tell(structuredClone(draft));
        },
        listen(hear) {
          listener = (draft) => void (isGone() || hear(draft));
          tabs.add(listener);
          return () => tabs.delete(listener);
        },
      },
      wire: {
        async list() {
          if (fixture.network !== 'there') throw new Error('offline');
          return [...server.values()];
        },
        async send(draft) {
          if (isGone()) return new Promise<never>(() => {});
          fixture.calls.push(`${draft.content === null ? 'DELETE' : 'PUT'} ${draft.key}`);
          await Promise.resolve();
          if (fixture.network === 'gone') return { kind: 'failed' };
          if (fixture.network === 'refuses') return { kind: 'refused' };
          if (fixture.delayMs === 0 || draft.content === null) return put(draft);
          const there = await new Promise<SendResult>((arrive) => after(fixture.delayMs, () => arrive(put(draft))));
          return isGone() ? new Promise<never>(() => {}) : there;
        },
        sendOnExit(drafts) {
          if (fixture.network === 'there') for (const draft of drafts) put(draft);
        },
      },
    };
  }

  return fixture;
}

/** A tab of a browser. `crash` ends it without saving. */
export type Tab = { desk: DraftDesk; crash(): void };

/** Runs the pending promise callbacks. */
async function runMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}
