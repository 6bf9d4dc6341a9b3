/** Prefetches what log-out needs without a network: its confirm dialog and the log-in page. */
export function prefetchLogOut(): void {
  const modules = [
    import('../../outbox/lazy/confirm-log-out.ts'),
    import('@fourfold/app-shell/confirm'),
    import('../gate/gate-layout.tsx'),
    import('../../features/access/log-in-page.tsx'),
  ];
  for (const module of modules) module.catch(() => {});
}
