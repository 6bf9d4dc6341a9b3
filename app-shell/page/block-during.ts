/** Wraps a call that the user waits for, and returns it. */
export type BlockDuring = <T>(call: Promise<T>) => Promise<T>;

/** For an app that does not block the page during a call. */
export const neverBlock: BlockDuring = (call) => call;
