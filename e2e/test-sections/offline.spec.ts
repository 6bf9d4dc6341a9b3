import { createHash } from 'node:crypto';
import { yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { readProgress, satTest, testSectionPageOf, typedQuestion } from '../support/test-section.ts';

test.use({ serviceWorkers: 'allow' });

/** Without a network, with the service worker, through reloads. */
test('a whole section is taken and submitted offline from its first question on, through a reload, and arrives once', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const exam = satTest();
  const { address, questions } = exam.test('MathNoCalc', 'mock');
  const testPage = testSectionPageOf(page);
  await mountPage(address, { as: 'student', planted: exam });
  await expect(page.getByText('Ready without a network', { exact: true })).toBeVisible();
  // The service worker controls the page, and the section is stored.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await testPage.begin();
  await page.context().setOffline(true);
  await testPage.choose('Yes');
  await testPage.next.click();
  await expect(testPage.alert('Answer Saved')).toBeVisible();
  await expect(testPage.saved).toHaveText('Saved on this device');
  await expect(page.getByText('You are offline. Your answers are kept here')).toBeVisible();
  await page.reload();
  await expect(testPage.number).toHaveText('Question 2');
  await testPage.choose('Yes');
  await testPage.mark.click();
  await testPage.next.click();
  await testPage.freeResponse.pressSequentially('12');
  await testPage.submitTest.click();
  await expect(page.getByText('1 is marked uncertain.')).toBeVisible();
  await testPage.ok.click();
  await expect(page.getByRole('heading', { name: 'Submitted on this device.' })).toBeVisible();
  await expect(testPage.submitTest).toBeDisabled();
  await expect(testPage.alert('Test submitted')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Submitted on this device.' })).toBeVisible();

  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname.replace(/^\/api/, ''));
  });
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(testPage.alert('Test submitted')).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(`${app.learner}/home/sats?sat=${exam.id}&area=mock`);
  const progress = await readProgress(page, app, exam);
  expect(progress).toMatchObject({ submitted: true, math_score: 3, question_count: 3, attempt: 1 });
  expect(progress.entries.map(({ questionId }) => questionId).toSorted()).toEqual([...questions].toSorted());
  // Answers are sent first, the submission last and once.
  const progressPosts = posts.filter((path) => path.startsWith('/user_sat_test_progresses'));
  expect(progressPosts.at(-1)).toBe('/user_sat_test_progresses/submit');
  expect(progressPosts.filter((path) => path.endsWith('/submit'))).toHaveLength(1);
  const { rows } = await db.query(
    `select from practice_events where kind = 'answered' and reference_type = 'HomeSatMockTestQuestion'`,
  );
  expect(rows).toHaveLength(3);
});

/** Two browsers, one of them without a network. */
test('a section submitted on two devices is submitted once, and both show it', async ({
  page,
  app,
  mountPage,
  anotherBrowser,
}) => {
  const exam = satTest();
  const { address } = exam.test('MathNoCalc', 'mock');
  const testPage = testSectionPageOf(page);
  const student = await mountPage(address, { as: 'student', planted: exam });
  await testPage.begin();
  await testPage.choose('Yes');
  await expect(testPage.saved).toHaveText('Saved');
  await page.context().setOffline(true);
  await testPage.submitTest.click();
  await testPage.ok.click();
  await expect(page.getByRole('heading', { name: 'Submitted on this device.' })).toBeVisible();
  const other = await (await anotherBrowser()).newPage();
  await mountPage(address, { as: student, page: other });
  await testSectionPageOf(other).mapButton(2).click();
  await testSectionPageOf(other).choose('Yes');
  await testSectionPageOf(other).submitTest.click();
  await testSectionPageOf(other).ok.click();
  await expect(testSectionPageOf(other).alert('Test submitted')).toBeVisible();
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(testPage.alert('Test submitted')).toBeVisible({ timeout: 20_000 });
  expect(await readProgress(page, app, exam)).toMatchObject({ submitted: true, math_score: 2, attempt: 1 });
});

/** A picture that is loaded before the network is gone. */
test('a picture that could not be loaded is reported before the section starts, can be loaded again, and is shown offline', async ({
  page,
  db,
  mountPage,
}) => {
  const sha256 = createHash('sha256').update(onePixel).digest('hex');
  const picture = `/media/${sha256}.png`;
  const exam = satTest([
    { text: 'First?', choices: yesOrNo },
    { text: 'With a picture?', choices: yesOrNo, picture },
    typedQuestion,
  ]);
  const testPage = testSectionPageOf(page);
  await mountPage(exam.test('MathNoCalc', 'mock').address, { as: 'student', planted: exam });
  const pictureNotice = page.getByText('1 picture could not be loaded. Without a network you will not see it.');
  await expect(pictureNotice).toBeVisible();
  await db.query(`insert into media (sha256, extension, width, height, bytes) values ($1, 'png', 1, 1, $2)`, [
    sha256,
    onePixel,
  ]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Ready without a network', { exact: true })).toBeVisible();
  await expect(pictureNotice).toHaveCount(0);
  await testPage.begin();
  await page.context().setOffline(true);
  await testPage.next.click();
  await expect(page.getByText('With a picture?')).toBeVisible();
  const pictureShown = page.getByRole('main').getByRole('img', { name: 'A picture' });
  await expect.poll(() => pictureShown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
});

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
