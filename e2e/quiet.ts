import type { Page } from '@playwright/test';

/**
 * Waits until a page has loaded all its resources. Playwright's "networkidle" never occurs because
 * the session's event stream stays open. `pause` is the idle time in milliseconds.
 */
export async function waitForNetworkIdle(page: Page, pause = 700): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async (wait) => {
    performance.setResourceTimingBufferSize(10_000);
    let lastCount = -1;
    for (let since = performance.now(); performance.now() - since < wait; ) {
      const count = performance.getEntriesByType('resource').length;
      if (count !== lastCount) {
        lastCount = count;
        since = performance.now();
      }
      await new Promise((go) => setTimeout(go, 50));
    }
  }, pause);
}

/**
 * Runs an action that opens a page of this origin and waits until that page is connected to the session's event stream.
 */
export async function waitForSessionEvents(page: Page, origin: string, open: () => Promise<unknown>): Promise<void> {
  const requested = page.waitForRequest(`${origin}/api/sessions/events`);
  await open();
  await (await requested).response();
}
