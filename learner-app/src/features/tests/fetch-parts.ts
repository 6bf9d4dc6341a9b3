/**
 * Prefetches the code that a section needs to its end; the service worker caches the rest of the
 * site.
 */
export async function fetchParts(): Promise<void> {
  await Promise.all([
    import('../../outbox/late/saved.tsx'),
    import('../../outbox/late/not-sent.tsx'),
    import('../../app/late/confirm-host.tsx'),
    import('../../app/frames/shell.tsx'),
  ]);
}
