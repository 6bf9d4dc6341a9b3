/**
 * Waits for the promise or until the signal aborts; then the work continues, and its outcome is
 * ignored. Used to end the process at a second stop signal.
 */
export async function unlessAborted(signal: AbortSignal | undefined, done: Promise<unknown>): Promise<void> {
  let onAbort = () => {};
  const aborted = new Promise<void>((resolve) => (onAbort = resolve));
  signal?.addEventListener('abort', onAbort);
  if (signal?.aborted) onAbort();
  try {
    await Promise.race([done, aborted]);
  } finally {
    signal?.removeEventListener('abort', onAbort);
  }
}

/**
 * For waits at a stop that must not take forever. Returns true if the promise resolves within the milliseconds,
 * otherwise false; its work continues in both cases. Throws what the promise rejects with.
 */
export async function withinTimeout(promise: Promise<unknown>, timeoutMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, false);
  });
  try {
    return await Promise.race([promise.then(() => true), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
