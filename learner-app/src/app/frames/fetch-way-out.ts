/** What log-out needs when there is no network to fetch it by: what asks, and the page it leads to. */
export function fetchWayOut(): void {
  const parts = [
    import('../../outbox/late/before-log-out.ts'),
    import('../late/confirm-host.tsx'),
    import('../gate/gate.tsx'),
    import('../../features/access/log-in-page.tsx'),
  ];
  for (const part of parts) part.catch(() => {});
}
