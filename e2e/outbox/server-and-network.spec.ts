import { answersOf, expect, questionPageOf, saveAnswerPath, test } from '../support/question-page.ts';
import { answerAndContinue, confirmPresence, expectAnswers, plantEndlessSet } from './endless-set.ts';

test('a server that is killed while answers are sent has each of them once after its restart', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const address = await plantEndlessSet(db);
  const { email } = await mountPage(address, { as: 'student' });
  const { saved } = questionPageOf(page);
  const answers: ('Yes' | 'No')[] = ['Yes', 'No', 'Yes', 'Yes', 'No', 'Yes', 'No', 'Yes'];
  let killed: Promise<void> | null = null;
  page.on('request', (request) => {
    // While the third answer is being sent: it is unknown whether the server received it.
    if (request.url().endsWith(saveAnswerPath) && answers.length > 0 && sent++ === 2) killed = app.kill();
  });
  let sent = 0;
  for (const answer of answers) await answerAndContinue(page, answer);
  await expect(saved).toHaveText('Saved on this device');
  await killed;
  await app.start();
  await expect(saved).toHaveText('Saved', { timeout: 70_000 });
  await expectAnswers(db, email, answers);
});

test('the same answer sent five times at once counts once, and all responses are equal', async ({
  page,
  db,
  mountPage,
}) => {
  const address = await plantEndlessSet(db);
  const { email } = await mountPage(address, { as: 'student' });
  await expect(questionPageOf(page).number).toBeVisible();
  const replies: string[] = [];
  await page.route(`**${saveAnswerPath}`, async (route) => {
    const repeatedReplies = await Promise.all(Array.from({ length: 5 }, () => route.fetch()));
    for (const reply of repeatedReplies) replies.push(await reply.text());
    await route.fulfill({ response: repeatedReplies[0] as (typeof repeatedReplies)[number] });
  });
  await questionPageOf(page).answer('Yes');
  await expect(questionPageOf(page).saved).toHaveText('Saved');
  expect(replies).toHaveLength(5);
  for (const reply of replies) expect(JSON.parse(reply)).toEqual(JSON.parse(replies[0] ?? ''));
  await expectAnswers(db, email, ['Yes']);
});

test('ten minutes without a network cost only the wait, and retries become less frequent', async ({
  page,
  db,
  mountPage,
}) => {
  const address = await plantEndlessSet(db);
  await confirmPresence(page);
  await page.clock.install();
  const { email } = await mountPage(address, { as: 'student' });
  await expect(questionPageOf(page).saved).toHaveText('Saved');
  await page.context().setOffline(true);
  let attempts = 0;
  page.on('requestfailed', (request) => {
    if (request.url().endsWith(saveAnswerPath)) attempts += 1;
  });
  await answerAndContinue(page, 'No');
  await expect(questionPageOf(page).saved).toHaveText('Saved on this device');
  for (let minute = 0; minute < 10; minute += 1) {
    await page.clock.runFor(60_000);
    await expect(questionPageOf(page).saved).toHaveText('Saved on this device');
  }
  expect(attempts).toBeGreaterThan(10);
  expect(attempts).toBeLessThan(35);
  await answerAndContinue(page, 'Yes');
  await expect(questionPageOf(page).saved).toHaveText('Saved on this device');
  expect(await answersOf(db, email)).toEqual([]);
  await page.context().setOffline(false);
  await expect(questionPageOf(page).saved).toHaveText('Saved');
  await expectAnswers(db, email, ['No', 'Yes']);
});

test('a server that answers 500 for a while finally has every answer once and in order', async ({
  page,
  db,
  mountPage,
}) => {
  const address = await plantEndlessSet(db);
  const { email } = await mountPage(address, { as: 'student' });
  await expect(questionPageOf(page).number).toBeVisible();
  let failures = 0;
  await page.route(`**${saveAnswerPath}`, async (route) => {
    failures += 1;
    if (failures > 3) return route.fallback();
    // The last failed request reached the server, which then failed to respond.
    if (failures === 3) await route.fetch();
    return route.fulfill({ status: 500, json: { errors: ['Server error'] } });
  });
  await answerAndContinue(page, 'No');
  await answerAndContinue(page, 'Yes');
  await expect(questionPageOf(page).saved).toHaveText('Saved on this device');
  await expect(questionPageOf(page).saved).toHaveText('Saved', { timeout: 20_000 });
  expect(failures).toBeGreaterThan(3);
  await expectAnswers(db, email, ['No', 'Yes']);
});

test('a response that is not from our server confirms no answer', async ({ page, app, db, mountPage }) => {
  const address = await plantEndlessSet(db);
  const { email } = await mountPage(address, { as: 'student' });
  await expect(questionPageOf(page).number).toBeVisible();
  const html = { contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' };
  const replies = [
    { status: 200, ...html },
    { status: 302, headers: { location: `${app.learner}/` } },
    { status: 200, json: {} },
    { status: 403, ...html },
    { status: 502, ...html },
  ];
  let remaining = replies.length;
  await page.route(`**${saveAnswerPath}`, (route) => {
    const reply = replies.shift();
    remaining = replies.length;
    return reply ? route.fulfill(reply) : route.fallback();
  });
  await questionPageOf(page).answer('No');
  await expect(questionPageOf(page).saved).toHaveText('Saved on this device');
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect(remaining).toBe(0);
  }).toPass();
  expect(await answersOf(db, email)).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(questionPageOf(page).saved).toHaveText('Saved');
  await expectAnswers(db, email, ['No']);
});

test('a server that sends Retry-After gets no request before that time, whatever happens on the page', async ({
  page,
  db,
  mountPage,
}) => {
  const address = await plantEndlessSet(db);
  const { email } = await mountPage(address, { as: 'student' });
  await expect(questionPageOf(page).number).toBeVisible();
  const sendTimes: number[] = [];
  await page.route(`**${saveAnswerPath}`, (route) => {
    sendTimes.push(performance.now());
    if (sendTimes.length > 1) return route.fallback();
    return route.fulfill({ status: 429, headers: { 'retry-after': '4' }, json: { errors: ['Too many requests'] } });
  });
  await answerAndContinue(page, 'No');
  await expect(questionPageOf(page).saved).toHaveText('Saved on this device');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await answerAndContinue(page, 'Yes');
  await expect(questionPageOf(page).saved).toHaveText('Saved');
  expect((sendTimes[1] ?? 0) - (sendTimes[0] ?? 0)).toBeGreaterThanOrEqual(4_000);
  await expectAnswers(db, email, ['No', 'Yes']);
});
