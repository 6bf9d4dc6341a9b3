/**
 * The claim of a tab on a test section; one tab at a time has it. `take` takes it from the other tab, `stop` releases
 * it to a waiting tab. `onChange` is called when it is known whether this tab has it, and at each change.
 */
export type SectionClaim = { take(): void; stop(): void };

/**
 * Claims a section by a lock of the browser; without the Web Locks API by messages between tabs;
 * with neither, every tab has it.
 */
export function claimSection(name: string, onChange: (isClaimed: boolean) => void): SectionClaim {
  const locks = globalThis.navigator?.locks;
  return locks ? claimByLock(locks, name, onChange) : claimByChannel(name, onChange);
}

function claimByLock(locks: LockManager, name: string, onChange: (isClaimed: boolean) => void): SectionClaim {
  let stopped = false;
  let release = () => {};
  let waiting = new AbortController();

  function keepLock(lock: Lock | null): Promise<void> | undefined {
    if (!lock || stopped) return;
    onChange(true);
    return new Promise((resolve) => {
      release = resolve;
    });
  }

  /** Has the lock until it is released or another tab steals it; then waits for it. */
  async function requestLock(options: LockOptions): Promise<void> {
    let wasGranted = false;
    try {
      await locks.request(name, options, (lock) => {
        wasGranted = lock !== null;
        return keepLock(lock);
      });
      if (wasGranted || stopped) return;
    } catch {
      if (stopped || (!wasGranted && options.signal?.aborted)) return;
    }
    onChange(false);
    waiting = new AbortController();
    void requestLock({ signal: waiting.signal });
  }

  void requestLock({ ifAvailable: true });
  return {
    take() {
      waiting.abort();
      void requestLock({ steal: true });
    },
    stop() {
      stopped = true;
      waiting.abort();
      release();
    },
  };
}

/** Milliseconds in which the tab that has it answers. */
const answerTimeoutMs = 150;

function claimByChannel(name: string, onChange: (isClaimed: boolean) => void): SectionClaim {
  const channel = openChannel(name);
  if (!channel) {
    onChange(true);
    return { take() {}, stop() {} };
  }
  let isClaimed = false;
  const setClaimed = (now: boolean) => {
    isClaimed = now;
    onChange(now);
  };
  const timer = setTimeout(() => setClaimed(true), answerTimeoutMs);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'whose?' && isClaimed) channel.postMessage('mine');
    if (data !== 'mine') return;
    clearTimeout(timer);
    setClaimed(false);
  };
  channel.postMessage('whose?');
  return {
    take() {
      channel.postMessage('mine');
      setClaimed(true);
    },
    stop() {
      clearTimeout(timer);
      channel.close();
    },
  };
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
