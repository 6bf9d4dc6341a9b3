/**
 * Waits for the promise or until the signal aborts; then the work continues, and its outcome is
 * ignored. Used to end the process at a second stop signal.
 */
export async function unless(signal: AbortSignal | undefined, done: Promise<unknown>): Promise<void> {
  let given = () => {};
  const aborted = new Promise<void>((resolve) => (given = resolve));
  signal?.addEventListener('abort', given);
  if (signal?.aborted) given();
  try {
    await Promise.race([done, aborted]);
  } finally {
    signal?.removeEventListener('abort', given);
  }
}
