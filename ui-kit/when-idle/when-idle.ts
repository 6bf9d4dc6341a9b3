/** Milliseconds after the start of a visit when idle tasks begin in any case. */
const maxWaitMs = 4000;
/** Milliseconds after the page is ready, to let fonts and pictures load first. */
const settleMs = 800;

let resolveReady = () => {};
const ready = new Promise<void>((resolve) => {
  resolveReady = resolve;
  setTimeout(resolve, maxWaitMs);
});

/** Reports that the page has loaded what it shows. */
export function pageIsReady(): void {
  setTimeout(resolveReady, settleMs);
}

/** Runs a task when the page is ready and the browser idle. Returns a cancel function. */
export function whenIdle(task: () => void): () => void {
  let isCancelled = false;
  const idle = () => isCancelled || task();
  // Safari has no idle callback.
  const requestIdle = globalThis.requestIdleCallback ?? setTimeout;
  ready.then(() => requestIdle(idle));
  return () => {
    isCancelled = true;
  };
}
