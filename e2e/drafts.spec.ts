import type { BrowserContext, Page } from '@playwright/test';
import type pg from 'pg';
import { expectAccessible } from './accessible.ts';
import { alertOf } from './alert.ts';
import { plant, yesOrNo } from './content.ts';
import { cardOf, choose, enterStudio } from './desk.ts';
import { accountOf, fillLogIn } from './fixtures.ts';
import { expect, test } from './practising.ts';
import type { RunningServer } from './server.ts';

test.beforeEach(async ({ page, app }) => enterStudio(page, app));

/** A question of its own, and the page on which it is written. */
async function aQuestion(db: pg.Client, app: RunningServer) {
  const { subtopic, subsubtopic, question } = await plant(db, {
    sequence: { one: { text: 'What comes first?', choices: yesOrNo } },
  });
  return { address: `${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`, id: question.one ?? '' };
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Question 1', exact: true });
const saved = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\s*(Saved|Saving|Not saved)/ });

async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await choose(page, 'question 1', 'Edit');
  await expect(field(page)).toBeVisible();
}

async function type(page: Page, text: string): Promise<void> {
  await field(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

/** Drafts as the server has them, by what their question says. */
async function onServer(db: pg.Client, id: string): Promise<string[]> {
  const { rows } = await db.query<{ text: string }>(
    `select content->>'question' as text from drafts where subject_id = $1`,
    [id],
  );
  return rows.map(({ text }) => (JSON.parse(text) as { children: { text: string }[] }[])[0]?.children[0]?.text ?? '');
}

test('half a sentence survives the crash of its tab, and the page says when it was written', async ({
  page,
  context,
  app,
  db,
}) => {
  const { address, id } = await aQuestion(db, app);
  // Nothing of it reaches the server: what comes back was in this browser.
  await context.route('**/api/drafts*', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await openForm(page, address);
  await type(page, ' Half a sen');
  await expect(saved(page)).toHaveText('Saved on this device');
  await type(page, 'tenc');
  // A third of a second, and no more.
  await page.waitForTimeout(350);
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => {});
  await crashed;

  const next = await context.newPage();
  await openForm(next, address);
  await expect(field(next)).toHaveText('What comes first? Half a sentenc');
  await expect(next.getByText(/^Your draft of .+ is here again\. It is not saved yet\.$/)).toBeVisible();
  // It goes by itself now, and is a question only when its author says so.
  await page.close();
  await context.unroute('**/api/drafts*');
  await next.reload();
  await expect.poll(() => onServer(db, id)).toEqual(['What comes first? Half a sentenc']);
  await choose(next, 'question 1', 'Edit');
  await next.keyboard.press('Control+Enter');
  await expect(alertOf(next, 'Question updated')).toBeVisible();
  await expect(cardOf(next, 1)).toContainText('What comes first? Half a sentenc');
  await expect.poll(() => onServer(db, id)).toEqual([]);
  await openForm(next, address);
  await expect(next.getByText(/Your draft of/)).toHaveCount(0);
});

test('a tab that is closed in the middle of a word is found again on another device', async ({
  page,
  app,
  db,
  anotherBrowser,
}) => {
  const { address, id } = await aQuestion(db, app);
  await openForm(page, address);
  await type(page, ' Written at the des');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => onServer(db, id)).toEqual(['What comes first? Written at the des']);

  const elsewhere = await (await anotherBrowser()).newPage();
  await enterStudio(elsewhere, app);
  await openForm(elsewhere, address);
  await expect(field(elsewhere)).toHaveText('What comes first? Written at the des');
  await type(elsewhere, 'k');
  await expect(saved(elsewhere)).toHaveText(/^Saved \d\d:\d\d [AP]M$/);
  await expect.poll(() => onServer(db, id)).toEqual(['What comes first? Written at the desk']);
});

test('leaving a page in the middle of a form asks nothing, says that the draft is kept, and brings it back', async ({
  page,
  app,
  db,
}) => {
  const { address } = await aQuestion(db, app);
  await openForm(page, address);
  await type(page, ' And then?');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin`);
  await expect(alertOf(page, 'Your draft is kept, and here again when you come back.')).toBeVisible();
  await page.goBack();
  await choose(page, 'question 1', 'Edit');
  await expect(field(page)).toHaveText('What comes first? And then?');
  // Thrown away, it stays away.
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await openForm(page, address);
  await expect(field(page)).toHaveText('What comes first?');
});

test('a session that ends while one types takes nothing along: after the log-in the text is there', async ({
  page,
  app,
  db,
}) => {
  const { address } = await aQuestion(db, app);
  await openForm(page, address);
  await type(page, ' Before the end,');
  await db.query(
    `update session_tokens set last_used_at = now() - interval '1 year'
      where session_id in (select s.id from sessions s join users u on u.id = s.user_id where u.email = $1)`,
    [accountOf(app, 'admin').email],
  );
  const told = alertOf(page, 'Session expired').waitFor();
  await page.keyboard.type(' and after it.');
  await told;
  await expect(page).toHaveURL(`${app.studio}/`);
  await fillLogIn(page, accountOf(app, 'admin'));
  await expect(page).toHaveURL(`${app.studio}/admin`);
  await openForm(page, address);
  await expect(field(page)).toHaveText('What comes first? Before the end, and after it.');
});

test('two authors on one question: the second is told when the form opens and when it is saved, and chooses', async ({
  page,
  app,
  db,
  anotherBrowser,
}) => {
  const { address } = await aQuestion(db, app);
  const second = await (await anotherBrowser()).newPage();
  await enterAsSuperAdmin(second, app);
  await openForm(page, address);
  await type(page, ' The first author’s.');
  await expect(saved(page)).toHaveText(/^Saved/);
  await openForm(second, address);
  await expect(second.getByText(/^\S.* is writing here too\.$/)).toBeVisible();
  await type(second, ' The second author’s.');

  await page.keyboard.press('Control+Enter');
  await expect(alertOf(page, 'Question updated')).toBeVisible();
  await second.keyboard.press('Control+Enter');
  const both = second.getByRole('alertdialog', { name: 'Someone else changed this meanwhile.' });
  await expect(both.getByRole('group', { name: 'Yours' })).toContainText('The second author’s.');
  await expect(both.getByRole('group', { name: 'Theirs' })).toContainText('The first author’s.');
  await expectAccessible(second);
  // The safe way is first, has the focus, and decides nothing.
  await expect(both.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await second.keyboard.press('Enter');
  await expect(field(second)).toHaveText('What comes first? The second author’s.');
  await expect(field(second)).toBeFocused();
  await second.keyboard.press('Control+Enter');
  await both.getByRole('button', { name: 'Keep mine' }).click();
  await expect(alertOf(second, 'Question updated')).toBeVisible();
  await expect(cardOf(second, 1)).toContainText('The second author’s.');

  // And the other way round: now the first one's page is behind.
  await choose(page, 'question 1', 'Edit');
  await type(page, ' Again.');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(cardOf(page, 1)).toContainText('The second author’s.');
  await expect(cardOf(page, 1)).not.toContainText('Again.');
  await page.reload();
  await expect(cardOf(page, 1)).toContainText('What comes first? The second author’s.');
});

test('a second tab shows what is typed in the first, and what it saves is not behind', async ({
  page,
  context,
  app,
  db,
}) => {
  const { address } = await aQuestion(db, app);
  await openForm(page, address);
  const second = await context.newPage();
  await openForm(second, address);
  await type(page, ' In one tab');
  await expect(field(second)).toHaveText('What comes first? In one tab');
  await type(second, ' and the other.');
  await expect(field(page)).toHaveText('What comes first? In one tab and the other.');
});

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
  await page.unroute('**/api/drafts*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(saved(page)).toHaveText(/^Saved/);
  expect(await onServer(db, id)).toEqual(['What comes first? Kept elsewhere. Kept nowhere.']);
});

test('a full disk is said, too, and what is typed is on the server', async ({ page, context, app, db }) => {
  const { address, id } = await aQuestion(db, app);
  await openForm(page, address);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: app.studio, quotaSize: 1 });
  await type(page, ` ${'Much. '.repeat(40)}`);
  await expect(saved(page)).toHaveText(/on the server alone$/);
  expect((await onServer(db, id))[0]).toContain('Much. Much.');
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
  await openForm(page, address);
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

async function enterAsSuperAdmin(page: Page, app: RunningServer): Promise<void> {
  await page.goto(app.studio);
  await fillLogIn(page, accountOf(app, 'super-admin'));
  await expect(page).toHaveURL(`${app.studio}/admin`);
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
