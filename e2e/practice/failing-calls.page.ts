import { mustHave } from '@fourfold/server/testing/fixtures/question';
import { examRows, topicRows } from '../support/planting.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';
import { navigateTo } from './navigation.ts';
import { choices, sequenceThroughSet } from './practice-fixtures.ts';

const failure = { status: 500, json: { errors: ['Something went wrong'] } };

test('shows an error if any call for the questions fails, and Try again loads them', async ({ page, mountPage }) => {
  const topic = topicRows(sequenceThroughSet);
  const subtopicContent = topicRows({ level: 'subtopic', sequence: { a: { choices } } });
  const exam = examRows({ topics: { a: { section: 'Reading', ...sequenceThroughSet } } });
  await page.clock.install();
  await mountPage('/home', { as: 'student', planted: [topic, subtopicContent, exam] });
  const failed = page.getByText('The questions could not be loaded.');
  for (const [address, call] of [
    [topic.address, 'question_subsubtopics?*'],
    [mustHave(exam.topic.a).address, 'sat_questions/*'],
    [topic.setAddress('one'), 'user_progresses/get_user_problemset_progress'],
    [`/topic/${subtopicContent.subtopic}/question`, 'tests/*/flow'],
  ] as const) {
    await page.route(`**/api/${call}`, (route) => route.fulfill(failure));
    await navigateTo(page, address);
    // The app retries twice, after some seconds.
    await expect(async () => {
      await page.clock.fastForward(2_000);
      await expect(failed, `${call} of ${address}`).toBeVisible({ timeout: 100 });
    }).toPass();
    await expect(page.getByText('Your answers are safe.')).toBeVisible();
    await page.unroute(`**/api/${call}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(questionPageOf(page).number).toHaveText('Question 1');
    await expect(page.getByRole('radio', { name: 'Yes' })).toBeEnabled();
  }
});

test('shows the question even if the sets next to it cannot be loaded', async ({ page, mountPage }) => {
  const planted = topicRows({ ...sequenceThroughSet, sequence: { a: { text: 'Start?', choices } } });
  for (const call of ['problem_sets?*', 'user_progresses/get_all_user_problemsets_progress']) {
    await page.route(`**/api/${call}`, (route) => route.fulfill({ ...failure, status: 400 }));
  }
  await mountPage(planted.address, { as: 'student', planted });
  await expect(page.getByText('Start?')).toBeVisible();
  await questionPageOf(page).answer('Yes');
  await expect(questionPageOf(page).saved).toHaveText('Saved');
});
