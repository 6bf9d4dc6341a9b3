import type { Page } from '@playwright/test';
import { keyboardUserOf } from '../keyboard.ts';
import { expectAccessible } from '../support/accessible.ts';
import { alertOf } from '../support/alert.ts';
import { choose } from '../support/desk.ts';
import { plant, yesOrNo } from '../support/planting.ts';
import { answersOf, questionPageOf } from '../support/question-page.ts';
import { enterStudio } from '../support/topic-manager.ts';
import { expect, test } from './upgradable-product.ts';

/** The build of a page. */
const releaseOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src);

const notice = (page: Page) => page.getByRole('complementary', { name: 'New version' });
const reload = (page: Page) => notice(page).getByRole('button', { name: 'Reload' });
/** The code that watches for new builds is loaded after the page; waits for it. */
const waitForChunk = (page: Page, chunk: string) =>
  expect
    .poll(() =>
      page.evaluate((name) => performance.getEntriesByType('resource').some((one) => one.name.includes(name)), chunk),
    )
    .toBe(true);
const lazyChunks = { learner: '/assets/new-version-', studio: '/assets/new-version-' };

test('open tabs continue with the files of their own build after an upgrade, and new tabs have the new build', async ({
  page,
  app,
  db: _,
  newStudent,
  anotherBrowser,
}) => {
  await newStudent(page);
  const releaseBefore = await releaseOf(page);
  const author = await (await anotherBrowser()).newPage();
  await enterStudio(author, app);
  await app.upgrade();

  await page.getByRole('navigation').getByRole('link', { name: 'Math', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Math');
  expect(await releaseOf(page)).toBe(releaseBefore);
  await author.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(author.getByRole('dialog', { name: 'Search', exact: true })).toBeVisible();
  await expect(notice(page)).toBeHidden();

  const newTab = await page.context().newPage();
  await newTab.goto(`${app.learner}/home`);
  expect(await releaseOf(newTab)).not.toBe(releaseBefore);
});

test('a lazy-loaded file that fails is retried without a message', async ({ page, app }) => {
  await enterStudio(page, app);
  let requested = 0;
  await page.route('**/assets/search-dialog-*.js', (route) => (++requested === 1 ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Search', exact: true })).toBeVisible();
  expect(requested).toBe(2);
  await expect(alertOf(page, /could not be loaded/)).toHaveCount(0);
});

for (const [site, link, heading] of [
  ['learner', 'Math', 'Math'],
  ['studio', 'Settings', 'App Settings'],
] as const) {
  test(`a tab whose files are gone reloads the ${site} app at the requested page`, async ({
    page,
    app,
    newStudent,
  }) => {
    if (site === 'learner') await newStudent(page);
    else await enterStudio(page, app);
    await waitForChunk(page, lazyChunks[site]);
    const releaseBefore = await releaseOf(page);
    await app.upgrade(15);
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect.poll(() => releaseOf(page).catch(() => releaseBefore)).not.toBe(releaseBefore);
    expect(new URL(page.url()).pathname).toBe(site === 'learner' ? '/home/math' : '/admin/settings');
    await expect(notice(page)).toBeHidden();
  });
}

test('a half-typed answer and unsent answers survive a new version', async ({ page, app, db, mountPage }) => {
  const { address } = await plant(db, {
    sequence: {
      a: { text: 'First?', choices: yesOrNo, right: { question: 'b' } },
      b: { text: 'Second?', accepts: '3/4' },
    },
  });
  const { email } = await mountPage(address, { as: 'student' });
  await waitForChunk(page, lazyChunks.learner);
  const releaseBefore = await releaseOf(page);
  const { answer, next, freeResponse, saved, back } = questionPageOf(page);
  await page.route('**/api/user_questions/**', (route) => route.abort());
  await answer('Yes');
  await next.click();
  await freeResponse.fill('3/');
  await expect(saved).toHaveText('Saved on this device');
  await app.upgrade(15);

  await page.getByRole('button', { name: 'Report problem' }).click();
  await expect(notice(page).getByRole('status')).toHaveText('A new version is ready');
  await expect(alertOf(page, /./)).toHaveCount(0);
  // The next page's files are missing too: the typed text stays.
  await back.click();
  await page.waitForTimeout(2_500);
  await expect(freeResponse).toHaveValue('3/');
  expect(await releaseOf(page)).toBe(releaseBefore);
  expect(page.url()).toContain(address);
  await expectAccessible(page);

  await page.unroute('**/api/user_questions/**');
  await keyboardUserOf(page).tabTo(reload(page));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Second?')).toBeVisible();
  expect(await releaseOf(page)).not.toBe(releaseBefore);
  await expect(saved).toHaveText('Saved');
  expect(await answersOf(db, email)).toHaveLength(1);
});

test('unsaved text at the desk survives a new version', async ({ page, app, db }) => {
  const { subtopic, subsubtopic } = await plant(db, { sequence: { one: { text: 'One', choices: yesOrNo } } });
  await enterStudio(page, app);
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  await waitForChunk(page, lazyChunks.studio);
  const releaseBefore = await releaseOf(page);
  await choose(page, 'question 1', 'Edit');
  const field = page.getByRole('textbox', { name: 'Question 1', exact: true });
  await field.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and a half');
  await app.upgrade(15);

  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(notice(page).getByRole('status')).toHaveText('A new version is ready');
  await expect(alertOf(page, /./)).toHaveCount(0);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.waitForTimeout(2_500);
  await expect(field).toHaveText('One and a half');
  await field.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' more');
  expect(await releaseOf(page)).toBe(releaseBefore);
  await expectAccessible(page);

  await reload(page).click();
  await expect(field).toHaveText('One and a half more');
  expect(await releaseOf(page)).not.toBe(releaseBefore);
});

test('a tab that is visible again after an hour shows that there is a new version, and loads it on the next page', async ({
  page,
  app,
  newStudent,
}) => {
  await newStudent(page);
  await waitForChunk(page, lazyChunks.learner);
  const releaseBefore = await releaseOf(page);
  await app.upgrade();
  /** Hides the tab for this time, in milliseconds. */
  const stayAway = (time: number) =>
    page.evaluate((passed) => {
      const setVisibility = (visibilityState: 'hidden' | 'visible') => {
        Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      };
      setVisibility('hidden');
      const { now } = Date;
      Date.now = () => now() + passed;
      setVisibility('visible');
    }, time);
  const requested = page.waitForResponse(`${app.learner}/`, { timeout: 3_000 }).catch(() => null);
  await stayAway(59 * 60_000);
  expect(await requested).toBeNull();
  await stayAway(61 * 60_000);
  await expect(notice(page)).toBeVisible();
  expect(await releaseOf(page)).toBe(releaseBefore);
  await page.getByRole('link', { name: 'Math', exact: true }).first().click();
  await expect.poll(() => releaseOf(page).catch(() => releaseBefore)).not.toBe(releaseBefore);
  expect(new URL(page.url()).pathname).toBe('/home/math');
});
