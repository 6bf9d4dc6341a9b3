/** Prefetches what log-out needs without a network: its confirm dialog and the log-in page. */
export function fetchWayOut(): void {
  const parts = [
    import('../../outbox/late/before-log-out.ts'),
    import('../late/confirm-host.tsx'),
    import('../gate/gate.tsx'),
    import('../../features/access/log-in-page.tsx'),
  ];
  for (const part of parts) part.catch(() => {});
}
