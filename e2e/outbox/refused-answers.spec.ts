import { readFile } from 'node:fs/promises';
import { answersOf, expect, questionPageOf, saveAnswerPath, test } from '../support/question-page.ts';
import { plantEndlessSet } from './endless-set.ts';
import { leaveAnswerUnsent, oneUnsentText, unsentNotice } from './unsent-answer.ts';

test('an answer that the server refuses is set aside and shown, later answers are sent, and it can be downloaded and sent again', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const address = await plantEndlessSet(db);
  const { email } = await mountPage(address, { as: 'student' });
  await expect(questionPageOf(page).number).toBeVisible();
  let refused = '';
  await page.route(`**${saveAnswerPath}`, (route) => {
    const { id } = route.request().postDataJSON() as { id: string };
    refused ||= id;
    if (id !== refused) return route.continue();
    return route.fulfill({ status: 422, json: { errors: ['This question is being mended.'] } });
  });
  await questionPageOf(page).answer('No');
  await questionPageOf(page).next.click();
  await questionPageOf(page).answer('Yes');
  await expect.poll(() => answersOf(db, email)).toHaveLength(1);
  await expect(page.getByRole('banner').getByText('1 answer could not be sent.')).toBeVisible();

  // On any page, also on the next visit, and also without a network.
  await page.goto(`${app.learner}/home`);
  await expect(unsentNotice(page)).toContainText('1 answer could not be sent.');
  await page.getByRole('button', { name: 'Details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Not sent' });
  await expect(dialog.getByText('This question is being mended.')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^fourfold-not-sent-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  const { not_sent } = JSON.parse(text) as { not_sent: { why: string; record: { id: string } }[] };
  expect(not_sent.map(({ why, record }) => [why, record.id])).toEqual([['This question is being mended.', refused]]);

  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(unsentNotice(page)).toHaveCount(0);
  await expect.poll(() => answersOf(db, email)).toHaveLength(2);
});

test('unsent answers are shown on every page until they are sent', async ({ page, app, db, newStudent }) => {
  const address = await plantEndlessSet(db);
  const { email } = await newStudent(page);
  await leaveAnswerUnsent(page, app.learner + address);
  for (const path of ['/home', '/home/math']) {
    await page.goto(app.learner + path);
    await expect(unsentNotice(page)).toHaveText(oneUnsentText);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(unsentNotice(page)).toBeInViewport();
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(unsentNotice(page)).toHaveCount(0);
  await expect.poll(() => answersOf(db, email)).toHaveLength(1);
});

test('without a response, the status does not stay at Saving', async ({ page, db, mountPage }) => {
  const address = await plantEndlessSet(db);
  await mountPage(address, { as: 'student' });
  await expect(questionPageOf(page).number).toBeVisible();
  let releaseReply = () => {};
  await page.route(`**${saveAnswerPath}`, async (route) => {
    await new Promise<void>((done) => {
      releaseReply = done;
    });
    await route.continue();
  });
  await questionPageOf(page).answer('No');
  await expect(questionPageOf(page).saved).toHaveText('Saving');
  await expect(questionPageOf(page).saved).toHaveText('Saved on this device');
  releaseReply();
  await expect(questionPageOf(page).saved).toHaveText('Saved');
});
