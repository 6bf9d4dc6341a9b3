import { plant, plantExam, yesOrNo } from '../content.ts';
import { expect, test } from '../practising.ts';
import { twoQuestions } from './two-questions.ts';

// What goes wrong while a page of questions is open: nothing is lost, nothing counts twice, and the person is told.

const choices = yesOrNo;

test('a 500 from any one call of a page says so, loses nothing, and Try again goes on', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const planted = await plant(db, {
    sequence: { a: { text: 'Start?', choices } },
    sets: { one: twoQuestions },
  });
  const ofSubtopic = await plant(db, { level: 'subtopic', sequence: { a: { text: 'Start?', choices } } });
  const exam = await plantExam(db, {
    topics: { a: { section: 'Reading', sequence: { a: { text: 'Start?', choices } } } },
  });
  await newStudent(page);
  const pages: Record<string, readonly string[]> = {
    [planted.address]: ['subsubtopics/*', 'question_subsubtopics?*', 'user_progresses/get_user_progress'],
    [exam.topic.a?.address ?? '']: ['sat_questions/*', 'questions?*', 'user_progresses/get_user_progress'],
    [planted.setAddress('one')]: [
      'problem_sets/*',
      'problemset_questions?*',
      'user_progresses/get_user_problemset_progress',
      'subsubtopics/*',
    ],
    [`/topic/${ofSubtopic.subtopic}/question`]: ['subtopics/*', 'questions?*'],
  };
  for (const [address, calls] of Object.entries(pages)) {
    for (const call of calls) {
      await page.evaluate(() => indexedDB.deleteDatabase('fourfold.replies'));
      await page.route(`**/api/${call}`, (route) =>
        route.fulfill({ status: 500, json: { errors: ['Something went wrong'] } }),
      );
      await page.goto(app.learner + address);
      await expect(page.getByText('The questions could not be loaded.'), `${call} of ${address}`).toBeVisible({
        timeout: 20_000,
      });
      await expect(page.getByText('Your answers are safe.')).toBeVisible();
      await page.unroute(`**/api/${call}`);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Yes' })).toBeEnabled();
    }
  }
});

test('the sets beside a question may fail: the question is there all the same', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const planted = await plant(db, { sequence: { a: { text: 'Start?', choices } }, sets: { one: twoQuestions } });
  await newStudent(page);
  for (const call of ['problem_sets?*', 'user_progresses/get_all_user_problemsets_progress']) {
    await page.route(`**/api/${call}`, (route) =>
      route.fulfill({ status: 500, json: { errors: ['Something went wrong'] } }),
    );
    await page.goto(app.learner + planted.address);
    await expect(page.getByText('Start?')).toBeVisible({ timeout: 20_000 });
    await page.unroute(`**/api/${call}`);
  }
});
