import type { BrowserContext } from '@playwright/test';
import { yesOrNo } from '../content.ts';
import { expect, test } from '../desk.ts';
import { edit, onServer, saved, type } from '../drafting.ts';

const sequence = { one: { text: 'What comes first?', choices: yesOrNo } };

test('if the browser cannot store drafts, the form says that only the server has the draft; without a server, leaving asks for confirmation', async ({
  page,
  context,
  db,
  openDesk,
}) => {
  await forbidStorage(context);
  const { question } = await openDesk({ sequence });
  const drafts = () => onServer(db, question.one ?? '');
  await edit(page);
  await type(page, ' Kept elsewhere.');
  await expect(saved(page)).toHaveText(/^Draft kept \d{1,2}:\d\d [AP]M, on the server alone$/);
  expect(await drafts()).toEqual(['What comes first? Kept elsewhere.']);

  await page.route('**/api/drafts*', (route) => route.abort());
  await type(page, ' Kept nowhere.');
  await expect(saved(page)).toContainText('Not saved: the server cannot be reached, and this browser keeps nothing.');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  const again = page.getByRole('button', { name: 'Try again' });
  const failed = page.waitForEvent('requestfailed');
  await again.click();
  await failed;
  // The next automatic attempt is more than a second away.
  await page.unroute('**/api/drafts*');
  await again.click();
  await expect(saved(page)).toHaveText(/^Draft kept/);
  expect(await drafts()).toEqual(['What comes first? Kept elsewhere. Kept nowhere.']);
});

test('a card with a draft shows which version students see', async ({ page, openDesk }) => {
  await openDesk({ sequence });
  const version = page.getByText(/^Students see only what is saved: the version of today, \d{1,2}:\d\d [AP]M\.$/);
  await edit(page);
  await expect(version).toBeHidden();
  await type(page, ' A draft.');
  await expect(version).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('What comes first? A draft.').last()).toBeVisible();
  await expect(version).toBeHidden();
});

async function forbidStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      // The session is in localStorage too; without it the page does not open.
      if (key.startsWith('fourfold.draft.')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
}
