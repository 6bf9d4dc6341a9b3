import { readCachedCalls } from '../support/cached-calls.ts';
import { fillLogIn } from '../support/fixtures.ts';
import { personRows, topicRows, yesOrNo } from '../support/planting.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';

test.use({ serviceWorkers: 'allow' });

test('from the second question on the first run works without a network, through a reload and to its end', async ({
  page,
  app,
  db,
  context,
  mountPage,
}) => {
  const student = personRows('student', { isNew: true });
  const questions = ['one', 'two', 'three'].map((text) => ({ text: `${text}?`, choices: yesOrNo }));
  await mountPage('/', { planted: [student, topicRows({ sequence: {}, sets: { s: { title: 'Set', questions } } })] });
  await fillLogIn(page, student);
  await page.getByRole('button', { name: 'Save and see the first question' }).click();
  const { answer, next, saved, number } = questionPageOf(page);
  await answer('Yes');
  await next.click();
  await expect(saved).toHaveText('Saved');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect.poll(() => readCachedCalls(page)).toContain('GET /diagnostic');

  await context.setOffline(true);
  await page.reload();
  await expect(number).toHaveText('Question 2');
  await answer('No');
  await next.click();
  await answer('Yes');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).toHaveURL(`${app.learner}/home`);
  await expect(page.getByRole('region', { name: /^All questions answered/ })).toContainText('With a miss: Algebra.');
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('What is next could not be loaded.');

  await context.setOffline(false);
  await expect
    .poll(async () => (await db.query('select from practice_events where user_id = $1', [student.account.id])).rowCount)
    .toBe(3);
  await expect(page.getByRole('region', { name: 'Today' }).locator('[data-kind="primary"]')).toHaveCount(1);
});
