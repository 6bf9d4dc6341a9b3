import { personRows } from '@fourfold/server/testing/planting/person';
import { must } from '@fourfold/server/testing/planting/question';
import type { Locator, Page } from '@playwright/test';
import { changed, examRows, practiceRows, topicRows } from '../content.ts';
import { follow } from '../practice/routes.ts';
import { expect, paper, saveCall, test } from '../practising.ts';
import { two } from './planted.ts';

const restartWords = 'Are you sure you want to restart the sequence? Your progress will be reset as well.';
const resetWords = 'Are you sure, you want to Reset your Progress for this Sequence?';
const resetCall = '/user_progresses/reset_user_progress';

/** Path of the Math list with a branch expanded, which contains the row of the sequence. */
const branchOf = ({ topic, subtopic }: { topic: string; subtopic: string }) =>
  `/home/math?topic=${topic}&subtopic=${subtopic}`;
const open = (page: Page) => page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
const popupOf = (page: Page) => page.getByRole('dialog', { name: 'Planted sequence' });
const bar = (page: Page) => popupOf(page).getByRole('progressbar');
const resetButton = (page: Page) => popupOf(page).getByRole('button', { name: 'Reset progress' });

/** Cancels a confirmation by button, by key and by a click outside. */
async function decline(page: Page, ask: Locator, words: string) {
  const question = page.getByRole('dialog', { name: words });
  for (const way of [
    () => question.getByRole('button', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(8, 8),
  ]) {
    await ask.click();
    await expect(question.getByRole('heading')).toHaveText(words);
    await way();
    await expect(question).toBeHidden();
    await expect(ask).toBeFocused();
  }
}

/** Returns a function that counts the resets from now on. */
function resetsOf(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(resetCall)) count += 1;
  });
  return () => count;
}

test('offers Restart at 100 percent only, and then disables Sequence [SEQ-016, SEQ-026]', async ({
  page,
  mountPage,
}) => {
  const section = 'Reading';
  const exam = examRows({ topics: { half: { section, sequence: two }, whole: { section, sequence: two } } });
  const [half, whole] = [must(exam.topic.half), must(exam.topic.whole)];
  const student = personRows('student');
  const practised = [
    practiceRows(student, exam, half.id, [false]),
    practiceRows(student, exam, whole.id, [true, false]),
  ];
  await mountPage(half.popup, { as: student, planted: [exam, student, ...practised] });
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  await expect(popup.getByRole('link', { name: 'Sequence' })).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Restart' })).toHaveCount(0);

  await follow(page, whole.popup);
  await expect(popup.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await expect(popup.getByRole('button', { name: 'Sequence' })).toBeDisabled();
  await expect(popup.getByRole('link', { name: 'Sequence' })).toHaveCount(0);
  await expect(popup.getByRole('button', { name: 'Restart' })).toBeEnabled();
});

test('asks before it restarts, does nothing if that is cancelled, then resets and opens the sequence [SEQ-017, SEQ-018, NAV-010]', async ({
  page,
  app,
  mountPage,
}) => {
  const planted = topicRows({ sequence: two });
  const student = personRows('student');
  const practised = practiceRows(student, planted, planted.subsubtopic, [true, true]);
  await mountPage(branchOf(planted), { as: student, planted: [planted, student, practised] });
  const resets = resetsOf(page);
  // Alerts are shown in the dialog too, while it is open.
  const restart = popupOf(page).getByRole('button', { name: 'Restart', exact: true });
  await open(page);
  await decline(page, restart, restartWords);
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '100');
  expect(resets()).toBe(0);

  await restart.click();
  await page.getByRole('dialog', { name: restartWords }).getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(app.learner + planted.address);
  await expect(paper(page).alert('Sequence Restart')).toBeVisible();
  await expect(page.getByText('First?')).toBeVisible();
  expect(resets()).toBe(1);

  await paper(page).back.click();
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '0');
  await expect(restart).toHaveCount(0);
  await popupOf(page).getByRole('link', { name: 'Sequence' }).click();
  await paper(page).answer('Yes');
  await expect(paper(page).next).toBeVisible();
});

test('offers an admin with progress a reset, asks before it, and clears only that admin’s progress [SEQ-020, SEQ-021, NAV-010]', async ({
  page,
  db,
  mountPage,
}) => {
  const planted = topicRows({ sequence: two });
  const ofSubtopic = changed(topicRows({ level: 'subtopic', sequence: two }), 'questions', {
    parent_id: planted.subtopic,
  });
  const [admin, student] = [personRows('admin'), personRows('student')];
  const practised = [admin, student].map((person) => practiceRows(person, planted, planted.subsubtopic, [true]));
  await mountPage(branchOf(planted), { as: admin, planted: [planted, ofSubtopic, admin, student, ...practised] });
  const resets = resetsOf(page);
  await page.getByRole('button', { name: 'Sequence of Planted sub-topic' }).click();
  const notBegun = page.getByRole('dialog', { name: 'Planted sub-topic' });
  await expect(notBegun.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await expect(notBegun.getByRole('button', { name: 'Reset progress' })).toHaveCount(0);

  await page.keyboard.press('Escape');
  await open(page);
  await decline(page, resetButton(page), resetWords);
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '50');
  expect(resets()).toBe(0);

  await resetButton(page).click();
  await page.getByRole('dialog', { name: resetWords }).getByRole('button', { name: 'OK' }).click();
  await expect(paper(page).alert('Sequence Progress Reset')).toBeVisible();
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '0');
  await expect(resetButton(page)).toHaveCount(0);
  const { rows } = await db.query(`select user_id, state->>'at' as at from practice_progress order by at`);
  expect(rows).toEqual([
    { user_id: admin.account.id, at: 'new' },
    { user_id: student.account.id, at: 'question' },
  ]);
});

for (const [what, isSent] of [
  ['does not reset while an answer is not sent yet', false],
  ['changes nothing when the reset fails', true],
] as const) {
  test(`${what}, and shows an alert`, async ({ page, mountPage }) => {
    const planted = topicRows({ sequence: two });
    const admin = personRows('admin');
    const practised = practiceRows(admin, planted, planted.subsubtopic, [true]);
    const resets = resetsOf(page);
    await page.route(`**${isSent ? resetCall : saveCall}`, (route) =>
      isSent ? route.fulfill({ status: 500, json: { errors: ['The database is away.'] } }) : route.abort(),
    );
    await mountPage(planted.address, { as: admin, planted: [planted, admin, practised] });
    if (!isSent) {
      await paper(page).answer('Yes');
      await expect(paper(page).saved).toContainText('Saved on this device');
    }
    await paper(page).back.click();
    await resetButton(page).click();
    if (isSent) await page.getByRole('dialog', { name: resetWords }).getByRole('button', { name: 'OK' }).click();
    await expect(paper(page).alert(isSent ? /The database is away/ : /still on their way/)).toBeVisible();
    await expect(page.getByRole('dialog', { name: resetWords })).toHaveCount(0);
    await expect(resetButton(page)).toBeEnabled();
    await expect(paper(page).alert('Sequence Progress Reset')).toHaveCount(0);
    if (isSent) await expect(bar(page)).toHaveAttribute('aria-valuenow', '50');
    expect(resets()).toBe(isSent ? 1 : 0);
  });
}
