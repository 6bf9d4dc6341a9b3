import type { Page } from '@playwright/test';

/** Page object of the tools of a question. */
export function toolsOf(page: Page) {
  const highlighted = (style: string) =>
    page.evaluate((name) => [...(CSS.highlights.get(name) ?? [])].map((range) => `${range}`), `fourfold-${style}`);
  return {
    button: page.getByRole('button', { name: 'Tools' }),
    toolbar: page.getByRole('dialog', { name: 'Highlight', exact: true }),
    notes: page.getByRole('dialog', { name: 'Highlights and notes' }),
    highlighted,
    async open(tool: string) {
      await page.getByRole('button', { name: 'Tools' }).click();
      await page.getByRole('menuitem', { name: tool }).click();
    },
    /** Selects the first occurrence of a text with the mouse. */
    async select(text: string) {
      const box = await page.evaluate((text) => {
        const walker = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
          const at = node.data.indexOf(text);
          if (at < 0 || !node.parentElement?.checkVisibility()) continue;
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + text.length);
          const { left, right, top, height } = range.getBoundingClientRect();
          return { left, right, middle: top + height / 2 };
        }
        throw new Error(`no text ${text}`);
      }, text);
      await page.mouse.move(box.left, box.middle);
      await page.mouse.down();
      await page.mouse.move(box.right, box.middle, { steps: 4 });
      await page.mouse.up();
    },
  };
}
