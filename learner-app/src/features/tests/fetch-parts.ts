/** The code of everything that can be done with a section; the rest of the site the worker keeps. */
export async function fetchParts(): Promise<void> {
  await Promise.all([
    import('../../outbox/late/saved.tsx'),
    import('../../outbox/late/not-sent.tsx'),
    import('../../app/late/confirm-host.tsx'),
    import('../../app/frames/shell.tsx'),
  ]);
}
