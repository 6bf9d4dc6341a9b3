import { quiet } from '@fourfold/e2e/quiet';
import type { Browser, Locator, Page } from '@playwright/test';
import { type Line, slowDown } from './slow-down.ts';
import type { Visit } from './visits.ts';

type Verdict = { painted: number; event: number };

/**
 * Milliseconds from the click on Check to the painted verdict, of so many questions, each twice measured in the page:
 * `painted` from the click's own timestamp (when the browser got it, before any script could run) to the first task behind
 * the frame that the verdict stands in: its painting is over by then, and there is no wait for another frame in it;
 * `event` is what the browser itself says by Event Timing, from the same timestamp to the next paint on the screen, in
 * steps of 8 ms.
 */
export async function verdicts(browser: Browser, visit: Visit, count: number, line: Line): Promise<Verdict[]> {
  const { address, storageState, usable } = visit;
  const context = await browser.newContext({ ...(storageState && { storageState }) });
  const page = await context.newPage();
  await page.addInitScript(noteVerdicts);
  await page.goto(address);
  await page.locator(usable).first().waitFor();
  await quiet(page);
  await slowDown(page, line);
  const found: Verdict[] = [];
  while (found.length < count) {
    found.push(await verdictOf(page, usable));
    const next = page.getByRole('button', { name: 'Next', exact: true });
    if (await next.isVisible()) await next.click();
    else await page.goto(address);
    await page.getByRole('button', { name: 'Check', exact: true }).waitFor();
  }
  await context.close();
  return found;
}

/** One question, answered with its first answer. */
async function verdictOf(page: Page, usable: string): Promise<Verdict> {
  const answer = page.locator(usable).first();
  if (await page.getByRole('textbox', { name: 'Your answer' }).isVisible()) await answer.fill('7');
  else await answer.check({ force: true });
  // What the choice set off is over by then; a student reads, too.
  await page.waitForTimeout(300);
  await press(page, page.getByRole('button', { name: 'Check', exact: true }));
  await page.waitForFunction(() => 'verdict' in window, undefined, { polling: 100 });
  const verdict = await page.evaluate(() => (window as unknown as { verdict: Verdict }).verdict);
  await page.evaluate(() => delete (window as unknown as { verdict?: Verdict }).verdict);
  return verdict;
}

/**
 * As a hand does it: there, down, up. A click of the test's own looks in the page at what it hits, between the click
 * and those who wait for it: 20 ms on a slow phone, of which a student knows nothing.
 */
async function press(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not in view');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
}

/** Runs in the page. */
function noteVerdicts(): void {
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element) || target.closest('button')?.textContent !== 'Check') return;
      let event = Number.NaN;
      new PerformanceObserver((list) => {
        for (const { name, startTime, duration } of list.getEntries())
          if (name === 'click' && startTime === timeStamp) event = duration;
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      const look = () => {
        if (!document.querySelector('main :is(label[data-mark], [data-verdict])')) return requestAnimationFrame(look);
        // Before whatever else waits to run: what is measured ends with the frame.
        scheduler.postTask(
          () => {
            const painted = performance.now() - timeStamp;
            setTimeout(() => Object.assign(window, { verdict: { painted, event } }), 200);
          },
          { priority: 'user-blocking' },
        );
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}
