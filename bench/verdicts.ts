import { waitForNetworkIdle } from '@fourfold/e2e/quiet';
import type { Browser, Locator, Page } from '@playwright/test';
import { slowDown, type Throttling } from './slow-down.ts';
import type { Visit } from './visits.ts';

type VerdictTimes = { painted: number; event: number };

/**
 * Measures the milliseconds from the click on Check to the painted verdict for `count` questions, in two ways.
 * `painted`: from the timestamp of the click (when the browser received it, before any script) to the first task after
 * the frame with the verdict, which is painted by then. `event`: the browser's Event Timing, from the same timestamp
 * to the next paint, in steps of 8 ms.
 */
export async function measureVerdicts(
  browser: Browser,
  visit: Visit,
  count: number,
  line: Throttling,
): Promise<VerdictTimes[]> {
  const { address, storageState, usable } = visit;
  const context = await browser.newContext({ ...(storageState && { storageState }) });
  const page = await context.newPage();
  await page.addInitScript(noteVerdicts);
  await page.goto(address);
  await page.locator(usable).first().waitFor();
  await waitForNetworkIdle(page);
  await slowDown(page, line);
  const times: VerdictTimes[] = [];
  while (times.length < count) {
    times.push(await measureVerdict(page, usable));
    const next = page.getByRole('button', { name: 'Next', exact: true });
    if (await next.isVisible()) await next.click();
    else await page.goto(address);
    await page.getByRole('button', { name: 'Check', exact: true }).waitFor();
  }
  await context.close();
  return times;
}

/** Answers one question with its first answer. */
async function measureVerdict(page: Page, usable: string): Promise<VerdictTimes> {
  const answer = page.locator(usable).first();
  if (await page.getByRole('textbox', { name: 'Your answer' }).isVisible()) await answer.fill('7');
  else await answer.check({ force: true });
  // Waits until the effects of the choice are over; a student reads meanwhile.
  await page.waitForTimeout(300);
  await clickButton(page, page.getByRole('button', { name: 'Check', exact: true }));
  await page.waitForFunction(() => 'verdict' in window, undefined, { polling: 100 });
  const verdict = await page.evaluate(() => (window as unknown as { verdict: VerdictTimes }).verdict);
  await page.evaluate(() => delete (window as unknown as { verdict?: VerdictTimes }).verdict);
  return verdict;
}

/**
 * Clicks with separate mouse events. Playwright's `click` checks its target in the page between the click and its
 * listeners, which adds 20 ms on a slow phone.
 */
async function clickButton(page: Page, button: Locator): Promise<void> {
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
      const check = () => {
        if (!document.querySelector('main :is(label[data-mark], [data-verdict])')) return requestAnimationFrame(check);
        // Runs before other waiting tasks, so that the measurement ends with the frame.
        scheduler.postTask(
          () => {
            const painted = performance.now() - timeStamp;
            setTimeout(() => Object.assign(window, { verdict: { painted, event } }), 200);
          },
          { priority: 'user-blocking' },
        );
      };
      requestAnimationFrame(check);
    },
    { capture: true },
  );
}
