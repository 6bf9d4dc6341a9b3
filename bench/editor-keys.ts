import { waitForNetworkIdle } from '@fourfold/e2e/quiet';
import type { Page } from '@playwright/test';

/** Milliseconds of one key press. */
export type KeyTimes = { work: number; frame: number };

/**
 * Opens the only question of a page in the studio's editor and types `count` letters in the middle of its text.
 * Returns milliseconds for each key: `work` from the key event until its tasks are finished, and `frame` for layout
 * and paint of the next frame. The wait for the frame is not included.
 */
export async function typeKeys(page: Page, { middle, count }: { middle: number; count: number }): Promise<KeyTimes[]> {
  await page.getByRole('button', { name: 'Open question 1', exact: true }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  const text = page.getByRole('textbox', { name: 'Question 1' });
  await text.waitFor();
  const block = text
    .locator('[data-slate-node="element"]')
    .filter({ hasText: `${middle}. The line` })
    .last();
  await block.scrollIntoViewIfNeeded();
  await block.click();
  await waitForNetworkIdle(page);
  await page.evaluate(noteKeys);
  const typedText = 'a line has a slope and a start ';
  for (let at = 0; at < count; at += 1) {
    await page.keyboard.press(
      typedText.charAt(at % typedText.length) === ' ' ? 'Space' : typedText.charAt(at % typedText.length),
    );
    // A fast typist: ten letters per second.
    await page.waitForTimeout(100);
  }
  const keys = await page.evaluate(() => (window as unknown as { keys: KeyTimes[] }).keys);
  if (keys.length !== count) throw new Error(`${keys.length} of ${count} keys were noted`);
  const typed = typedText.repeat(Math.ceil(count / typedText.length)).slice(0, count);
  if (!(await text.textContent())?.includes(typed.trim())) throw new Error('the text is not what was typed');
  return keys;
}

/** Runs in the page. */
function noteKeys(): void {
  const keys: KeyTimes[] = [];
  Object.assign(window, { keys });
  let start = 0;
  /** Calls back in a new task, after the current work. */
  const inNextTask = (call: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      call();
    };
    port2.postMessage(null);
  };
  addEventListener('keydown', () => (start = performance.now()), { capture: true });
  document.addEventListener(
    'beforeinput',
    () => {
      const key: KeyTimes = { work: 0, frame: 0 };
      keys.push(key);
      inNextTask(() => (key.work = performance.now() - start));
      requestAnimationFrame(() => {
        const begun = performance.now();
        inNextTask(() => (key.frame = performance.now() - begun));
      });
    },
    { capture: true },
  );
}
