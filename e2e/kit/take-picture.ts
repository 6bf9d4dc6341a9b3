import type { Page } from '@playwright/test';

/** The whole page as PNG, the same on every machine: without caret and animations, one pixel for a CSS pixel. */
export function takePicture(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
}
