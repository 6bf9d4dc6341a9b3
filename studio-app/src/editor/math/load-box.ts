/** MathLive's box; it comes with the first formula that is opened, or before it when somebody begins to write. */
export function loadBox() {
  return import('./formula-box.tsx');
}

/** Fetches it when nothing else is to be done; without a network the first formula asks again. */
export function preloadBox(): void {
  const load = () => void loadBox().catch(() => {});
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: 3_000 });
  else setTimeout(load, 1_000);
}
