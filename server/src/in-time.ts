/** Whether it was done within so many milliseconds; what it does goes on either way, and what it throws is thrown. */
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
