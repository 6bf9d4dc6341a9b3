import { readCachedCalls } from '../support/cached-calls.ts';
import { plant, yesOrNo } from '../support/planting.ts';
import { answersOf, expect, questionPageOf, saveAnswerPath, test } from '../support/question-page.ts';
import { answerAndContinue, expectAnswers, plantEndlessSet } from './endless-set.ts';

const choices = yesOrNo;
test('unsent answers are shown after a reload without the server, and sent when it is back', async ({
  page,
  db,
  mountPage,
}) => {
  const { address } = await plant(db, {
    sequence: {
      a: { text: 'First?', choices, wrong: { question: 'b' } },
      b: { text: 'Second?', choices, right: { question: 'c' } },
      c: { text: 'Third?', choices },
    },
  });
  // Requests that a page sends while it is unloaded cannot be routed; they must fail here as
  // without a network.
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (input, init) => (init?.keepalive ? Promise.reject(new TypeError('no network')) : send(input, init));
  });
  const { email } = await mountPage(address, { as: 'student' });
  await expect(page.getByText('First?')).toBeVisible();
  await expect.poll(() => readCachedCalls(page)).toContain('GET /question_subsubtopics');
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await answerAndContinue(page, 'No');
  await answerAndContinue(page, 'Yes');
  await expect(page.getByText('Third?')).toBeVisible();
  await expect(questionPageOf(page).saved).toHaveText('Saved on this device');
  await page.reload();
  await expect(page.getByText('Third?')).toBeVisible();
  await expect(page.getByText('2 of 3 questions')).toBeVisible();
  await expect(questionPageOf(page).saved).toHaveText('Saved on this device');
  expect(await answersOf(db, email)).toEqual([]);
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(questionPageOf(page).saved).toHaveText('Saved');
  await expectAnswers(db, email, ['No', 'Yes']);
});

test('unsent answers are sent by any page of the next visit', async ({ page, app, db, mountPage }) => {
  const address = await plantEndlessSet(db);
  const { email } = await mountPage(address, { as: 'student' });
  await expect(questionPageOf(page).number).toBeVisible();
  // The calls for offline practice are cached after the question is shown.
  await expect.poll(() => readCachedCalls(page)).toContain('GET /problemset_questions');
  await page.context().setOffline(true);
  await answerAndContinue(page, 'No');
  await answerAndContinue(page, 'Yes');
  await expect(questionPageOf(page).saved).toHaveText('Saved on this device');
  await page.context().setOffline(false);
  const nextTab = await page.context().newPage();
  await page.close();
  await nextTab.goto(`${app.learner}/home`);
  await expect.poll(() => answersOf(db, email)).toHaveLength(2);
  await expectAnswers(db, email, ['No', 'Yes']);
});

test('two tabs on one sequence lose no answer and count none twice', async ({ page, app, db, mountPage }) => {
  const { address } = await plant(db, {
    sequence: {
      a: { text: 'First?', choices, right: { question: 'b' }, wrong: { question: 'c' } },
      b: { text: 'Second?', choices },
      c: { text: 'Never on the way?', choices },
    },
  });
  const { email } = await mountPage(address, { as: 'student' });
  const other = await page.context().newPage();
  await other.goto(app.learner + address);
  await expect(other.getByText('First?')).toBeVisible();
  await expect(questionPageOf(other).saved).toHaveText('Saved');
  await questionPageOf(page).answer('Yes');
  await expect(questionPageOf(page).saved).toHaveText('Saved');
  await expect(other.getByText('1 of 3 questions')).toBeVisible();
  await questionPageOf(other).answer('No');
  await expect(questionPageOf(other).saved).toHaveText('Saved');
  await expectAnswers(db, email, ['Yes', 'No']);
  await questionPageOf(other).next.click();
  await expect(other.getByText('Second?')).toBeVisible();
  await expect(other.getByText('1 of 3 questions')).toBeVisible();
});

test('a tab that is closed before it could send leaves its answers to the other tab', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const address = await plantEndlessSet(db);
  const { email } = await mountPage(address, { as: 'student' });
  const other = await page.context().newPage();
  await other.goto(app.learner + address);
  await expect(questionPageOf(other).number).toBeVisible();
  // Either tab may be the sender.
  await page.context().route(`**${saveAnswerPath}`, (route) => route.abort());
  await answerAndContinue(page, 'No');
  await expect(questionPageOf(page).saved).toHaveText('Saved on this device');
  await page.close();
  await other.context().unrouteAll();
  await expect.poll(() => answersOf(db, email), { timeout: 20_000 }).toHaveLength(1);
  await expect(questionPageOf(other).saved).toHaveText('Saved');
});

test('the time after the answer and the view of the full explanation are sent on Next, and also when the page is left', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const { setAddress } = await plant(db, {
    sequence: {},
    sets: { one: { title: 'Explained', questions: [{ choices, explain: 'A long reason. '.repeat(80) }, { choices }] } },
  });
  const { email } = await mountPage(setAddress('one'), { as: 'student' });
  await expect(questionPageOf(page).number).toBeVisible();
  await page.waitForTimeout(2_200);
  await questionPageOf(page).answer('No');
  await page.getByRole('button', { name: 'View full explanation' }).click();
  await page.waitForTimeout(1_200);
  await questionPageOf(page).next.click();
  await expect(questionPageOf(page).saved).toHaveText('Saved');
  await expect.poll(async () => (await answersOf(db, email))[0]?.view_full_explanation).toBe(true);
  const [first] = await answersOf(db, email);
  expect(first?.time_spent_before_answer).toBeGreaterThanOrEqual(2);
  expect(first?.time_spent_after_answer).toBeGreaterThanOrEqual(1);

  await questionPageOf(page).answer('No');
  await expect(questionPageOf(page).saved).toHaveText('Saved');
  await page.waitForTimeout(1_200);
  await page.goto('about:blank');
  await expect.poll(async () => (await answersOf(db, email))[1]?.time_spent_after_answer).toBeGreaterThanOrEqual(1);

  // Leaving in the middle: an answer keeps its time, and a choice without Check is not stored.
  await page.goto(app.learner + setAddress('one'));
  await questionPageOf(page).answer('No');
  await page.waitForTimeout(1_200);
  await questionPageOf(page).back.click();
  await expect.poll(async () => (await answersOf(db, email))[2]?.time_spent_after_answer).toBeGreaterThanOrEqual(1);
  await page.goto(app.learner + setAddress('one'));
  await questionPageOf(page).choice('No').check({ force: true });
  await questionPageOf(page).back.click();
  await expect(page).toHaveURL(/\/home\/math\?/);
  expect(await answersOf(db, email)).toHaveLength(3);
});
