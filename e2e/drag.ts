import type { Page } from '@playwright/test';

/** Takes a row by its handle, carries it over another and lets it go there. */
export async function drag(page: Page, from: string, to: string): Promise<void> {
  await carry(page, from, to);
  await page.mouse.up();
}

/** The same, still in the hand. */
export async function carry(page: Page, from: string, to: string): Promise<void> {
  const middle = async (name: string) => {
    const handle = page.getByRole('button', { name: `Drag ${name}`, exact: true });
    const box = await handle.boundingBox();
    if (!box) throw new Error(`${name} cannot be seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  // Away from the page's edges, where bars lie over the rows.
  const handle = page.getByRole('button', { name: `Drag ${from}`, exact: true });
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // Only where it stands still and nothing lies over it: a page that is still coming moves what is on it.
  await handle.hover();
  const start = await middle(from);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y + 8, { steps: 4 });
  const end = await middle(to);
  await page.mouse.move(end.x, end.y + (end.y > start.y ? 10 : -10), { steps: 12 });
}
