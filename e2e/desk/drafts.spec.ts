import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { cardOf, choose, enterStudio } from '../desk.ts';
import { aQuestion, comeBack, field, onServer, openForm, saved, type, untilOnDisk } from '../drafting.ts';
import { accountOf, fillLogIn } from '../fixtures.ts';
import { expect, test } from '../practising.ts';
import type { RunningServer } from '../server.ts';

test.beforeEach(async ({ page, app }) => enterStudio(page, app));

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
  await untilOnDisk(page, 'Half a sentenc');
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => {});
  await crashed;

  const next = await context.newPage();
  await comeBack(next, address);
  await expect(field(next)).toHaveText('What comes first? Half a sentenc');
  await expect(next.getByText(/^Your draft of .+ is here again\. It is not saved yet\.$/)).toBeVisible();
  // It goes by itself now, and is a question only when its author says so.
  await page.close();
  await context.unroute('**/api/drafts*');
  await next.reload();
  await expect.poll(() => onServer(db, id)).toEqual(['What comes first? Half a sentenc']);
  await field(next).press('Control+Enter');
  await expect(alertOf(next, 'Question updated')).toBeVisible();
  await expect(cardOf(next, 1)).toContainText('What comes first? Half a sentenc');
  await expect.poll(() => onServer(db, id)).toEqual([]);
  await openForm(next, address);
  await expect(field(next)).toHaveText('What comes first? Half a sentenc');
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
  await comeBack(elsewhere, address);
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
  await comeBack(page, address);
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

async function enterAsSuperAdmin(page: Page, app: RunningServer): Promise<void> {
  await page.goto(app.studio);
  await fillLogIn(page, accountOf(app, 'super-admin'));
  await expect(page).toHaveURL(`${app.studio}/admin`);
}
