/** The tools of a question. */
export const testTools = () => import('../../test-tools/tools.tsx');

/** Prefetches the code that a section needs to its end; the service worker caches the rest of the site. */
export async function prefetchTestCode(): Promise<void> {
  await Promise.all([
    testTools(),
    import('../../outbox/lazy/saved-indicator.tsx'),
    import('../../outbox/lazy/not-sent-dialog.tsx'),
    import('@fourfold/app-shell/confirm'),
    import('../../app/frames/shell.tsx'),
    import('../../calculator/panel/calculator-panel.tsx'),
  ]);
}
