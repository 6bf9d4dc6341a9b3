import type { Page } from '@playwright/test';

// biome-ignore lint/suspicious/noExplicitAny: the body of any call
type CapturedReply = { status: number; body: any };

/**
 * Captures the response to the next call of a path. It is read in a route handler because a browser
 * under load discards response bodies.
 */
export async function captureNextReply(page: Page, path: string): Promise<() => Promise<CapturedReply>> {
  const { promise, resolve } = Promise.withResolvers<CapturedReply>();
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
