type Waiting = { tab: object; run(): void };

export type TabLock = {
  /** Runs while no other tab of the device runs. */
  take<T>(tab: object, run: () => Promise<T>): Promise<T>;
  /** Releases what a closed tab had, and its place in the queue. */
  giveUp(tab: object): void;
};

/** The browser's lock: first come, first served. A closed tab has no lock. */
export function createTabLock(): TabLock {
  let queue: Waiting[] = [];
  let holder: Waiting | null = null;

  function grant(): void {
    if (holder) return;
    holder = queue.shift() ?? null;
    holder?.run();
  }

  function release(waiting: Waiting): void {
    if (holder !== waiting) return;
    holder = null;
    grant();
  }

  return {
    take: (tab, run) =>
      new Promise((resolve, reject) => {
        const waiting: Waiting = {
          tab,
          run: () =>
            void run()
              .then(resolve, reject)
              .finally(() => release(waiting)),
        };
        queue.push(waiting);
        grant();
      }),
    giveUp(tab) {
      queue = queue.filter((waiting) => waiting.tab !== tab);
      if (holder?.tab === tab) release(holder);
    },
  };
}
