import { createOutbox, type Outbox } from '../outbox.ts';
import type { OutboxDraft, OutboxEntry } from '../outbox-entry.ts';
import type { OutboxNotice, OutboxPorts, OutboxSession } from '../outbox-ports.ts';
import type { StoreChange, StoredItem } from '../outbox-queue.ts';
import { anId } from './entries.ts';
import { flushPromises } from './flush-promises.ts';
import { createSendChecker, type SendChecker } from './send-checker.ts';
import { type ArrivedAnswer, createSimulatedServer } from './simulated-server.ts';

/** The wait that a busy server requests, in milliseconds. */
export const requestedWait = 30_000;
/** How a pending piece of work ends. Each kind of work uses those that apply to it. */
export type Ending = 'well' | 'badly' | 'reply lost' | 'busy';

type PendingWork = { tab: Tab; kind: 'disk' | 'send' | 'lock'; end(ending: Ending): void };
type Timer = { tab: Tab; wait: number; run(): void };
type Waiting = { tab: Tab; run(): void };
export type Tab = {
  outbox: Outbox;
  alive: boolean;
  appended: OutboxEntry['id'][];
  drafts: Map<OutboxEntry['id'], OutboxDraft>;
  /** The latest second half of a record, in seconds after the answer. */
  secondHalves: Map<OutboxEntry['id'], number>;
  /** The latest revision made in this tab, by account, section and question of tests. */
  revs: Map<string, number>;
  confirmedEntries: OutboxEntry[];
  checker: SendChecker;
};

export type SimulatedBrowser = ReturnType<typeof createSimulatedBrowser>;

