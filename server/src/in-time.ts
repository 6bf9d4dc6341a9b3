/**
 * For waits at a stop that must not take forever. Returns true if the promise resolves within the
 * milliseconds, otherwise false; its work continues in both cases. Throws what the promise rejects
 * with.
 */
export async function inTime(done: Promise<unknown>, within: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, within, false);
  });
  try {
    return await Promise.race([done.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
