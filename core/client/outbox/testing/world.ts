import { createOutbox, type Outbox } from '../outbox.ts';
import type { Draft, OutboxEntry } from '../outbox-entry.ts';
import type { Notice, OutboxPorts, OutboxSession } from '../outbox-ports.ts';
import type { Change, Kept } from '../outbox-queue.ts';
import { anId } from './entries.ts';
import { createJudge, type Judge } from './judge.ts';
import { settle } from './settle.ts';
import { type Stored, serverOf } from './world-server.ts';

/** The wait that a busy server requests, in milliseconds. */
export const askedFor = 30_000;
/** How a pending piece of work ends. Each kind of work uses those that apply to it. */
export type Ending = 'well' | 'badly' | 'reply lost' | 'busy';

type Work = { tab: Tab; kind: 'disk' | 'send' | 'lock'; end(ending: Ending): void };
type Timer = { tab: Tab; wait: number; run(): void };
type Waiting = { tab: Tab; run(): void };
export type Tab = {
  outbox: Outbox;
  alive: boolean;
  appended: OutboxEntry['id'][];
  made: Map<OutboxEntry['id'], Draft>;
  /** The latest second half of a record, in seconds after the answer. */
  halves: Map<OutboxEntry['id'], number>;
  /** The latest revision made in this tab, by account, section and question of tests. */
  revs: Map<string, number>;
  settled: OutboxEntry[];
  judge: Judge;
};

export type World = ReturnType<typeof createWorld>;

/**
 * A browser with several tabs, one disk, one lock and one server. Work ends and timers fire only
 * when the test says so.
 */
