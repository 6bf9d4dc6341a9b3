import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../support/desk.ts';
import { yesOrNo } from '../support/planting.ts';
import { appendText, editQuestion, readServerDrafts, saveStatus } from '../support/question-draft.ts';

const sequence = { one: { text: 'What comes first?', choices: yesOrNo } };

test('if the browser cannot store drafts, the form says that only the server has the draft; without a server, leaving asks for confirmation', async ({
  page,
  context,
  db,
  openDesk,
}) => {
  await forbidStorage(context);
  const { question } = await openDesk({ sequence });
  const drafts = () => readServerDrafts(db, question.one ?? '');
  await editQuestion(page);
  await appendText(page, ' Kept elsewhere.');
  await expect(saveStatus(page)).toHaveText(/^Draft kept \d{1,2}:\d\d [AP]M, on the server alone$/);
  expect(await drafts()).toEqual(['What comes first? Kept elsewhere.']);

  await page.route('**/api/drafts*', (route) => route.abort());
  await appendText(page, ' Kept nowhere.');
  await expect(saveStatus(page)).toContainText(
    'Not saved: the server cannot be reached, and this browser keeps nothing.',
  );
  const dialogOpened = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await dialogOpened;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  const failed = page.waitForEvent('requestfailed');
  await tryAgain.click();
  await failed;
  // The next automatic attempt is more than a second away.
  await page.unroute('**/api/drafts*');
  await tryAgain.click();
  await expect(saveStatus(page)).toHaveText(/^Draft kept/);
  expect(await drafts()).toEqual(['What comes first? Kept elsewhere. Kept nowhere.']);
});

test('a card with a draft shows which version students see', async ({ page, openDesk }) => {
  await openDesk({ sequence });
  const version = page.getByText(/^Students see only what is saved: the version of today, \d{1,2}:\d\d [AP]M\.$/);
  await editQuestion(page);
  await expect(version).toBeHidden();
  await appendText(page, ' A draft.');
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
