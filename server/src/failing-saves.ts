/** Tracks which calls of this process fail to save. */
export type FailingSaves = {
  /** Records that the database saved nothing for this call: its disk is full, or it is not writable. */
  failed(call: string): void;
  /** Records that this call succeeded, so it can save again. */
  done(call: string): void;
  /** Whether any call failed recently and has not succeeded since. */
  hasFailures(): boolean;
};

/** Milliseconds. A call that was not tried again in this time may work again. */
const recentMs = 60_000;

/** Creates the tracker of this process; the API records calls in it, and health reads it. */
export function failingSaves(now: () => number = () => performance.now()): FailingSaves {
  const failedAt = new Map<string, number>();
  return {
    failed: (call) => void failedAt.set(call, now()),
    done: (call) => void failedAt.delete(call),
    hasFailures: () => [...failedAt.values()].some((at) => now() - at < recentMs),
  };
}