/** A browser with several tabs, one disk, one lock and one server. The test ends all work and fires all timers. */
export function createSimulatedBrowser() {
  const browser = {
    disk: [] as StoredItem[],
    lastKey: 0,
    pending: [] as PendingWork[],
    timers: [] as Timer[],
    tabs: [] as Tab[],
    session: { account_id: anId(1), token: 'token 1' } as OutboxSession | null,
    tokens: new Map([['token 1', anId(1)]]),
    endedTokens: new Set<string>(),
    /** Answer records in the order of first arrival, with the greatest time of their second halves. */
    arrived: [] as ArrivedAnswer[],
    /** The greatest revision that arrived, by account, section and question. */
    arrivedEntries: new Map<string, number>(),
    submitted: new Set<string>(),
    /** By the id of a submission: the revisions given before it. */
    givenBefore: new Map<string, ReadonlyMap<string, number>>(),
    /** How often each half was confirmed to an open tab. */
    confirmed: new Map<string, number>(),
    mostAtOnce: 0,
    /** Violations of the outbox's rules. */
    violations: [] as string[],
    openTab,
    crash,
    finish,
    fire,
    logIn,
    quiet,
  };
  const serve = createSimulatedServer(browser);
  let lockHolder: Waiting | null = null;
  const queue: Waiting[] = [];

  function ports(tab: Tab): OutboxPorts {
    return {
      store: {
        read: () => pending(tab, 'disk', () => [...browser.disk]),
        change: (decide) => pending(tab, 'disk', () => commit(decide(browser.disk))),
      },
      lock: (run) =>
        new Promise((resolve, reject) => {
          const waiting = {
            tab,
            run: () =>
              void run()
                // A browser may release a lock with a delay, and may have given it to another tab.
                .then((result) => pending(tab, 'lock', () => result))
                .then(resolve, reject)
                .finally(() => release(waiting)),
          };
          queue.push(waiting);
          grant();
        }),
      channel: {
        post: (notice) => postLater(tab, notice),
        listen: (hear) => {
          listeners.set(tab, hear);
          return () => listeners.delete(tab);
        },
      },
      after: (wait, run) => {
        const timer = { tab, wait, run };
        browser.timers.push(timer);
        return () => {
          browser.timers = browser.timers.filter((one) => one !== timer);
        };
      },
      random: () => 0.5,
      session: () => browser.session,
      send: (entry, token) => {
        tab.checker.onSend(entry, token);
        return pending(
          tab,
          'send',
          () => serve(entry, token),
          (outcome) => tab.checker.onOutcome(entry, token, outcome),
        );
      },
      sendOnUnload: (entry, token) => {
        tab.checker.onSend(entry, token);
        serve(entry, token);
      },
      onConfirmed: (entry) => void tab.confirmedEntries.push(entry),
    };
  }

  const listeners = new Map<Tab, (notice: OutboxNotice) => void>();
  function postLater(from: Tab, notice: OutboxNotice) {
    for (const [tab, hear] of listeners)
      if (tab !== from) queueMicrotask(() => tab.alive && hear(structuredClone(notice)));
  }

  function grant() {
    if (lockHolder) return;
    lockHolder = queue.shift() ?? null;
    lockHolder?.run();
  }
  function release(waiting: Waiting) {
    if (lockHolder !== waiting) return;
    lockHolder = null;
    grant();
  }

  /** Pending work that ends when the test ends it. A closed tab does not receive the result. */
  function pending<T>(
    tab: Tab,
    kind: PendingWork['kind'],
    perform: () => T,
    onResult: (result: T) => void = () => {},
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      const end = (ending: Ending) => {
        browser.pending = browser.pending.filter((one) => one !== piece);
        if (ending === 'busy' && kind === 'send') {
          const outcome = { kind: 'unreachable', wait: requestedWait } as T;
          if (tab.alive) onResult(outcome);
          return tab.alive && resolve(outcome);
        }
        if (ending === 'badly' || ending === 'busy') return tab.alive && reject(new Error('simulated failure'));
        const result = perform();
        if (!tab.alive) return;
        if (ending === 'reply lost') return reject(new Error('connection reset'));
        onResult(result);
        resolve(result);
      };
      const piece = { tab, kind, end };
      browser.pending.push(piece);
      browser.mostAtOnce = Math.max(
        browser.mostAtOnce,
        browser.pending.filter((one) => one.kind === 'send' && one.tab.alive).length,
      );
    });
  }

  function commit({ add, replace, remove }: StoreChange): StoredItem[] {
    const put = new Map(replace.map(({ key, entry }) => [key, entry]));
    browser.disk = browser.disk.filter(({ key }) => !remove.includes(key));
    for (const [key, entry] of put) {
      const at = browser.disk.findIndex((one) => one.key === key);
      if (at < 0) throw new Error('The entry to replace is not stored.');
      browser.disk[at] = { key, entry };
    }
    for (const entry of add) {
      browser.lastKey += 1;
      browser.disk.push({ key: browser.lastKey, entry });
    }
    return [...browser.disk];
  }

  function openTab(): Tab {
    const checker = createSendChecker(browser);
    const initialState = {
      appended: [],
      drafts: new Map(),
      secondHalves: new Map(),
      revs: new Map(),
      confirmedEntries: [],
    };
    const tab: Tab = { outbox: undefined as never, alive: true, ...initialState, checker };
    tab.outbox = createOutbox(ports(tab));
    browser.tabs.push(tab);
    return tab;
  }

  /** Closes the tab at once. Its pending work may still happen, without a listener. */
  function crash(tab: Tab) {
    tab.alive = false;
    tab.outbox.stop();
    listeners.delete(tab);
    browser.tabs = browser.tabs.filter((one) => one !== tab);
    browser.timers = browser.timers.filter((one) => one.tab !== tab);
    for (let at = queue.length - 1; at >= 0; at -= 1) if (queue[at]?.tab === tab) queue.splice(at, 1);
    if (lockHolder?.tab === tab) release(lockHolder);
  }

  /** Ends a tab's disk work in the order of its requests, as a database does; other work in any order. */
  function finish(nth: number, ending: Ending) {
    const chosen = browser.pending[nth % Math.max(1, browser.pending.length)];
    const first = browser.pending.find(({ tab, kind }) => tab === chosen?.tab && kind === 'disk');
    (chosen?.kind === 'disk' ? first : chosen)?.end(ending);
  }

  /** Fires one timer: the storage timeout if `wantsTimeout` is true, else a wait. */
  function fire(nth: number, wantsTimeout: boolean) {
    const due = browser.timers.filter(({ wait }) => isStorageTimeout(wait) === wantsTimeout);
    const timer = due[nth % due.length];
    if (!timer) return;
    browser.timers = browser.timers.filter((one) => one !== timer);
    if (timer.wait >= requestedWait) timer.tab.checker.onWaitOver();
    timer.run();
  }

  /** Starts another session in all tabs; null means that no account may send. */
  function logIn(account: string | null) {
    const token = `token ${browser.tokens.size + 1}`;
    browser.session = account === null ? null : { account_id: account, token };
    if (account !== null) browser.tokens.set(token, account);
    for (const tab of browser.tabs) tab.outbox.wake();
  }

  /** Completes all work successfully until nothing is pending. */
  async function quiet() {
    for (let round = 0; round < 2_000; round += 1) {
      await flushPromises();
      if (browser.pending.length > 0) finish(0, 'well');
      else if (browser.timers.some(({ wait }) => !isStorageTimeout(wait))) fire(0, false);
      else return;
    }
    throw new Error('Work never ends.');
  }

  return browser;
}

function isStorageTimeout(wait: number): boolean {
  return wait === 3_000 || wait === 300;
}
