import { personRows } from '@fourfold/server/testing/fixtures/person';
import { mustHave } from '@fourfold/server/testing/fixtures/question';
import type { Locator, Page } from '@playwright/test';
import { navigateTo } from '../practice/navigation.ts';
import { examRows, practiceRows, topicRows, withValues } from '../support/planting.ts';
import { expect, questionPageOf, saveAnswerPath, test } from '../support/question-page.ts';
import { twoQuestions } from './topic-fixtures.ts';

const restartQuestion = 'Are you sure you want to restart the sequence? Your progress will be reset as well.';
const resetQuestion = 'Are you sure, you want to Reset your Progress for this Sequence?';
const resetCall = '/user_progresses/reset_user_progress';

/** Path of the Math list with a branch expanded, which contains the row of the sequence. */
const branchPath = ({ topic, subtopic }: { topic: string; subtopic: string }) =>
  `/home/math?topic=${topic}&subtopic=${subtopic}`;
const openPopup = (page: Page) => page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
const popupOf = (page: Page) => page.getByRole('dialog', { name: 'Planted sequence' });
const progressBar = (page: Page) => popupOf(page).getByRole('progressbar');
const resetButton = (page: Page) => popupOf(page).getByRole('button', { name: 'Reset progress' });

/** Cancels a confirmation by button, by key and by a click outside. */
async function decline(page: Page, openerButton: Locator, text: string) {
  const question = page.getByRole('dialog', { name: text });
  for (const cancelQuestion of [
    () => question.getByRole('button', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(8, 8),
  ]) {
    await openerButton.click();
    await expect(question.getByRole('heading')).toHaveText(text);
    await cancelQuestion();
    await expect(question).toBeHidden();
    await expect(openerButton).toBeFocused();
  }
}

/** Returns a function that counts the resets from now on. */
function countResets(page: Page): () => number {
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
  const exam = examRows({
    topics: { half: { section, sequence: twoQuestions }, whole: { section, sequence: twoQuestions } },
  });
  const [half, whole] = [mustHave(exam.topic.half), mustHave(exam.topic.whole)];
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

  await navigateTo(page, whole.popup);
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
  const planted = topicRows({ sequence: twoQuestions });
  const student = personRows('student');
  const practised = practiceRows(student, planted, planted.subsubtopic, [true, true]);
  await mountPage(branchPath(planted), { as: student, planted: [planted, student, practised] });
  const resets = countResets(page);
  // Alerts are shown in the dialog too, while it is open.
  const restart = popupOf(page).getByRole('button', { name: 'Restart', exact: true });
  await openPopup(page);
  await decline(page, restart, restartQuestion);
  await expect(progressBar(page)).toHaveAttribute('aria-valuenow', '100');
  expect(resets()).toBe(0);

  await restart.click();
  await page.getByRole('dialog', { name: restartQuestion }).getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(app.learner + planted.address);
  await expect(questionPageOf(page).alert('Sequence Restart')).toBeVisible();
  await expect(page.getByText('First?')).toBeVisible();
  expect(resets()).toBe(1);

  await questionPageOf(page).back.click();
  await expect(progressBar(page)).toHaveAttribute('aria-valuenow', '0');
  await expect(restart).toHaveCount(0);
  await popupOf(page).getByRole('link', { name: 'Sequence' }).click();
  await questionPageOf(page).answer('Yes');
  await expect(questionPageOf(page).next).toBeVisible();
});

test('offers an admin with progress a reset, asks before it, and clears only that admin’s progress [SEQ-020, SEQ-021, NAV-010]', async ({
  page,
  db,
  mountPage,
}) => {
  const planted = topicRows({ sequence: twoQuestions });
  const subtopicSequence = withValues(topicRows({ level: 'subtopic', sequence: twoQuestions }), 'questions', {
    parent_id: planted.subtopic,
  });
  const [admin, student] = [personRows('admin'), personRows('student')];
  const practised = [admin, student].map((person) => practiceRows(person, planted, planted.subsubtopic, [true]));
  await mountPage(branchPath(planted), {
    as: admin,
    planted: [planted, subtopicSequence, admin, student, ...practised],
  });
  const resets = countResets(page);
  await page.getByRole('button', { name: 'Sequence of Planted sub-topic' }).click();
  const notStartedPopup = page.getByRole('dialog', { name: 'Planted sub-topic' });
  await expect(notStartedPopup.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await expect(notStartedPopup.getByRole('button', { name: 'Reset progress' })).toHaveCount(0);

  await page.keyboard.press('Escape');
  await openPopup(page);
  await decline(page, resetButton(page), resetQuestion);
  await expect(progressBar(page)).toHaveAttribute('aria-valuenow', '50');
  expect(resets()).toBe(0);

  await resetButton(page).click();
  await page.getByRole('dialog', { name: resetQuestion }).getByRole('button', { name: 'OK' }).click();
  await expect(questionPageOf(page).alert('Sequence Progress Reset')).toBeVisible();
  await expect(progressBar(page)).toHaveAttribute('aria-valuenow', '0');
  await expect(resetButton(page)).toHaveCount(0);
  const { rows } = await db.query(`select user_id, state->>'at' as at from practice_progress order by at`);
  expect(rows).toEqual([
    { user_id: admin.account.id, at: 'new' },
    { user_id: student.account.id, at: 'question' },
  ]);
});

for (const [description, isSent] of [
  ['does not reset while an answer is not sent yet', false],
  ['changes nothing when the reset fails', true],
] as const) {
  test(`${description}, and shows an alert`, async ({ page, mountPage }) => {
    const planted = topicRows({ sequence: twoQuestions });
    const admin = personRows('admin');
    const practised = practiceRows(admin, planted, planted.subsubtopic, [true]);
    const resets = countResets(page);
    await page.route(`**${isSent ? resetCall : saveAnswerPath}`, (route) =>
      isSent ? route.fulfill({ status: 500, json: { errors: ['The database is away.'] } }) : route.abort(),
    );
    await mountPage(planted.address, { as: admin, planted: [planted, admin, practised] });
    if (!isSent) {
      await questionPageOf(page).answer('Yes');
      await expect(questionPageOf(page).saved).toContainText('Saved on this device');
    }
    await questionPageOf(page).back.click();
    await resetButton(page).click();
    if (isSent) await page.getByRole('dialog', { name: resetQuestion }).getByRole('button', { name: 'OK' }).click();
    await expect(questionPageOf(page).alert(isSent ? /The database is away/ : /still on their way/)).toBeVisible();
    await expect(page.getByRole('dialog', { name: resetQuestion })).toHaveCount(0);
    await expect(resetButton(page)).toBeEnabled();
    await expect(questionPageOf(page).alert('Sequence Progress Reset')).toHaveCount(0);
    if (isSent) await expect(progressBar(page)).toHaveAttribute('aria-valuenow', '50');
    expect(resets()).toBe(isSent ? 1 : 0);
  });
}
