import type { BrowserContext, Page } from '@playwright/test';
import { enterStudio } from '../desk.ts';
import { aQuestion, comeBack, field, onServer, openForm, saved, type } from '../drafting.ts';
import { accountOf, fillLogIn } from '../fixtures.ts';
import { expect, test } from '../practising.ts';

test.beforeEach(async ({ page, app }) => enterStudio(page, app));

test('where the browser keeps nothing it is said: the server alone has it, and without a server leaving asks', async ({
  page,
  context,
  app,
  db,
}) => {
  const { address, id } = await aQuestion(db, app);
  await forbidStorage(context);
  await openForm(page, address);
  await type(page, ' Kept elsewhere.');
  await expect(saved(page)).toHaveText(/^Saved \d\d:\d\d [AP]M, on the server alone$/);
  expect(await onServer(db, id)).toEqual(['What comes first? Kept elsewhere.']);

  await page.route('**/api/drafts*', (route) => route.abort());
  await type(page, ' Kept nowhere.');
  await expect(saved(page)).toContainText('Not saved: the server cannot be reached, and this browser keeps nothing.');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  const again = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Try again' }).click();
  await again;
  await page.unroute('**/api/drafts*');
  await expect(saved(page)).toHaveText(/^Saved/, { timeout: 60_000 });
  expect(await onServer(db, id)).toEqual(['What comes first? Kept elsewhere. Kept nowhere.']);
});

test('a full disk is said, too, and what is typed is on the server', async ({ page, context, app, db }) => {
  const { address, id } = await aQuestion(db, app);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: app.studio, quotaSize: 1 });
  await openForm(page, address);
  await type(page, ' Much.');
  await expect(saved(page)).toHaveText(/on the server alone$/);
  expect(await onServer(db, id)).toEqual(['What comes first? Much.']);
});

test('a log-out with drafts that are not on the server asks, and after an ordinary one nothing is left in the browser', async ({
  page,
  app,
  db,
}) => {
  const { address, id } = await aQuestion(db, app);
  await openForm(page, address);
  await page.route('**/api/drafts*', (route) => route.abort());
  await type(page, ' Not sent.');
  await expect(saved(page)).toHaveText('Saved on this device');
  await askToLogOut(page);
  const question = page.getByRole('dialog', { name: '1 draft has not reached the server. Log out all the same?' });
  await expect(question).toContainText('It stays in this browser for');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page)).toHaveText('What comes first? Not sent.');
  await askToLogOut(page);
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(`${app.studio}/`);
  expect(await onServer(db, id)).toEqual([]);

  await page.unroute('**/api/drafts*');
  await fillLogIn(page, accountOf(app, 'admin'));
  await expect(page).toHaveURL(`${app.studio}/admin`);
  await comeBack(page, address);
  await expect(field(page)).toHaveText('What comes first? Not sent.');
  await askToLogOut(page);
  await expect(page).toHaveURL(`${app.studio}/`);
  expect(await onServer(db, id)).toEqual(['What comes first? Not sent.']);
  expect(await draftsInBrowser(page)).toBe(0);
});

async function askToLogOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

async function forbidStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      // The session lives here as well; without it there is no page to look at.
      if (key.startsWith('fourfold.draft.')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
}

function draftsInBrowser(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('fourfold-drafts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const count = opening.result.transaction('drafts').objectStore('drafts').count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );
}
