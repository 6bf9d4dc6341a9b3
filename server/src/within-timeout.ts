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
