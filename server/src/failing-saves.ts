/** Which calls cannot save, as this process has seen it. */
export type FailingSaves = {
  /** The database took nothing of this call: its disk is full, or it may not be written. */
  failed(call: string): void;
  /** This call was done: what it saves is saved again. */
  done(call: string): void;
  /** Whether there is a call that failed lately and was not done since. */
  any(): boolean;
};

/** Milliseconds: what nobody has tried again since may be mended as well as not. */
const lately = 60_000;

export function failingSaves(now: () => number = () => performance.now()): FailingSaves {
  const failedAt = new Map<string, number>();
  return {
    failed: (call) => void failedAt.set(call, now()),
    done: (call) => void failedAt.delete(call),
    any: () => [...failedAt.values()].some((at) => now() - at < lately),
  };
}
