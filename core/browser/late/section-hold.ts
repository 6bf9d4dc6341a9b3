/**
 * The claim of a tab on a test section; one tab at a time has it. `take` takes it from the other
 * tab, `stop` releases it to a waiting tab. `tell` is called when it is known whether this tab has
 * it, and at each change.
 */
export type SectionHold = { take(): void; stop(): void };

/**
 * Claims a section by a lock of the browser; without the Web Locks API by messages between tabs;
 * with neither, every tab has it.
 */
export function holdSection(name: string, tell: (held: boolean) => void): SectionHold {
  const locks = globalThis.navigator?.locks;
  return locks ? byLock(locks, name, tell) : byChannel(name, tell);
}

function byLock(locks: LockManager, name: string, tell: (held: boolean) => void): SectionHold {
  let stopped = false;
  let release = () => {};
  let waiting = new AbortController();

  function hold(lock: Lock | null): Promise<void> | undefined {
    if (!lock || stopped) return;
    tell(true);
    return new Promise((resolve) => {
      release = resolve;
    });
  }

  /** Has the lock until it is released or another tab steals it; then waits for it. */
  async function ask(options: LockOptions): Promise<void> {
    let got = false;
    try {
      await locks.request(name, options, (lock) => {
        got = lock !== null;
        return hold(lock);
      });
      if (got || stopped) return;
    } catch {
      if (stopped || (!got && options.signal?.aborted)) return;
    }
    tell(false);
    waiting = new AbortController();
    void ask({ signal: waiting.signal });
  }

  void ask({ ifAvailable: true });
  return {
    take() {
      waiting.abort();
      void ask({ steal: true });
    },
    stop() {
      stopped = true;
      waiting.abort();
      release();
    },
  };
}

/** Milliseconds in which the tab that has it answers. */
const moment = 150;

function byChannel(name: string, tell: (held: boolean) => void): SectionHold {
  const channel = opened(name);
  if (!channel) {
    tell(true);
    return { take() {}, stop() {} };
  }
  let held = false;
  const have = (now: boolean) => {
    held = now;
    tell(now);
  };
  const timer = setTimeout(() => have(true), moment);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'whose?' && held) channel.postMessage('mine');
    if (data !== 'mine') return;
    clearTimeout(timer);
    have(false);
  };
  channel.postMessage('whose?');
  return {
    take() {
      channel.postMessage('mine');
      have(true);
    },
    stop() {
      clearTimeout(timer);
      channel.close();
    },
  };
}

function opened(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
