import type { Locator, Page } from '@playwright/test';

/** Counts what an author does in addition to the text: keys that are pressed, and clicks. Typing is not counted. */
export function pressCounterOf(page: Page) {
  const presses: string[] = [];
  return {
    /** Each press so far, in order. */
    presses,
    type: (text: string) => page.keyboard.type(text),
    async press(key: string): Promise<void> {
      presses.push(key);
      await page.keyboard.press(key);
    },
    async click(target: Locator): Promise<void> {
      presses.push('click');
      await target.click();
    },
  };
}
