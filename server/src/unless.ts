/** Waits for it, unless the signal is given first: then it goes on alone, and how it ends is nobody's concern. */
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
