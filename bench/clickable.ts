import type { Browser, Page } from '@playwright/test';
import { slowDown, type Throttling } from './slow-down.ts';
import type { Visit } from './visits.ts';

/**
 * Measures the milliseconds from navigation to a clickable control with a cold cache: it exists, is enabled, is not
 * covered, and its frame is painted. A new context has an empty cache. The time is measured in the page, because
 * polling from outside would delay it. Then the control is clicked, as a check. `requests` lists those until then.
 */
export async function measureClickable(
  browser: Browser,
  visit: Visit,
  line: Throttling,
): Promise<{ at: number; requests: string[] }> {
  const { address, storageState, usable } = visit;
  const context = await browser.newContext({ ...(storageState && { storageState }) });
  const page = await context.newPage();
  await slowDown(page, line);
  await page.addInitScript(noteWhenUsable, usable);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'usableAt' in window);
  await page.locator(usable).first().click({ force: true, timeout: 5000 });
  const at = await page.evaluate(() => (window as unknown as { usableAt: number }).usableAt);
  const requests = await waterfall(page, at);
  await context.close();
  return { at, requests };
}

/** Runs in the page. */
function noteWhenUsable(selector: string): void {
  const check = () => {
    const control = document.querySelector(selector);
    const { x = 0, y = 0, width = 0, height = 0 } = control?.getBoundingClientRect() ?? {};
    const top = control && document.elementFromPoint(x + width / 2, y + height / 2);
    const hit = control && top && (control.contains(top) || top.closest('label')?.contains(control));
    if (!hit) return requestAnimationFrame(check);
    // The next frame begins once this one is painted.
    requestAnimationFrame(() => Object.assign(window, { usableAt: performance.now() }));
  };
  requestAnimationFrame(check);
}

/** Lists the requests until then: start, request, first byte, last byte, and size. */
async function waterfall(page: Page, until: number): Promise<string[]> {
  const entries = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => {
      const { name, startTime, requestStart, responseStart, responseEnd, encodedBodySize } =
        entry as PerformanceResourceTiming;
      return { name, startTime, requestStart, responseStart, responseEnd, encodedBodySize };
    }),
  );
  return entries
    .filter(({ startTime }) => startTime <= until)
    .sort((one, other) => one.startTime - other.startTime)
    .map(({ name, startTime, requestStart, responseStart, responseEnd, encodedBodySize }) =>
      [startTime, requestStart, responseStart, responseEnd]
        .map((ms) => String(Math.round(ms)).padStart(6))
        .concat(`${(encodedBodySize / 1000).toFixed(1)} kB`.padStart(10), `  ${new URL(name).pathname}`)
        .join(''),
    );
}
