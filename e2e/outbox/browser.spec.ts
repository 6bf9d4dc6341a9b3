import { answersOf, expect, paper, saveCall, test } from '../practising.ts';
import { anEndlessSet, answerAndGoOn, expectAnswers, stillThere } from './endless-set.ts';

const keepOpen = 'Not saved on this device: keep this page open.';

for (const [what, fail] of [
  [
    'is full',
    () => {
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'is forbidden',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('private', 'SecurityError');
      };
    },
  ],
  [
    'never answers',
    () => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    },
  ],
] as const) {
  test(`if storage ${what}, the student is notified, and the answers are still sent`, async ({ page, db, mountPage }) => {
    const address = await anEndlessSet(db);
    await page.addInitScript(fail);
    const { email } = await mountPage(address, { as: 'student' });
    await expect(paper(page).number).toBeVisible();
    await page.route(`**${saveCall}`, (route) => route.abort());
    await answerAndGoOn(page, 'No');
    await answerAndGoOn(page, 'Yes');
    await expect(page.getByRole('banner').getByText(keepOpen)).toBeVisible();
    await page.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(paper(page).saved).toHaveText('Saved');
    await expectAnswers(db, email, ['No', 'Yes']);
  });
}

test('a wrong and jumping clock does not affect unsent answers', async ({ page, db, mountPage }) => {
  const address = await anEndlessSet(db);
  const hour = 3_600_000;
  await stillThere(page);
  await page.clock.install({ time: Date.now() - 30 * hour });
  const { email } = await mountPage(address, { as: 'student' });
  await expect(paper(page).number).toBeVisible();
  await page.route(`**${saveCall}`, (route) => route.abort());
  for (const [words, jump] of [
    ['No', 9],
    ['Yes', -50],
    ['No', 400],
    ['Yes', -3],
  ] as const) {
    await answerAndGoOn(page, words);
    await page.clock.setSystemTime(Date.now() + jump * hour);
  }
  await expect(paper(page).saved).toHaveText('Saved on this device');
  await page.unrouteAll();
  await page.clock.runFor(61_000);
  await expect(paper(page).saved).toHaveText('Saved');
  await expectAnswers(db, email, ['No', 'Yes', 'No', 'Yes']);
});

test('answers that are only stored keep their order although the clock jumps', async ({ page, app, db, mountPage }) => {
  const address = await anEndlessSet(db);
  const hour = 3_600_000;
  // The code that sends cannot be loaded: answers are only stored.
  await page.route(/\/sender-/, (route) => route.abort());
  await page.clock.install();
  const { email } = await mountPage(address, { as: 'student' });
  await expect(paper(page).number).toBeVisible();
  const given: ('Yes' | 'No')[] = ['No', 'Yes', 'Yes'];
  for (const words of given) {
    await answerAndGoOn(page, words);
    await page.clock.setSystemTime(Date.now() - given.length * hour);
  }
  await expect(paper(page).saved).toHaveText('Saved on this device');
  await page.unrouteAll();
  await page.goto(`${app.learner}/home`);
  await expect.poll(() => answersOf(db, email)).toHaveLength(given.length);
  await expectAnswers(db, email, given);
});

for (const [what, take] of [
  ['Web Locks', () => void Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })],
  [
    'Web Locks and tab channels',
    () => {
      Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
      Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined });
    },
  ],
] as const) {
  test(`two tabs that send at the same time without ${what} have each answer counted once`, async ({
    page,
    app,
    db,
    mountPage,
  }) => {
    const address = await anEndlessSet(db);
    await page.context().addInitScript(take);
    const { email } = await mountPage(address, { as: 'student' });
    const other = await page.context().newPage();
    await other.goto(app.learner + address);
    await expect(paper(other).saved).toHaveText('Saved');
    expect(await other.evaluate(() => navigator.locks)).toBeUndefined();
    await page.context().setOffline(true);
    await answerAndGoOn(page, 'No');
    await answerAndGoOn(page, 'Yes');
    await paper(other).answer('Yes');
    for (const tab of [page, other]) await expect(paper(tab).saved).toHaveText('Saved on this device');
    // Slow enough for both tabs to send at the same time.
    await page.context().route(`**${saveCall}`, async (route) => {
      await new Promise((done) => setTimeout(done, 300));
      await route.continue();
    });
    await page.context().setOffline(false);
    for (const tab of [page, other]) await expect(paper(tab).saved).toHaveText('Saved');
    const rows = await answersOf(db, email);
    expect(rows).toHaveLength(3);
    expect(new Set(rows.map((row) => row.record_id)).size).toBe(3);
  });
}

test('the browser is asked once for persistent storage, after the first answer, and nothing waits for its reply', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const address = await anEndlessSet(db);
  await newStudent(page);
  await page.addInitScript(() => {
    StorageManager.prototype.persist = () => {
      sessionStorage.setItem('asked', `${Number(sessionStorage.getItem('asked')) + 1}`);
      return new Promise(() => {});
    };
  });
  const asked = () => page.evaluate(() => Number(sessionStorage.getItem('asked')));
  await page.goto(app.learner + address);
  await expect(paper(page).saved).toHaveText('Saved');
  expect(await asked()).toBe(0);
  await answerAndGoOn(page, 'No');
  await expect(paper(page).saved).toHaveText('Saved');
  expect(await asked()).toBe(1);
  await page.reload();
  await answerAndGoOn(page, 'No');
  await expect(paper(page).saved).toHaveText('Saved');
  expect(await asked()).toBe(1);
});
