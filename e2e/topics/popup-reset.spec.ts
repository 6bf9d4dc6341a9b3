import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { answerByCall, completeByCall } from '../answering.ts';
import { plant, plantExam } from '../content.ts';
import { expect, paper, test } from '../practising.ts';
import { one, two } from './popup-content.ts';

const restartWords = 'Are you sure you want to restart the sequence? Your progress will be reset as well.';
const resetWords = 'Are you sure, you want to Reset your Progress for this Sequence?';

/** Three ways to decline a question, none of which does anything. */
const declining: ((page: Page, question: Locator) => Promise<void>)[] = [
  (_, question) => question.getByRole('button', { name: 'Cancel' }).click(),
  (page) => page.keyboard.press('Escape'),
  (page) => page.mouse.click(8, 8),
];

/** How often a call was made from here on. */
function counting(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(path)) count += 1;
  });
  return () => count;
}

test('offers Restart at 100 percent and not before, and closes Sequence then [SEQ-016] [SEQ-026]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await plantExam(db, {
    topics: {
      half: { section: 'Reading', position: 0, sequence: two },
      whole: { section: 'Reading', position: 1, sequence: one },
    },
  });
  const { half, whole } = exam.topic;
  await newStudent(page);
  const reference_type = 'HomeSatQuestionTopic';
  const about = (topic = half) => ({
    reference_type,
    reference_id: topic?.id ?? '',
    question_id: topic?.question.a ?? '',
  });
  await answerByCall(page, app, about());
  await completeByCall(page, app, about(whole));
  const popup = page.getByRole('dialog');
  const bar = popup.getByRole('progressbar');

  await page.goto(app.learner + half?.popup);
  await expect(bar).toHaveAttribute('aria-valuenow', '50');
  await expect(popup.getByRole('link', { name: 'Sequence' })).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Restart' })).toHaveCount(0);

  await page.goto(app.learner + whole?.popup);
  await expect(bar).toHaveAttribute('aria-valuenow', '100');
  await expect(popup.getByRole('button', { name: 'Sequence' })).toBeDisabled();
  await expect(popup.getByRole('link', { name: 'Sequence' })).toHaveCount(0);
  await expect(popup.getByRole('button', { name: 'Restart' })).toBeEnabled();
  await expectAccessible(page);
});

