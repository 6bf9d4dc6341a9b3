type WaitingTab = { tab: object; run(): void };

export type TabLock = {
  /** Runs while no other tab of the device runs. */
  take<T>(tab: object, run: () => Promise<T>): Promise<T>;
  /** Releases the lock of a closed tab, and removes the tab from the queue. */
  releaseAll(tab: object): void;
};

/** The lock of a browser's tabs, in the order of their requests. */
export function createTabLock(): TabLock {
  let queue: WaitingTab[] = [];
  let lockHolder: WaitingTab | null = null;

  function grant(): void {
    if (lockHolder) return;
    lockHolder = queue.shift() ?? null;
    lockHolder?.run();
  }

  function release(waiting: WaitingTab): void {
    if (lockHolder !== waiting) return;
    lockHolder = null;
    grant();
  }

  return {
    take: (tab, run) =>
      new Promise((resolve, reject) => {
        const waiting: WaitingTab = {
          tab,
          run: () =>
            void run()
              .then(resolve, reject)
              .finally(() => release(waiting)),
        };
        queue.push(waiting);
        grant();
      }),
    releaseAll(tab) {
      queue = queue.filter((waiting) => waiting.tab !== tab);
      if (lockHolder?.tab === tab) release(lockHolder);
    },
  };
}
