/** Blocks the page during a call that the user waits for, and returns the call. */
export type BlockDuring = <T>(call: Promise<T>) => Promise<T>;
