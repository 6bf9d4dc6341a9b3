import type { Page } from '@playwright/test';
import { readCachedCalls } from '../support/cached-calls.ts';
import { fillLogIn } from '../support/fixtures.ts';
import { plant, topicRows, yesOrNo } from '../support/planting.ts';
import { answersOf, expect, questionPageOf, test } from '../support/question-page.ts';
import { serveReplaceableSite } from './replaceable-site.ts';

test.use({ serviceWorkers: 'allow' });

const choices = yesOrNo;

/** The names of the cached builds, once the service worker controls the page. */
async function readCachedBuilds(page: Page): Promise<string[]> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  return page.evaluate(() => caches.keys());
}

async function answerAndContinue(page: Page, text: 'Yes' | 'No') {
  await questionPageOf(page).answer(text);
  await questionPageOf(page).next.click();
}

test('practice continues offline, through a reload, a link into a set and a new tab', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const { address, setAddress } = await plant(db, {
    sequence: {
      a: { text: 'First?', choices, wrong: { question: 'b' } },
      b: { text: 'Second?', choices, right: { question: 'c' } },
      c: { text: 'Third?', choices, wrong: { set: 'one' } },
    },
    sets: {
      one: {
        title: 'Linked',
        questions: [
          { text: 'In the set?', choices },
          { text: 'And on?', choices },
        ],
      },
    },
  });
  // The set is cached from an earlier visit.
  const { email } = await mountPage(setAddress('one'), { as: 'student' });
  await expect(page.getByText('In the set?')).toBeVisible();
  await expect.poll(() => readCachedCalls(page)).toContain('GET /problemset_questions');
  await page.goto(app.learner + address);
  await expect(page.getByText('First?')).toBeVisible();
  await answerAndContinue(page, 'No');
  await expect(questionPageOf(page).saved).toHaveText('Saved');
  expect(await readCachedBuilds(page)).toHaveLength(1);
  await expect.poll(() => readCachedCalls(page)).toContain('GET /question_subsubtopics');

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText('Second?')).toBeVisible();
  await answerAndContinue(page, 'Yes');
  await answerAndContinue(page, 'No');
  await expect(page.getByText('In the set?')).toBeVisible();
  await answerAndContinue(page, 'Yes');
  await expect(page.getByText('And on?')).toBeVisible();
  await expect(questionPageOf(page).saved).toHaveText('Saved on this device');
  const lastUrl = page.url();
  const nextTab = await page.context().newPage();
  await page.close();
  await nextTab.goto(lastUrl);
  await expect(nextTab.getByText('And on?')).toBeVisible();
  await answerAndContinue(nextTab, 'No');
  await expect(questionPageOf(nextTab).saved).toHaveText('Saved on this device');

  await nextTab.context().setOffline(false);
  await nextTab.evaluate(() => dispatchEvent(new Event('online')));
  await expect(questionPageOf(nextTab).saved).toHaveText('Saved', { timeout: 20_000 });
  const rows = await answersOf(db, email);
  expect(rows.map((row) => row.is_correct)).toEqual([false, true, false, true, false]);
  expect(new Set(rows.map((row) => row.record_id)).size).toBe(5);
});

test('a question that was just opened is there after an offline reload', async ({ page, app, db, mountPage }) => {
  const { address } = await plant(db, { sequence: { a: { text: 'Only just?', choices } } });
  await mountPage('/home', { as: 'student' });
  await readCachedBuilds(page);
  await page.goto(app.learner + address);
  await expect(
    page
      .getByRole('navigation')
      .or(page.getByRole('button', { name: 'Report problem' }))
      .first(),
  ).toBeVisible();
  await page.waitForTimeout(300);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText('Only just?')).toBeVisible();
});

test('the dashboard and a list show their cached data offline, also after a reload, with a notice', async ({
  page,
  app,
  mountPage,
}) => {
  const planted = topicRows({ sequence: { a: { choices: yesOrNo } } });
  const title = `Topic ${planted.topic.slice(0, 8)}`;
  await mountPage('/home/math', { as: 'student', planted });
  const noNetwork = page.getByText('No network: only what was loaded before can be shown.');
  await expect(page.getByText(title)).toBeVisible();
  await expect.poll(() => readCachedCalls(page)).toContain('GET /topics');
  await page.goto(`${app.learner}/home`);
  await readCachedBuilds(page);
  await expect.poll(() => readCachedCalls(page)).toContain('GET /user_progresses/started');
  await page.context().setOffline(true);
  await expect(noNetwork).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(noNetwork).toBeVisible();
  await page.goto(`${app.learner}/home/math`);
  await expect(page.getByText(title)).toBeVisible();
  await expect(noNetwork).toBeVisible();
  await expect(page.getByText('Server error')).toBeHidden();
  await page.context().setOffline(false);
  await expect(noNetwork).toBeHidden();
});

test('a page that was never opened shows an error offline, and loads when the network is back', async ({
  page,
  app,
  mountPage,
}) => {
  await mountPage('/home', { as: 'student', planted: topicRows({ sequence: { a: { choices: yesOrNo } } }) });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await readCachedBuilds(page);
  await page.context().setOffline(true);
  for (const [address, title] of [
    ['/home/math', 'Math'],
    ['/home/not_found', null],
  ] as const) {
    await page.goto(app.learner + address);
    const tryAgain = page.getByRole('button', { name: 'Try again' }).first();
    await expect(tryAgain, address).toBeVisible();
    await expect(
      page.getByText(/Check the connection|Your answers are safe|could not be loaded/).first(),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('fourfold.session'))).not.toBeNull();
    await page.context().setOffline(false);
    await tryAgain.click();
    if (title) await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    await expect(tryAgain).toBeHidden();
    await page.context().setOffline(true);
  }
  await page.context().setOffline(false);
});

test('a tab of the old build still loads its files after a new build is deployed', async ({
  page,
  context,
  app,
  db,
  newStudent,
}) => {
  const { address } = await plant(db, { sequence: { a: { text: 'Old?', choices } } });
  const student = await newStudent(page);
  const site = await serveReplaceableSite(app.learner);
  try {
    await page.goto(site.address);
    await fillLogIn(page, student);
    await page.waitForURL(/\/home/);
    await page.goto(site.address + address);
    await expect(page.getByText('Old?')).toBeVisible();
    const [old] = await readCachedBuilds(page);
    const removedPath = await site.replace('report-dialog-');
    expect((await fetch(site.address + removedPath)).status).toBe(404);
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => one?.update()));
    await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(2);
    expect(await page.evaluate(() => caches.keys())).toContain(old);
    // Clear the HTTP cache, which gives no guarantee.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await page.getByRole('button', { name: 'Report problem' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  } finally {
    await site.close();
  }
});
