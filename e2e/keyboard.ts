import { expect, type Locator, type Page } from '@playwright/test';

/** Acts as a user without a pointer: after every key, an element must have the focus and show it. */
export function keyboardUserOf(page: Page) {
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await expectFocusSeen(page, `after ${key}`);
    }
  };
  return {
    press,
    type: (text: string) => page.keyboard.type(text),
    /** Presses Tab until the target has the focus, at most two rounds of the page. Checks the focus at each stop. */
    async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
      // Tab skips a control that is still disabled.
      await expect(target).toBeEnabled();
      const maxStops = await maxStopsOf(page);
      for (let stop = 0, rounds = 0; stop < maxStops && rounds < 2; stop += 1) {
        await page.keyboard.press(key);
        // After the last control the focus is in the browser's toolbar, where the page does not see
        // it.
        if (await page.evaluate(() => document.activeElement === document.body)) rounds += 1;
        else await expectFocusSeen(page, `after ${key}`);
        if (await target.evaluate((one) => one === document.activeElement)) return;
      }
      throw new Error(`${key} does not lead to ${target}`);
    },
  };
}

/**
 * Expects that the focused element is in the viewport and has a focus ring: its own, or one on its row or choice. An
 * element with a negative tabindex, which a script focuses to set the reading position, needs no ring.
 */
export async function expectFocusSeen(page: Page, when: string): Promise<void> {
  await expect.poll(() => page.evaluate(describeFocus), { message: `the focus ${when}` }).toMatch(/^seen/);
}

/** Runs in the page. */
function describeFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'lost';
  const name = `${focused.localName} "${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)}"`;
  const box = (focused.closest('label') ?? focused).getBoundingClientRect();
  const inWindow = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  if (box.width === 0 || box.height === 0 || !inWindow) return `out of sight on ${name}`;
  if (focused instanceof HTMLElement && focused.tabIndex < 0 && !focused.matches('[role=menuitem]')) {
    return `seen as the place on ${name}`;
  }
  const around: (Element | null)[] = [focused, focused.nextElementSibling];
  for (let one = focused.parentElement; one && around.length < 6; one = one.parentElement) around.push(one);
  const hasRing = around.some((one) => {
    const { outlineStyle, outlineWidth } = one ? getComputedStyle(one) : { outlineStyle: 'none', outlineWidth: '0' };
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  });
  return hasRing ? `seen on ${name}` : `without a ring on ${name}`;
}

/** An upper bound of the Tab stops on the page; a date field alone has four. */
async function maxStopsOf(page: Page): Promise<number> {
  return 20 + 2 * (await page.locator('a, button, input, select, textarea, [tabindex="0"]').count());
}

/** Expects that Tab reaches every control on the page. */
export async function expectAllReachable(page: Page): Promise<void> {
  const maxStops = await maxStopsOf(page);
  for (let stop = 0; stop < maxStops; stop += 1) {
    if ((await page.evaluate(countUnreached)) === 0) return;
    await page.keyboard.press('Tab');
    // Between the last and the first control the focus is in the browser's toolbar.
    if (await page.evaluate(() => document.activeElement === document.body)) continue;
    await expectFocusSeen(page, `at stop ${stop + 1} of ${page.url()}`);
  }
  expect(await page.evaluate(countUnreached), `number of controls that Tab does not reach on ${page.url()}`).toBe(0);
}

/** Runs in the page. Marks the focused element as reached and returns the number of controls not yet reached. */
function countUnreached(): number {
  const windowWithReached = window as unknown as { reached?: WeakSet<Element> };
  windowWithReached.reached ??= new WeakSet();
  const { reached } = windowWithReached;
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const controls = [...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]')];
  const groups = new Set<string>();
  // Tab stops once in a radio group; the arrow keys move within it.
  const groupOf = (one: Element | null) => (one instanceof HTMLInputElement && one.type === 'radio' ? one.name : null);
  const focused = document.activeElement;
  const group = groupOf(focused);
  for (const one of controls) if (one === focused || (group !== null && groupOf(one) === group)) reached.add(one);
  return controls.filter((one) => {
    if (one.tabIndex < 0 || one.matches(':disabled') || !one.checkVisibility() || reached.has(one)) return false;
    const name = groupOf(one);
    if (name === null) return true;
    if (groups.has(name)) return false;
    groups.add(name);
    return true;
  }).length;
}
