import { readFile } from 'node:fs/promises';
import { answersOf, expect, paper, saveCall, test } from '../practising.ts';
import { anEndlessSet } from './endless-set.ts';
import { leaveUnsent, oneUnsent, told } from './unsent-set.ts';

test('an answer that the server refuses is set aside and shown, later answers are sent, and it can be downloaded and sent again', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const address = await anEndlessSet(db);
  const { email } = await mountPage(address, { as: 'student' });
  await expect(paper(page).number).toBeVisible();
  let refused = '';
  await page.route(`**${saveCall}`, (route) => {
    const { id } = route.request().postDataJSON() as { id: string };
    refused ||= id;
    if (id !== refused) return route.continue();
    return route.fulfill({ status: 422, json: { errors: ['This question is being mended.'] } });
  });
  await paper(page).answer('No');
  await paper(page).next.click();
  await paper(page).answer('Yes');
  await expect.poll(() => answersOf(db, email)).toHaveLength(1);
  await expect(page.getByRole('banner').getByText('1 answer could not be sent.')).toBeVisible();

  // On any page, also on the next visit, and also without a network.
  await page.goto(`${app.learner}/home`);
  await expect(told(page)).toContainText('1 answer could not be sent.');
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
  await expect(told(page)).toHaveCount(0);
  await expect.poll(() => answersOf(db, email)).toHaveLength(2);
});

test('unsent answers are shown on every page until they are sent', async ({ page, app, db, newStudent }) => {
  const address = await anEndlessSet(db);
  const { email } = await newStudent(page);
  await leaveUnsent(page, app.learner + address);
  for (const path of ['/home', '/home/math']) {
    await page.goto(app.learner + path);
    await expect(told(page)).toHaveText(oneUnsent);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(told(page)).toBeInViewport();
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(told(page)).toHaveCount(0);
  await expect.poll(() => answersOf(db, email)).toHaveLength(1);
});

test('without a response, the status does not stay at Saving', async ({ page, db, mountPage }) => {
  const address = await anEndlessSet(db);
  await mountPage(address, { as: 'student' });
  await expect(paper(page).number).toBeVisible();
  let reply = () => {};
  await page.route(`**${saveCall}`, async (route) => {
    await new Promise<void>((done) => {
      reply = done;
    });
    await route.continue();
  });
  await paper(page).answer('No');
  await expect(paper(page).saved).toHaveText('Saving');
  await expect(paper(page).saved).toHaveText('Saved on this device');
  reply();
  await expect(paper(page).saved).toHaveText('Saved');
});
