/** Loads the formula box with MathLive, when the first formula is opened or before. */
export function loadBox() {
  return import('./formula-box.tsx');
}

/** Loads it when the browser is idle; if that fails, the first formula loads it again. */
export function preloadBox(): void {
  const load = () => void loadBox().catch(() => {});
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: 3_000 });
  else setTimeout(load, 1_000);
}