export function createWorld() {
  const world = {
    disk: [] as Kept[],
    lastKey: 0,
    work: [] as Work[],
    timers: [] as Timer[],
    tabs: [] as Tab[],
    session: { account_id: anId(1), token: 'token 1' } as OutboxSession | null,
    tokens: new Map([['token 1', anId(1)]]),
    endedTokens: new Set<string>(),
    /**
     * Answer records in the order of first arrival, with the greatest time of their second halves.
     */
    arrived: [] as Stored[],
    /** The greatest revision that arrived, by account, section and question. */
    arrivedEntries: new Map<string, number>(),
    submitted: new Set<string>(),
    /** By the id of a submission: the revisions given before it. */
    givenBefore: new Map<string, ReadonlyMap<string, number>>(),
    /** How often each half was confirmed to an open tab. */
    confirmed: new Map<string, number>(),
    mostAtOnce: 0,
    /** Violations of the outbox's rules. */
    wrongs: [] as string[],
    openTab,
    crash,
    finish,
    fire,
    logIn,
    quiet,
  };
  const serve = serverOf(world);
  let holder: Waiting | null = null;
  const queue: Waiting[] = [];

  function ports(tab: Tab): OutboxPorts {
    return {
      store: {
        read: () => work(tab, 'disk', () => [...world.disk]),
        change: (decide) => work(tab, 'disk', () => commit(decide(world.disk))),
      },
      lock: (run) =>
        new Promise((resolve, reject) => {
          const waiting = {
            tab,
            run: () =>
              void run()
                // A browser may release a lock with a delay, and may have given it to another tab.
                .then((result) => work(tab, 'lock', () => result))
                .then(resolve, reject)
                .finally(() => release(waiting)),
          };
          queue.push(waiting);
          grant();
        }),
      channel: {
        post: (notice) => later(tab, notice),
        listen: (hear) => {
          ears.set(tab, hear);
          return () => ears.delete(tab);
        },
      },
      after: (wait, run) => {
        const timer = { tab, wait, run };
        world.timers.push(timer);
        return () => {
          world.timers = world.timers.filter((one) => one !== timer);
        };
      },
      random: () => 0.5,
      session: () => world.session,
      send: (entry, token) => {
        tab.judge.sends(entry, token);
        return work(
          tab,
          'send',
          () => serve(entry, token),
          (outcome) => tab.judge.hears(entry, token, outcome),
        );
      },
      sendLeaving: (entry, token) => {
        tab.judge.sends(entry, token);
        serve(entry, token);
      },
      settled: (entry) => void tab.settled.push(entry),
    };
  }

  const ears = new Map<Tab, (notice: Notice) => void>();
  function later(from: Tab, notice: Notice) {
    for (const [tab, hear] of ears) if (tab !== from) queueMicrotask(() => tab.alive && hear(structuredClone(notice)));
  }

  function grant() {
    if (holder) return;
    holder = queue.shift() ?? null;
    holder?.run();
  }
  function release(waiting: Waiting) {
    if (holder !== waiting) return;
    holder = null;
    grant();
  }

  /** Pending work that ends when the test ends it. A closed tab does not receive the result. */
  function work<T>(tab: Tab, kind: Work['kind'], happen: () => T, hear: (result: T) => void = () => {}): Promise<T> {
    return new Promise((resolve, reject) => {
      const end = (ending: Ending) => {
        world.work = world.work.filter((one) => one !== piece);
        if (ending === 'busy' && kind === 'send') {
          const outcome = { kind: 'unreachable', wait: askedFor } as T;
          if (tab.alive) hear(outcome);
          return tab.alive && resolve(outcome);
        }
        if (ending === 'badly' || ending === 'busy') return tab.alive && reject(new Error('simulated failure'));
        const result = happen();
        if (!tab.alive) return;
        if (ending === 'reply lost') return reject(new Error('connection reset'));
        hear(result);
        resolve(result);
      };
      const piece = { tab, kind, end };
      world.work.push(piece);
      world.mostAtOnce = Math.max(
        world.mostAtOnce,
        world.work.filter((one) => one.kind === 'send' && one.tab.alive).length,
      );
    });
  }

  function commit({ add, replace, remove }: Change): Kept[] {
    const put = new Map(replace.map(({ key, entry }) => [key, entry]));
    world.disk = world.disk.filter(({ key }) => !remove.includes(key));
    for (const [key, entry] of put) {
      const at = world.disk.findIndex((one) => one.key === key);
      if (at < 0) throw new Error('The entry to replace is not stored.');
      world.disk[at] = { key, entry };
    }
    for (const entry of add) {
      world.lastKey += 1;
      world.disk.push({ key: world.lastKey, entry });
    }
    return [...world.disk];
  }

  function openTab(): Tab {
    const judge = createJudge(world);
    const known = { appended: [], made: new Map(), halves: new Map(), revs: new Map(), settled: [] };
    const tab: Tab = { outbox: undefined as never, alive: true, ...known, judge };
    tab.outbox = createOutbox(ports(tab));
    world.tabs.push(tab);
    return tab;
  }

  /** Closes the tab at once. Its pending work may still happen, without a listener. */
  function crash(tab: Tab) {
    tab.alive = false;
    tab.outbox.stop();
    ears.delete(tab);
    world.tabs = world.tabs.filter((one) => one !== tab);
    world.timers = world.timers.filter((one) => one.tab !== tab);
    for (let at = queue.length - 1; at >= 0; at -= 1) if (queue[at]?.tab === tab) queue.splice(at, 1);
    if (holder?.tab === tab) release(holder);
  }

  /**
   * Ends a tab's disk work in the order of its requests, as a database does; other work in any
   * order.
   */
  function finish(nth: number, ending: Ending) {
    const chosen = world.work[nth % Math.max(1, world.work.length)];
    const first = world.work.find(({ tab, kind }) => tab === chosen?.tab && kind === 'disk');
    (chosen?.kind === 'disk' ? first : chosen)?.end(ending);
  }

  /** Fires one timer: a wait, or the storage timeout if `patience` is true. */
  function fire(nth: number, patience: boolean) {
    const due = world.timers.filter(({ wait }) => isPatience(wait) === patience);
    const timer = due[nth % due.length];
    if (!timer) return;
    world.timers = world.timers.filter((one) => one !== timer);
    if (timer.wait >= askedFor) timer.tab.judge.waited();
    timer.run();
  }

  /** Starts another session in all tabs; null means that no account may send. */
  function logIn(account: string | null) {
    const token = `token ${world.tokens.size + 1}`;
    world.session = account === null ? null : { account_id: account, token };
    if (account !== null) world.tokens.set(token, account);
    for (const tab of world.tabs) tab.outbox.wake();
  }

  /** Completes all work successfully until nothing is pending. */
  async function quiet() {
    for (let round = 0; round < 2_000; round += 1) {
      await settle();
      if (world.work.length > 0) finish(0, 'well');
      else if (world.timers.some(({ wait }) => !isPatience(wait))) fire(0, false);
      else return;
    }
    throw new Error('Work never ends.');
  }

  return world;
}

function isPatience(wait: number): boolean {
  return wait === 3_000 || wait === 300;
}
