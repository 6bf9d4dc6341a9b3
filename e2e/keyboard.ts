import { expect, type Locator, type Page } from '@playwright/test';

/** A person with a keyboard and no pointer: after every key the focus must be somewhere, and be seen. */
export function keyboardOf(page: Page) {
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await expectFocusSeen(page, `after ${key}`);
    }
  };
  return {
    press,
    type: (text: string) => page.keyboard.type(text),
    /** Goes there by Tab, at most once around the page however much is on it, and sees the focus at each stop. */
    async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
      // Tab goes past what cannot be pressed yet.
      await expect(target).toBeEnabled();
      const most = await mostStops(page);
      for (let stop = 0, rounds = 0; stop < most && rounds < 2; stop += 1) {
        await page.keyboard.press(key);
        // Behind the last control comes the browser's own bar, which no page sees.
        if (await page.evaluate(() => document.activeElement === document.body)) rounds += 1;
        else await expectFocusSeen(page, `after ${key}`);
        if (await target.evaluate((one) => one === document.activeElement)) return;
      }
      throw new Error(`${key} does not lead to ${target}`);
    },
  };
}

/**
 * The focus is on something that is in the window, and a control has a ring: its own, or one around the row or the
 * choice that it is part of. What the focus is moved to by a script, so that reading goes on from there, has none.
 */
export async function expectFocusSeen(page: Page, when: string): Promise<void> {
  await expect.poll(() => page.evaluate(lookAtFocus), { message: `the focus ${when}` }).toMatch(/^seen/);
}

/** Runs in the page. */
function lookAtFocus(): string {
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

/** More than Tab can stop at on its way around the page; a date alone is four stops. */
async function mostStops(page: Page): Promise<number> {
  return 20 + 2 * (await page.locator('a, button, input, select, textarea, [tabindex="0"]').count());
}

/** Tab leads to everything on the page that can be pressed or filled, and on to the next. */
export async function expectAllInReach(page: Page): Promise<void> {
  const most = await mostStops(page);
  for (let stop = 0; stop < most; stop += 1) {
    if ((await page.evaluate(noteFocus)) === 0) return;
    await page.keyboard.press('Tab');
    // Between the last and the first the focus is in the browser's own bar.
    if (await page.evaluate(() => document.activeElement === document.body)) continue;
    await expectFocusSeen(page, `at stop ${stop + 1} of ${page.url()}`);
  }
  expect(await page.evaluate(noteFocus), `what Tab does not lead to on ${page.url()}`).toBe(0);
}

/** Runs in the page: notes what has the focus as reached, and answers how much has not been. */
function noteFocus(): number {
  const own = window as unknown as { reached?: WeakSet<Element> };
  own.reached ??= new WeakSet();
  const { reached } = own;
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const all = [...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]')];
  const groups = new Set<string>();
  // Tab stops once in a group of radios; arrows lead on in it.
  const groupOf = (one: Element | null) => (one instanceof HTMLInputElement && one.type === 'radio' ? one.name : null);
  const focused = document.activeElement;
  const group = groupOf(focused);
  for (const one of all) if (one === focused || (group !== null && groupOf(one) === group)) reached.add(one);
  return all.filter((one) => {
    if (one.tabIndex < 0 || one.matches(':disabled') || !one.checkVisibility() || reached.has(one)) return false;
    const name = groupOf(one);
    if (name === null) return true;
    if (groups.has(name)) return false;
    groups.add(name);
    return true;
  }).length;
}
