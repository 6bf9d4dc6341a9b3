import type { Page } from '@playwright/test';
import type pg from 'pg';
import { plant, yesOrNo } from './content.ts';
import { keptCalls } from './kept-calls.ts';
import { answersOf, expect, paper, test } from './practising.ts';

const choices = yesOrNo;
const saveCall = '/user_questions/save_user_questions_progress';
const keepOpen = 'Not saved on this device: keep this page open.';

/** A set that is practised on and on: three questions, answered wrong now and then so that it is never mastered. */
async function anEndlessSet(db: pg.Client) {
  const { setAddress } = await plant(db, {
    sequence: {},
    sets: { one: { title: 'On and on', questions: [{ choices }, { choices }, { choices }] } },
  });
  return setAddress('one');
}

async function answerAndGoOn(page: Page, words: 'Yes' | 'No') {
  await paper(page).answer(words);
  await paper(page).next.click();
}

/** What a student answered, once each and in order: nothing lost, nothing twice. */
async function expectAnswers(db: pg.Client, email: string, words: readonly ('Yes' | 'No')[]) {
  const rows = await answersOf(db, email);
  expect(rows.map((row) => (row.is_correct ? 'Yes' : 'No'))).toEqual(words);
  expect(new Set(rows.map((row) => row.record_id)).size).toBe(words.length);
}

test('a server that is killed while answers are sent has each of them once when it is back', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const address = await anEndlessSet(db);
  const { email } = await newStudent(page);
  await page.goto(app.learner + address);
  const { saved } = paper(page);
  const given: ('Yes' | 'No')[] = ['Yes', 'No', 'Yes', 'Yes', 'No', 'Yes', 'No', 'Yes'];
  let killed: Promise<void> | null = null;
  page.on('request', (request) => {
    // While the third answer is on its way: whether it got through nobody knows.
    if (request.url().endsWith(saveCall) && given.length > 0 && sent++ === 2) killed = app.kill();
  });
  let sent = 0;
  for (const words of given) await answerAndGoOn(page, words);
  await expect(saved).toHaveText('Saved on this device');
  await killed;
  await app.start();
  await expect(saved).toHaveText('Saved', { timeout: 70_000 });
  await expectAnswers(db, email, given);
});

test('answers that were not sent are shown after a reload without the server, and sent when it is there', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const { address } = await plant(db, {
    sequence: {
      a: { text: 'First?', choices, wrong: { question: 'b' } },
      b: { text: 'Second?', choices, right: { question: 'c' } },
      c: { text: 'Third?', choices },
    },
  });
  // What a page sends while it is left is not routed; without a network it would fail as well.
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (input, init) => (init?.keepalive ? Promise.reject(new TypeError('no network')) : send(input, init));
  });
  const { email } = await newStudent(page);
  await page.goto(app.learner + address);
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

