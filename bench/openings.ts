import { waitForNetworkIdle } from '@fourfold/e2e/quiet';
import type { Browser, Page } from '@playwright/test';
import { slowDown, type Throttling } from './slow-down.ts';
import type { Visit } from './visits.ts';

/** A tool of a question: the title of its panel, and the key that opens it. */
type Tool = { title: string; key: string };

/** Milliseconds from the key to the painted panel: the first time on a page, and each later time. */
export type Openings = { first: number; again: number[] };

/**
 * Opens a tool on a page whose own code is loaded, with a cold cache, `again` times more than once. The time is from the
 * timestamp of the key to the first task after the frame with the panel, which is painted by then.
 */
export async function measureOpenings(
  browser: Browser,
  { visit, tool, again, line }: { visit: Visit; tool: Tool; again: number; line: Throttling },
): Promise<Openings> {
  const { address, storageState, usable } = visit;
  const context = await browser.newContext({ ...(storageState && { storageState }) });
  const page = await context.newPage();
  await page.addInitScript(noteOpenings, tool.title);
  await page.goto(address);
  await page.locator(usable).first().waitFor();
  await waitForNetworkIdle(page);
  await slowDown(page, line);
  const first = await open(page, tool);
  const later: number[] = [];
  while (later.length < again) later.push(await open(page, tool));
  await context.close();
  return { first, again: later };
}

/** Opens the panel by its key, and closes it. */
async function open(page: Page, { title, key }: Tool): Promise<number> {
  await page.keyboard.press(key);
  await page.waitForFunction(() => 'openedAfter' in window, undefined, { polling: 100 });
  const after = await page.evaluate(() => (window as unknown as { openedAfter: number }).openedAfter);
  await page.evaluate(() => delete (window as unknown as { openedAfter?: number }).openedAfter);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: title }).waitFor({ state: 'detached' });
  return after;
}

/** Runs in the page. */
function noteOpenings(title: string): void {
  const shown = () =>
    [...document.querySelectorAll('[role=dialog]')].some(
      (panel) => panel.querySelector('h2')?.textContent === title && panel.getBoundingClientRect().height > 0,
    );
  addEventListener(
    'keydown',
    ({ timeStamp, key }) => {
      if (['Control', 'Alt', 'Escape'].includes(key)) return;
      const check = () => {
        if (!shown()) return requestAnimationFrame(check);
        scheduler.postTask(() => Object.assign(window, { openedAfter: performance.now() - timeStamp }), {
          priority: 'user-blocking',
        });
      };
      requestAnimationFrame(check);
    },
    { capture: true },
  );
}
