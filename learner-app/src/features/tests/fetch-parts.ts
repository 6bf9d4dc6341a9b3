/** The code of everything that can be done with a section, and of the list that one goes back to. */
export async function fetchParts(list: string): Promise<void> {
  await Promise.all([
    import('../../outbox/saved.tsx'),
    import('../../outbox/not-sent.tsx'),
    import('../../app/confirm-host.tsx'),
    import('../../app/frames/shell.tsx'),
    import('../../more-pages.ts').then(({ morePages }) => morePages.find(({ path }) => path === list)?.load()),
  ]);
}
