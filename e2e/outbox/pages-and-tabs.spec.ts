import { plant, yesOrNo } from '../content.ts';
import { keptCalls } from '../kept-calls.ts';
import { answersOf, expect, paper, saveCall, test } from '../practising.ts';
import { anEndlessSet, answerAndGoOn, expectAnswers } from './endless-set.ts';

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
  await expect.poll(() => keptCalls(page)).toContain('GET /question_subsubtopics');
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await answerAndGoOn(page, 'No');
  await answerAndGoOn(page, 'Yes');
  await expect(page.getByText('Third?')).toBeVisible();
  await expect(paper(page).saved).toHaveText('Saved on this device');
  await page.reload();
  await expect(page.getByText('Third?')).toBeVisible();
  await expect(page.getByText('2 of 3 questions')).toBeVisible();
  await expect(paper(page).saved).toHaveText('Saved on this device');
  expect(await answersOf(db, email)).toEqual([]);
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(paper(page).saved).toHaveText('Saved');
  await expectAnswers(db, email, ['No', 'Yes']);
});

test('unsent answers are sent by any page of the next visit', async ({ page, app, db, mountPage }) => {
  const address = await anEndlessSet(db);
  const { email } = await mountPage(address, { as: 'student' });
  await expect(paper(page).number).toBeVisible();
  // The calls for offline practice are cached after the question is shown.
  await expect.poll(() => keptCalls(page)).toContain('GET /problemset_questions');
  await page.context().setOffline(true);
  await answerAndGoOn(page, 'No');
  await answerAndGoOn(page, 'Yes');
  await expect(paper(page).saved).toHaveText('Saved on this device');
  await page.context().setOffline(false);
  const next = await page.context().newPage();
  await page.close();
  await next.goto(`${app.learner}/home`);
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
  await expect(paper(other).saved).toHaveText('Saved');
  await paper(page).answer('Yes');
  await expect(paper(page).saved).toHaveText('Saved');
  await expect(other.getByText('1 of 3 questions')).toBeVisible();
  await paper(other).answer('No');
  await expect(paper(other).saved).toHaveText('Saved');
  await expectAnswers(db, email, ['Yes', 'No']);
  await paper(other).next.click();
  await expect(other.getByText('Second?')).toBeVisible();
  await expect(other.getByText('1 of 3 questions')).toBeVisible();
});

test('a tab that is closed before it could send leaves its answers to the other tab', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const address = await anEndlessSet(db);
  const { email } = await mountPage(address, { as: 'student' });
  const other = await page.context().newPage();
  await other.goto(app.learner + address);
  await expect(paper(other).number).toBeVisible();
  // Either tab may be the sender.
  await page.context().route(`**${saveCall}`, (route) => route.abort());
  await answerAndGoOn(page, 'No');
  await expect(paper(page).saved).toHaveText('Saved on this device');
  await page.close();
  await other.context().unrouteAll();
  await expect.poll(() => answersOf(db, email), { timeout: 20_000 }).toHaveLength(1);
  await expect(paper(other).saved).toHaveText('Saved');
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
  await expect(paper(page).number).toBeVisible();
  await page.waitForTimeout(2_200);
  await paper(page).answer('No');
  await page.getByRole('button', { name: 'View full explanation' }).click();
  await page.waitForTimeout(1_200);
  await paper(page).next.click();
  await expect(paper(page).saved).toHaveText('Saved');
  await expect.poll(async () => (await answersOf(db, email))[0]?.view_full_explanation).toBe(true);
  const [first] = await answersOf(db, email);
  expect(first?.time_spent_before_answer).toBeGreaterThanOrEqual(2);
  expect(first?.time_spent_after_answer).toBeGreaterThanOrEqual(1);

  await paper(page).answer('No');
  await expect(paper(page).saved).toHaveText('Saved');
  await page.waitForTimeout(1_200);
  await page.goto('about:blank');
  await expect.poll(async () => (await answersOf(db, email))[1]?.time_spent_after_answer).toBeGreaterThanOrEqual(1);

  // Leaving in the middle: an answer keeps its time, and a choice without Check is not stored.
  await page.goto(app.learner + setAddress('one'));
  await paper(page).answer('No');
  await page.waitForTimeout(1_200);
  await paper(page).back.click();
  await expect.poll(async () => (await answersOf(db, email))[2]?.time_spent_after_answer).toBeGreaterThanOrEqual(1);
  await page.goto(app.learner + setAddress('one'));
  await paper(page).choice('No').check({ force: true });
  await paper(page).back.click();
  await expect(page).toHaveURL(/\/home\/math\?/);
  expect(await answersOf(db, email)).toHaveLength(3);
});
