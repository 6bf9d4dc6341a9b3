/** The code of everything that can be done with a section; the rest of the site the worker keeps. */
export async function fetchParts(): Promise<void> {
  await Promise.all([
    import('../../outbox/saved.tsx'),
    import('../../outbox/not-sent.tsx'),
    import('../../app/confirm-host.tsx'),
    import('../../app/frames/shell.tsx'),
  ]);
}
