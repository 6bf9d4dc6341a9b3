/** Milliseconds from the start of a visit after which idle work begins, whatever the page is still waiting for. */
const atTheLatest = 4000;
/** Milliseconds after the page has what it needs: its fonts and pictures come first. */
const breath = 800;

let begin = () => {};
const ready = new Promise<void>((resolve) => {
  begin = resolve;
  setTimeout(resolve, atTheLatest);
});

/** The page says that it has what somebody waited for. */
export function pageIsReady(): void {
  setTimeout(begin, breath);
}

/** Runs something when the page has what it needs and nothing else to do. Answers how to call it off. */
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
