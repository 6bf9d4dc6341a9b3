import { answersOf, expect, questionPageOf, saveAnswerPath, test } from '../support/question-page.ts';
import { answerAndContinue, confirmPresence, expectAnswers, plantEndlessSet } from './endless-set.ts';

const keepOpenText = 'Not saved on this device: keep this page open.';

for (const [condition, breakStorage] of [
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
  test(`if storage ${condition}, the student is notified, and the answers are still sent`, async ({
    page,
    db,
    mountPage,
  }) => {
    const address = await plantEndlessSet(db);
    await page.addInitScript(breakStorage);
    const { email } = await mountPage(address, { as: 'student' });
    await expect(questionPageOf(page).number).toBeVisible();
    await page.route(`**${saveAnswerPath}`, (route) => route.abort());
    await answerAndContinue(page, 'No');
    await answerAndContinue(page, 'Yes');
    await expect(page.getByRole('banner').getByText(keepOpenText)).toBeVisible();
    await page.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(questionPageOf(page).saved).toHaveText('Saved');
    await expectAnswers(db, email, ['No', 'Yes']);
  });
}

test('a wrong and jumping clock does not affect unsent answers', async ({ page, db, mountPage }) => {
  const address = await plantEndlessSet(db);
  const hour = 3_600_000;
  await confirmPresence(page);
  await page.clock.install({ time: Date.now() - 30 * hour });
  const { email } = await mountPage(address, { as: 'student' });
  await expect(questionPageOf(page).number).toBeVisible();
  await page.route(`**${saveAnswerPath}`, (route) => route.abort());
  for (const [answer, jump] of [
    ['No', 9],
    ['Yes', -50],
    ['No', 400],
    ['Yes', -3],
  ] as const) {
    await answerAndContinue(page, answer);
    await page.clock.setSystemTime(Date.now() + jump * hour);
  }
  await expect(questionPageOf(page).saved).toHaveText('Saved on this device');
  await page.unrouteAll();
  await page.clock.runFor(61_000);
  await expect(questionPageOf(page).saved).toHaveText('Saved');
  await expectAnswers(db, email, ['No', 'Yes', 'No', 'Yes']);
});

test('answers that are only stored keep their order although the clock jumps', async ({ page, app, db, mountPage }) => {
  const address = await plantEndlessSet(db);
  const hour = 3_600_000;
  // The code that sends cannot be loaded: answers are only stored.
  await page.route(/\/sender-/, (route) => route.abort());
  await page.clock.install();
  const { email } = await mountPage(address, { as: 'student' });
  await expect(questionPageOf(page).number).toBeVisible();
  const answers: ('Yes' | 'No')[] = ['No', 'Yes', 'Yes'];
  for (const answer of answers) {
    await answerAndContinue(page, answer);
    await page.clock.setSystemTime(Date.now() - answers.length * hour);
  }
  await expect(questionPageOf(page).saved).toHaveText('Saved on this device');
  await page.unrouteAll();
  await page.goto(`${app.learner}/home`);
  await expect.poll(() => answersOf(db, email)).toHaveLength(answers.length);
  await expectAnswers(db, email, answers);
});

for (const [condition, removeApi] of [
  ['Web Locks', () => void Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })],
  [
    'Web Locks and tab channels',
    () => {
      Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
      Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined });
    },
  ],
] as const) {
  test(`two tabs that send at the same time without ${condition} have each answer counted once`, async ({
    page,
    app,
    db,
    mountPage,
  }) => {
    const address = await plantEndlessSet(db);
    await page.context().addInitScript(removeApi);
    const { email } = await mountPage(address, { as: 'student' });
    const other = await page.context().newPage();
    await other.goto(app.learner + address);
    await expect(questionPageOf(other).saved).toHaveText('Saved');
    expect(await other.evaluate(() => navigator.locks)).toBeUndefined();
    await page.context().setOffline(true);
    await answerAndContinue(page, 'No');
    await answerAndContinue(page, 'Yes');
    await questionPageOf(other).answer('Yes');
    for (const tab of [page, other]) await expect(questionPageOf(tab).saved).toHaveText('Saved on this device');
    // Slow enough for both tabs to send at the same time.
    await page.context().route(`**${saveAnswerPath}`, async (route) => {
      await new Promise((done) => setTimeout(done, 300));
      await route.continue();
    });
    await page.context().setOffline(false);
    for (const tab of [page, other]) await expect(questionPageOf(tab).saved).toHaveText('Saved');
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
  const address = await plantEndlessSet(db);
  await newStudent(page);
  await page.addInitScript(() => {
    StorageManager.prototype.persist = () => {
      sessionStorage.setItem('asked', `${Number(sessionStorage.getItem('asked')) + 1}`);
      return new Promise(() => {});
    };
  });
  const countPersistCalls = () => page.evaluate(() => Number(sessionStorage.getItem('asked')));
  await page.goto(app.learner + address);
  await expect(questionPageOf(page).saved).toHaveText('Saved');
  expect(await countPersistCalls()).toBe(0);
  await answerAndContinue(page, 'No');
  await expect(questionPageOf(page).saved).toHaveText('Saved');
  expect(await countPersistCalls()).toBe(1);
  await page.reload();
  await answerAndContinue(page, 'No');
  await expect(questionPageOf(page).saved).toHaveText('Saved');
  expect(await countPersistCalls()).toBe(1);
});
