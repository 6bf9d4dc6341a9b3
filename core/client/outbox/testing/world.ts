import { createOutbox, type Outbox } from '../outbox.ts';
import type { Draft, OutboxEntry } from '../outbox-entry.ts';
import type { Notice, OutboxPorts, OutboxSession } from '../outbox-ports.ts';
import type { Change, Kept } from '../outbox-queue.ts';
import { anId } from './entries.ts';
import { createJudge, type Judge } from './judge.ts';
import { settle } from './settle.ts';
import { type Stored, serverOf } from './world-server.ts';

/** What a busy server asks for, in milliseconds. */
export const askedFor = 30_000;
/** How a piece of work in the air may come to its end; each kind of work takes what fits it. */
export type Ending = 'well' | 'badly' | 'reply lost' | 'busy';

type Work = { tab: Tab; kind: 'disk' | 'send' | 'lock'; end(ending: Ending): void };
type Timer = { tab: Tab; wait: number; run(): void };
type Waiting = { tab: Tab; run(): void };
export type Tab = {
  outbox: Outbox;
  alive: boolean;
  appended: OutboxEntry['id'][];
  made: Map<OutboxEntry['id'], Draft>;
  /** The latest second half of a record. */
  halves: Map<OutboxEntry['id'], number>;
  /** Of tests: by account, section and question, the latest revision that was made in this tab. */
  revs: Map<string, number>;
  settled: OutboxEntry[];
  judge: Judge;
};

export type World = ReturnType<typeof createWorld>;

/** One browser with several tabs, one disk, one lock, and one server; nothing moves by itself. */
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
    /** Answer records in the order of first arrival, with the most that came of their second halves. */
    arrived: [] as Stored[],
    /** By account, section and question: the greatest revision that arrived. */
    arrivedEntries: new Map<string, number>(),
    submitted: new Set<string>(),
    /** By a submission's id: the revisions that its student had given before it. */
    givenBefore: new Map<string, ReadonlyMap<string, number>>(),
    /** How often each half was confirmed to a living tab. */
    confirmed: new Map<string, number>(),
    mostAtOnce: 0,
    /** What no outbox may do, and one did. */
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
                // The browser takes its time to say that a lock is free again, and may have given it away.
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

  /** Work that stays in the air until the test ends it. A dead tab never hears of it again. */
  function work<T>(tab: Tab, kind: Work['kind'], happen: () => T, hear: (result: T) => void = () => {}): Promise<T> {
    return new Promise((resolve, reject) => {
      const end = (ending: Ending) => {
        world.work = world.work.filter((one) => one !== piece);
        if (ending === 'busy' && kind === 'send') {
          const outcome = { kind: 'unreachable', wait: askedFor } as T;
          if (tab.alive) hear(outcome);
          return tab.alive && resolve(outcome);
        }
        if (ending === 'badly' || ending === 'busy') return tab.alive && reject(new Error('out of order'));
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
      if (at < 0) throw new Error('replaces nothing');
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

  /** The tab is gone from one moment to the next; what it had in the air may still happen, unheard. */
  function crash(tab: Tab) {
    tab.alive = false;
    tab.outbox.stop();
    ears.delete(tab);
    world.tabs = world.tabs.filter((one) => one !== tab);
    world.timers = world.timers.filter((one) => one.tab !== tab);
    for (let at = queue.length - 1; at >= 0; at -= 1) if (queue[at]?.tab === tab) queue.splice(at, 1);
    if (holder?.tab === tab) release(holder);
  }

  /** A tab's disk works in the order it was asked in, as a database does; everything else in any. */
  function finish(nth: number, ending: Ending) {
    const chosen = world.work[nth % Math.max(1, world.work.length)];
    const first = world.work.find(({ tab, kind }) => tab === chosen?.tab && kind === 'disk');
    (chosen?.kind === 'disk' ? first : chosen)?.end(ending);
  }

  /** Lets the time of one timer come: a wait, or the patience with storage. */
  function fire(nth: number, patience: boolean) {
    const due = world.timers.filter(({ wait }) => isPatience(wait) === patience);
    const timer = due[nth % due.length];
    if (!timer) return;
    world.timers = world.timers.filter((one) => one !== timer);
    if (timer.wait >= askedFor) timer.tab.judge.waited();
    timer.run();
  }

  /** Another session in all tabs, of an account or of nobody who may send. */
  function logIn(account: string | null) {
    const token = `token ${world.tokens.size + 1}`;
    world.session = account === null ? null : { account_id: account, token };
    if (account !== null) world.tokens.set(token, account);
    for (const tab of world.tabs) tab.outbox.wake();
  }

  /** Lets everything end well until nothing moves any more. */
  async function quiet() {
    for (let round = 0; round < 2_000; round += 1) {
      await settle();
      if (world.work.length > 0) finish(0, 'well');
      else if (world.timers.some(({ wait }) => !isPatience(wait))) fire(0, false);
      else return;
    }
    throw new Error('never comes to rest');
  }

  return world;
}

function isPatience(wait: number): boolean {
  return wait === 3_000 || wait === 300;
}
