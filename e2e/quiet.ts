import type { Page } from '@playwright/test';

/**
 * Waits until everything that a page asked for has come. The stream of its session stays open for good, so the
 * browser's own "network idle" never is. `pause` is the time in milliseconds in which nothing came any more.
 */
export async function quiet(page: Page, pause = 700): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async (wait) => {
    performance.setResourceTimingBufferSize(10_000);
    let seen = -1;
    for (let since = performance.now(); performance.now() - since < wait; ) {
      const come = performance.getEntriesByType('resource').length;
      if (come !== seen) {
        seen = come;
        since = performance.now();
      }
      await new Promise((go) => setTimeout(go, 50));
    }
  }, pause);
}

/** Does something that opens a page of this origin, and waits until the server tells that page of its session. */
export async function untilHeard(page: Page, origin: string, open: () => Promise<unknown>): Promise<void> {
  const asks = page.waitForRequest(`${origin}/api/sessions/events`);
  await open();
  await (await asks).response();
}
