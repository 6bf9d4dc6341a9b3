/** Loads the formula box with MathLive, when the first formula is opened or before. */
export function loadFormulaBox() {
  return import('./formula-box.tsx');
}

/** Loads it when the browser is idle; if that fails, the first formula loads it again. */
export function preloadFormulaBox(): void {
  const load = () => void loadFormulaBox().catch(() => {});
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: 3_000 });
  else setTimeout(load, 1_000);
}
