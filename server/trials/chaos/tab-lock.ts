type Waiting = { tab: object; run(): void };

export type TabLock = {
  /** Runs while no other tab of the device does. */
  take<T>(tab: object, run: () => Promise<T>): Promise<T>;
  /** The tab is gone, with whatever it held or waited for. */
  giveUp(tab: object): void;
};

/** The browser's lock: whoever asked first has it first, and a tab that is gone holds nothing. */
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
