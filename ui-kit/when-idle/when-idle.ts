/** Milliseconds after the start of a visit when idle tasks begin in any case. */
const atTheLatest = 4000;
/** Milliseconds after the page is ready, to let fonts and pictures load first. */
const breath = 800;

let begin = () => {};
const ready = new Promise<void>((resolve) => {
  begin = resolve;
  setTimeout(resolve, atTheLatest);
});

/** Reports that the page has loaded what it shows. */
export function pageIsReady(): void {
  setTimeout(begin, breath);
}

/** Runs a task when the page is ready and the browser idle. Returns a cancel function. */
export function whenIdle(run: () => void): () => void {
  let off = false;
  const idle = () => off || run();
  // Safari has no idle callback.
  const ask = globalThis.requestIdleCallback ?? setTimeout;
  ready.then(() => ask(idle));
  return () => {
    off = true;
  };
}
