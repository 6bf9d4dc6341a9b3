import type { Page } from '@playwright/test';
import { waitForSessionEvents } from '../quiet.ts';
import { alertOf } from '../support/alert.ts';
import { callApi, callApiOk, createSessionToken } from '../support/api-calls.ts';
import { accountOf, expect, fillLogIn, test } from '../support/fixtures.ts';

// Journeys over both sites: the stored session of one site affects the other.

const profileMenu = (page: Page) => page.getByRole('button', { name: /profile menu/ });

async function chooseInProfileMenu(page: Page, item: string): Promise<void> {
  await profileMenu(page).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a super admin logs in to the studio and sees its dashboard, is sent to the learner app for its pages, and logs out', {
  tag: '@short',
}, async ({ page, app }) => {
  await page.goto(`${app.studio}/admin/math-topics`);
  await expect(page).toHaveURL(`${app.studio}/`);
  await fillLogIn(page, accountOf(app, 'super-admin'));
  await expect(page).toHaveURL(`${app.studio}/admin`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto(app.studio);
  await expect(page).toHaveURL(`${app.studio}/admin`);
  await page.goto(`${app.studio}/home/grammar?topic=1`);
  await expect(page).toHaveURL(`${app.learner}/home/grammar?topic=1`);
  await expect(page.getByRole('heading', { level: 1, name: 'Grammar' })).toBeVisible();
  await page.goto(`${app.studio}/admin`);
  await chooseInProfileMenu(page, 'Logout');
  await expect(page).toHaveURL(`${app.studio}/`);
  await page.goto(`${app.studio}/home/grammar`);
  await expect(page).toHaveURL(`${app.learner}/`);
  await page.goto(`${app.studio}/admin`);
  await expect(page).toHaveURL(`${app.studio}/`);
});

test('students and tutors have no page in the studio: its log-in and its addresses redirect to their own pages [ACC-031]', async ({
  page,
  app,
  mountPage,
}) => {
  await page.goto(app.studio);
  await fillLogIn(page, accountOf(app, 'tutor'));
  await expect(page).toHaveURL(`${app.learner}/home/students`);
  await expect(profileMenu(page)).toBeVisible();
  // The same on each later visit to the studio.
  await page.goto(`${app.studio}/admin/math-topics`);
  await expect(page).toHaveURL(`${app.learner}/home/students`);
  await mountPage('/home', { as: 'student' });
  await page.goto(`${app.learner}/admin/math-topics`);
  await expect(page).toHaveURL(`${app.learner}/home`);
});

test('the admin panel hands the session over to the studio by a code that can be used once', async ({
  page,
  app,
  mountPage,
}) => {
  await mountPage('/home', { as: 'admin' });
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  const takeOverRequest = page.waitForRequest('**/api/sessions/take_over');
  await chooseInProfileMenu(page, 'Admin Panel');
  const takeOver = (await takeOverRequest).postDataJSON() as { code: string; verifier: string };
  const { code } = takeOver;
  await expect(page).toHaveURL(`${app.studio}/admin`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  // The code came in the fragment, was removed at once, and is in no URL that a server received.
  expect(visited).toContain(`${app.studio}/admin#code=${code}`);
  expect(visited.at(-1)).toBe(`${app.studio}/admin`);
  expect((await callApi(app, 'POST /sessions/take_over', takeOver)).status).toBe(410);
  // The secret that the code is bound to is in no URL.
  expect(visited.join(' ')).not.toContain(takeOver.verifier);
  // Back returns to the learner app, not to a URL with a code.
  await page.goBack();
  await expect(page).toHaveURL(`${app.learner}/home`);
  await page.goForward();
  await expect(page).toHaveURL(`${app.studio}/admin`);
  await expect(profileMenu(page)).toBeVisible();
});

test('a code that another browser requested logs nobody in here', async ({ page, app }) => {
  const token = await createSessionToken(app, accountOf(app, 'admin'));
  const handOver = { challenge: 'A'.repeat(43) };
  const reply = await callApiOk(app, 'POST /sessions/hand_over', handOver, { authorization: token });
  const { code } = (await reply.json()) as { code: string };
  await page.goto(`${app.studio}/admin#code=${code}`);
  await expect(alertOf(page, 'This code is no longer valid. Please log in.')).toHaveCount(1);
  await expect(page).toHaveURL(`${app.studio}/`);
});

test('both sites share one session: log-out of either ends the other', async ({ page, context, app, mountPage }) => {
  for (const [first, second] of [
    ['learner', 'studio'],
    ['studio', 'learner'],
  ] as const) {
    await mountPage('/home', { as: 'admin' });
    await waitForSessionEvents(page, app.studio, () => chooseInProfileMenu(page, 'Admin Panel'));
    await expect(page).toHaveURL(`${app.studio}/admin`);
    const tab = await context.newPage();
    await waitForSessionEvents(tab, app.learner, () => tab.goto(`${app.learner}/home`));
    const pages = { studio: page, learner: tab };
    await chooseInProfileMenu(pages[first], 'Logout');
    await expect(pages[first]).toHaveURL(`${app[first]}/`);
    await pages[second].getByRole('alertdialog').getByRole('button', { name: 'Reload' }).click();
    await expect(pages[second]).toHaveURL(`${app[second]}/`);
    await tab.close();
  }
});

test('a studio with another account logged in asks before it switches accounts, and keeps the address', async ({
  page,
  app,
  mountPage,
}) => {
  const currentAccount = await mountPage('/admin', { as: 'super-admin' });
  const newAccount = await mountPage('/home', { as: 'admin' });
  await chooseInProfileMenu(page, 'Admin Panel');
  const question = page.getByRole('dialog', { name: 'This studio is open for another account.' });
  await expect(question).toContainText(`${currentAccount.email} is logged in here. Go on as ${newAccount.email}?`);
  await page.keyboard.press('Escape');
  await expect(profileMenu(page)).toHaveText(currentAccount.account.username);

  const grammarPath = '/admin/grammar-topics?topic=0198f6a0-5a00-7000-8000-000000000001';
  await page.goto(app.learner + grammarPath);
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(app.studio + grammarPath);
  await expect(page.getByRole('heading', { level: 1, name: 'Grammar topics' })).toBeVisible();
  await expect(profileMenu(page)).toHaveText(newAccount.account.username);
});

test('a learner app with another account logged in asks likewise', async ({ page, app, mountPage }) => {
  const currentAccount = await mountPage('/home', { as: 'student' });
  const newAccount = accountOf(app, 'student');
  await page.goto(app.studio);
  await fillLogIn(page, newAccount);
  const question = page.getByRole('dialog', { name: 'This site is open for another account.' });
  await expect(question).toContainText(`${currentAccount.email} is logged in here. Go on as ${newAccount.email}?`);
  await expect(page).toHaveURL(`${app.learner}/home`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(profileMenu(page)).toHaveText(currentAccount.account.username);

  await page.goto(`${app.studio}/home/math`);
  await expect(page).toHaveURL(`${app.learner}/home/math`);
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
  await expect(profileMenu(page)).toHaveText('Sam Student');
});
