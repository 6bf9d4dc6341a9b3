import type { Page } from '@playwright/test';

// biome-ignore lint/suspicious/noExplicitAny: whatever the server says
type Said = { status: number; body: any };

/** What the server answers to the next call at a path, read on its way: a browser under load forgets bodies. */
export async function nextReply(page: Page, path: string): Promise<() => Promise<Said>> {
  const { promise, resolve } = Promise.withResolvers<Said>();
  await page.route(
    `**/api${path}`,
    async (route) => {
      const response = await route.fetch();
      resolve({ status: response.status(), body: await response.json() });
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return () => promise;
}
