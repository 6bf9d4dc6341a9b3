/** Milliseconds after which the page counts as idle where the browser cannot say it. */
const idle = 2000;

/** Runs something when the page has nothing else to do. Answers how to call it off. */
export function whenIdle(run: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(run, idle);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}