test('asks before it restarts, then resets and opens the sequence; declining does nothing [SEQ-017] [SEQ-018] [NAV-010]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const own = await plant(db, { sequence: one });
  await newStudent(page);
  await page.goto(app.learner + own.address);
  await paper(page).answer('Yes');
  await paper(page).submit.click();
  await expect(alertOf(page, 'Sequence Completed')).toBeVisible();

  const popup = page.getByRole('dialog', { name: 'Planted sequence' });
  const question = page.getByRole('dialog', { name: restartWords });
  const resets = counting(page, '/user_progresses/reset_user_progress');
  await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
  const restart = popup.getByRole('button', { name: 'Restart' });
  for (const decline of declining) {
    await restart.click();
    await expect(question.getByRole('heading')).toHaveText(restartWords);
    await decline(page, question);
    await expect(question).toBeHidden();
    await expect(popup.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    await expect(restart).toBeFocused();
  }
  expect(resets(), 'declining asks the server for nothing').toBe(0);
  await expect(alertOf(page, 'Sequence Restart')).toHaveCount(0);

  await restart.click();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(app.learner + own.address);
  await expect(alertOf(page, 'Sequence Restart')).toBeVisible();
  await expect(page.getByText('Where do you begin?')).toBeVisible();
  await expect(paper(page).check).toBeVisible();
  expect(resets()).toBe(1);

  await paper(page).back.click();
  await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
  await expect(popup.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await expect(popup.getByRole('button', { name: 'Restart' })).toHaveCount(0);
  await popup.getByRole('link', { name: 'Sequence' }).click();
  await paper(page).answer('Yes');
  await expect(paper(page).submit).toBeVisible();
});

for (const role of ['admin', 'super-admin']) {
  test(`clears the progress of ${role === 'admin' ? 'an' : 'a'} ${role} who asks for it, and of nobody else [SEQ-020] [SEQ-021] [NAV-010]`, async ({
    page,
    app,
    db,
    logIn,
    newStudent,
    anotherBrowser,
  }) => {
    const own = await plant(db, { sequence: two });
    const reference = { reference_type: 'HomeSubsubTopic', reference_id: own.subsubtopic };
    const student = await (await anotherBrowser()).newPage();
    await newStudent(student);
    await answerByCall(student, app, { ...reference, question_id: own.question.a ?? '' });
    await logIn(page, role);
    const at = `${app.learner}/home/math?topic=${own.topic}&subtopic=${own.subtopic}`;
    const open = async (on: Page) => {
      await on.goto(at);
      await on.getByRole('button', { name: 'Planted sequence', exact: true }).click();
      await expect(popup(on).getByRole('progressbar')).toBeVisible();
    };
    const popup = (on: Page) => on.getByRole('dialog', { name: 'Planted sequence' });
    const reset = popup(page).getByRole('button', { name: 'Reset progress' });
    const bar = popup(page).getByRole('progressbar');
    const question = page.getByRole('dialog', { name: resetWords });

    await open(page);
    await expect(reset, 'there is no progress').toHaveCount(0);
    await answerByCall(page, app, { ...reference, question_id: own.question.a ?? '' });
    await open(page);
    const resets = counting(page, '/user_progresses/reset_user_progress');
    for (const decline of declining) {
      await reset.click();
      await expect(question.getByRole('heading')).toHaveText(resetWords);
      await decline(page, question);
      await expect(question).toBeHidden();
      await expect(bar).toHaveAttribute('aria-valuenow', '50');
    }
    expect(resets(), 'declining asks the server for nothing').toBe(0);

    await reset.click();
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(alertOf(page, 'Sequence Progress Reset')).toBeVisible();
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
    await expect(reset).toHaveCount(0);
    await expect(popup(page), 'the popup stays').toBeVisible();
    await open(page);
    await expect(bar).toHaveAttribute('aria-valuenow', '0');

    await open(student);
    await expect(popup(student).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    await expect(popup(student).getByRole('button', { name: 'Reset progress' })).toHaveCount(0);
  });
}

test('does not reset what is still on its way, and says so', async ({ page, app, db, logIn }) => {
  const own = await plant(db, { sequence: two });
  await logIn(page, 'admin');
  await page.goto(app.learner + own.address);
  await paper(page).answer('Yes');
  await paper(page).next.click();
  await expect(paper(page).saved).toContainText('Saved');
  await page.route('**/save_user_questions_progress', (route) => route.abort());
  await paper(page).answer('Yes');
  await expect(paper(page).saved).toContainText('Saved on this device');
  await paper(page).back.click();
  await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
  const resets = counting(page, '/user_progresses/reset_user_progress');
  const reset = page.getByRole('dialog').getByRole('button', { name: 'Reset progress' });
  await reset.click();
  await expect(alertOf(page, /still on their way/)).toBeVisible();
  await expect(page.getByRole('dialog', { name: resetWords })).toHaveCount(0);
  expect(resets()).toBe(0);
});

test('says in a sentence that a reset failed, and changes nothing', async ({ page, app, db, logIn }) => {
  const own = await plant(db, { sequence: two });
  await logIn(page, 'admin');
  const reference = { reference_type: 'HomeSubsubTopic', reference_id: own.subsubtopic };
  await answerByCall(page, app, { ...reference, question_id: own.question.a ?? '' });
  await page.route('**/reset_user_progress', (route) =>
    route.fulfill({ status: 500, json: { errors: ['The database is away.'] } }),
  );
  await page.goto(`${app.learner}/home/math?topic=${own.topic}&subtopic=${own.subtopic}`);
  await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
  const popup = page.getByRole('dialog', { name: 'Planted sequence' });
  await popup.getByRole('button', { name: 'Reset progress' }).click();
  await page.getByRole('dialog', { name: resetWords }).getByRole('button', { name: 'OK' }).click();
  await expect(page.locator('[aria-live] button[title="Dismiss"]')).toHaveCount(1);
  await expect(popup.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  await expect(popup.getByRole('button', { name: 'Reset progress' })).toBeEnabled();
  await expect(alertOf(page, 'Sequence Progress Reset')).toHaveCount(0);
});
