/** Milliseconds from the start of a visit that belong to what somebody waits for. */
const firstMoments = 4000;

/** Runs something when the page has what it needs and nothing else to do. Answers how to call it off. */
export function whenIdle(run: () => void): () => void {
  let off = false;
  const idle = () => off || run();
  // Safari has no idle callback.
  const ask = globalThis.requestIdleCallback ?? setTimeout;
  setTimeout(() => ask(idle), firstMoments - performance.now());
  return () => {
    off = true;
  };
}
