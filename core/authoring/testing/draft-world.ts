import type { Draft } from '../../contract/desk.ts';
import { createDraftDesk, type DraftDesk } from '../draft-desk.ts';
import type { DraftPorts, Told } from '../draft-ports.ts';
import type { KeptDraft } from '../drafts.ts';

/** A fixture with a server, browsers with disks and tabs, and a clock that the test advances. */
export function draftWorld() {
  let now = 1_000_000;
  const timers = new Set<{ at: number; run: () => void }>();
  const server = new Map<string, Draft>();
  /** Stamps of deletions, by key. */
  const thrownAway = new Map<string, number>();
  const world = {
    /** `gone`: no answer. `refuses`: the server rejects drafts. */
    network: 'there' as 'there' | 'gone' | 'refuses',
    /** Milliseconds until a PUT reaches the server. It arrives even if its tab crashes. */
    slowness: 0,
    server,
    calls: [] as string[],
    now: () => now,
    /** Advances the clock and runs the timers that are due. */
    async pass(time: number): Promise<void> {
      const end = now + time;
      await settled();
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.run();
        await settled();
      }
      now = end;
      await settled();
    },
    aBrowser: () => browser(),
  };

  function after(wait: number, run: () => void): () => void {
    const timer = { at: now + wait, run };
    timers.add(timer);
    return () => timers.delete(timer);
  }

  function put(draft: KeptDraft): Told {
    const { key, subject_id, base_rev, content, stamp } = draft;
    const there = server.get(key);
    const gone = thrownAway.get(key) ?? -1;
    if (content === null) {
      if ((there?.stamp ?? -1) <= stamp) server.delete(key);
      if (!server.has(key)) thrownAway.set(key, Math.max(gone, stamp));
      return { at: 'kept', stamp };
    }
    if (!there && gone >= stamp) return { at: 'deleted', stamp: gone };
    if (!there || there.stamp < stamp) server.set(key, { key, subject_id, base_rev, content, stamp });
    return { at: 'kept', stamp: server.get(key)?.stamp ?? stamp };
  }

  function browser() {
    const disk = new Map<string, KeptDraft>();
    const landed = new Map<string, KeptDraft>();
    const tabs = new Set<(draft: KeptDraft) => void>();
    const own = {
      disk,
      landed,
      /** Drafts of another version of the studio. */
      strange: 0,
      /** The storage is full or forbidden. */
      full: false,
      tab(): Tab {
        let gone = false;
        const isGone = () => gone;
        const desk = createDraftDesk(portsOf(isGone, own, tabs));
        return {
          desk,
          crash() {
            gone = true;
          },
        };
      },
    };
    return own;
  }

  type Own = { disk: Map<string, KeptDraft>; landed: Map<string, KeptDraft>; strange: number; full: boolean };

  /** The ports of a tab. After a crash they do nothing more. */
  function portsOf(isGone: () => boolean, own: Own, tabs: Set<(draft: KeptDraft) => void>): DraftPorts {
    const touch = async () => {
      if (isGone()) return new Promise<never>(() => {});
      if (own.full) throw new Error('storage is full');
    };
    let heardBy = (_draft: KeptDraft) => {};
    return {
      account: 'ada',
      now: world.now,
      random: () => 0.5,
      after: (wait, run) => after(wait, () => isGone() || run()),
      store: {
        async read() {
          await touch();
          return [...own.disk.values()];
        },
        strange: async () => own.strange,
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
      landing: {
        land: (draft) => void (own.full || own.landed.set(draft.key, draft)),
        read: () => [...own.landed.values()],
        lift: ({ key, stamp }) => void ((own.landed.get(key)?.stamp ?? -1) <= stamp && own.landed.delete(key)),
      },
      channel: {
        post: (draft) => {
          if (!isGone()) for (const tell of tabs) if (tell !== heardBy) tell(structuredClone(draft));
        },
        listen(hear) {
          heardBy = (draft) => void (isGone() || hear(draft));
          tabs.add(heardBy);
          return () => tabs.delete(heardBy);
        },
      },
      wire: {
        async list() {
          if (world.network !== 'there') throw new Error('offline');
          return [...server.values()];
        },
        async tell(draft) {
          if (isGone()) return new Promise<never>(() => {});
          world.calls.push(`${draft.content === null ? 'DELETE' : 'PUT'} ${draft.key}`);
          await Promise.resolve();
          if (world.network === 'gone') return { at: 'failed' };
          if (world.network === 'refuses') return { at: 'refused' };
          if (world.slowness === 0 || draft.content === null) return put(draft);
          const there = await new Promise<Told>((arrive) => after(world.slowness, () => arrive(put(draft))));
          return isGone() ? new Promise<never>(() => {}) : there;
        },
        leave(drafts) {
          if (world.network === 'there') for (const draft of drafts) put(draft);
        },
      },
    };
  }

  return world;
}

/** A tab of a browser. `crash` ends it without saving. */
export type Tab = { desk: DraftDesk; crash(): void };

/** Runs the pending promise callbacks. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}
