import type { Page } from '@playwright/test';

/** Drags a row by its handle over another row and drops it there. */
export async function drag(page: Page, from: string, to: string): Promise<void> {
  await dragOver(page, from, to);
  await page.mouse.up();
}

/** Drags a row over another row without dropping it; resolves when the list has drawn the last move. */
export async function dragOver(page: Page, from: string, to: string): Promise<void> {
  const middleOfHandle = async (name: string) => {
    const handle = page.getByRole('button', { name: `Drag ${name}`, exact: true });
    const box = await handle.boundingBox();
    if (!box) throw new Error(`${name} is not visible`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  // Scroll away from the page's edges, where sticky bars cover the rows.
  const handle = page.getByRole('button', { name: `Drag ${from}`, exact: true });
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // `hover` waits until the handle is stable and not covered: a page that is still loading moves
  // its rows.
  await handle.hover();
  const start = await middleOfHandle(from);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y + 8, { steps: 4 });
  const end = await middleOfHandle(to);
  await page.mouse.move(end.x, end.y + (end.y > start.y ? 10 : -10), { steps: 12 });
  // The list handles moves once a frame: a drop before that goes to the position of an earlier move.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
