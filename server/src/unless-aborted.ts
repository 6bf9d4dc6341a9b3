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