test('what was left unsent goes from any page of the next visit', async ({ page, app, db, newStudent }) => {
  const address = await anEndlessSet(db);
  const { email } = await newStudent(page);
  await page.goto(app.learner + address);
  await expect(paper(page).number).toBeVisible();
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

test('the same answer sent five times at once counts once, and each is answered the same', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const address = await anEndlessSet(db);
  const { email } = await newStudent(page);
  await page.goto(app.learner + address);
  await expect(paper(page).number).toBeVisible();
  const replies: string[] = [];
  await page.route(`**${saveCall}`, async (route) => {
    const again = await Promise.all(Array.from({ length: 5 }, () => route.fetch()));
    for (const reply of again) replies.push(await reply.text());
    await route.fulfill({ response: again[0] as (typeof again)[number] });
  });
  await paper(page).answer('Yes');
  await expect(paper(page).saved).toHaveText('Saved');
  expect(replies).toHaveLength(5);
  for (const reply of replies) expect(JSON.parse(reply)).toEqual(JSON.parse(replies[0] ?? ''));
  await expectAnswers(db, email, ['Yes']);
});

test('two tabs on one sequence lose nothing and count nothing twice', async ({ page, app, db, newStudent }) => {
  const { address } = await plant(db, {
    sequence: {
      a: { text: 'First?', choices, right: { question: 'b' }, wrong: { question: 'c' } },
      b: { text: 'Second?', choices },
      c: { text: 'Never on the way?', choices },
    },
  });
  const { email } = await newStudent(page);
  await page.goto(app.learner + address);
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
  newStudent,
}) => {
  const address = await anEndlessSet(db);
  const { email } = await newStudent(page);
  await page.goto(app.learner + address);
  const other = await page.context().newPage();
  await other.goto(app.learner + address);
  await expect(paper(other).number).toBeVisible();
  await page.route(`**${saveCall}`, (route) => route.abort());
  await answerAndGoOn(page, 'No');
  await expect(paper(page).saved).toHaveText('Saved on this device');
  await page.close();
  await expect.poll(() => answersOf(db, email), { timeout: 20_000 }).toHaveLength(1);
  await expect(paper(other).saved).toHaveText('Saved');
});

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
] as const) {
  test(`storage that ${what} is told, and the answers are sent all the same`, async ({ page, app, db, newStudent }) => {
    const address = await anEndlessSet(db);
    const { email } = await newStudent(page);
    await page.addInitScript(fail);
    await page.goto(app.learner + address);
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

test('an answer that the server refuses is put aside and shown, what comes after it goes on, and it can be sent again', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const address = await anEndlessSet(db);
  const { email } = await newStudent(page);
  await page.goto(app.learner + address);
  await expect(paper(page).number).toBeVisible();
  let refused = '';
  await page.route(`**${saveCall}`, (route) => {
    const { id } = route.request().postDataJSON() as { id: string };
    refused ||= id;
    if (id !== refused) return route.continue();
    return route.fulfill({ status: 422, json: { errors: ['This question is being mended.'] } });
  });
  await answerAndGoOn(page, 'No');
  await answerAndGoOn(page, 'Yes');
  await expect.poll(() => answersOf(db, email)).toHaveLength(1);
  await expect(page.getByRole('banner').getByText('1 answer could not be sent.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByRole('dialog').getByText(/This question is being mended/)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(paper(page).saved).toHaveText('Saved');
  expect(await answersOf(db, email)).toHaveLength(2);
});

test('the time after the answer and the full explanation follow with Next, and a page that is left sends them too', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const { setAddress } = await plant(db, {
    sequence: {},
    sets: { one: { title: 'Explained', questions: [{ choices, explain: 'A long reason. '.repeat(80) }, { choices }] } },
  });
  const { email } = await newStudent(page);
  await page.goto(app.learner + setAddress('one'));
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

  // Back in the middle: what was answered keeps its time, and what was only chosen leaves no trace.
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

test('answers wait for their own account: another one that logs in on this browser sends none of them', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const address = await anEndlessSet(db);
  const mine = await newStudent(page);
  await page.goto(app.learner + address);
  await expect(paper(page).number).toBeVisible();
  await page.route(`**${saveCall}`, (route) => route.abort());
  await paper(page).answer('No');
  await expect(paper(page).saved).toHaveText('Saved on this device');
  await db.query('delete from sessions');
  await page.unrouteAll();
  await page.goto(`${app.learner}/home`);
  await expect(page).toHaveURL(`${app.learner}/`);
  const theirs = await newStudent(page);
  await page.goto(app.learner + address);
  await paper(page).answer('Yes');
  await expect(paper(page).saved).toHaveText('Saved');
  await expectAnswers(db, theirs.email, ['Yes']);
  await expectAnswers(db, mine.email, []);

  // Long enough on the log-in screen for what sends to be there before anybody is.
  await db.query('delete from sessions');
  await page.goto(`${app.learner}/home`);
  await expect(page).toHaveURL(`${app.learner}/`);
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/sender-/.test(name)));
  await page.getByLabel('Email').fill(mine.email);
  await page.getByLabel('Password', { exact: true }).fill(mine.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect.poll(() => answersOf(db, mine.email)).toHaveLength(1);
});
