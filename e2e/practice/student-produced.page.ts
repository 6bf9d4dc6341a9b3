import { topicRows } from '../support/planting.ts';
import { answersOf, expect, questionPageOf, test } from '../support/question-page.ts';
import { readProgress, satTest, testSectionPageOf } from '../support/test-section.ts';

const kind = 'student-produced';
const toB = { right: { question: 'b' }, wrong: { question: 'b' } };
const planted = topicRows({
  sequence: { a: { accepts: '2/3', kind, ...toB }, b: { accepts: '-0.5', kind } },
});

test('a student-produced response is answered by keyboard alone: refused characters, a preview, a format error, the verdict', async ({
  page,
  db,
  mountPage,
}) => {
  const { email } = await mountPage(planted.address, { as: 'student', planted });
  const { check, freeResponse, next, saved, alert } = questionPageOf(page);
  const message = page.getByRole('main').locator('p[role=status]').first();
  await expect(freeResponse).toBeVisible();
  while (!(await freeResponse.evaluate((field) => field === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.type('x2');
  await expect(freeResponse).toHaveValue('2');
  await page.keyboard.type('x');
  await expect(message).toHaveText('Only digits, a point, a fraction bar and a minus can be typed here.');
  await page.keyboard.type('/');
  await expect(message).toHaveText('');
  await page.keyboard.press('Enter');
  await expect(message).toHaveText('Type a number such as 12, -0.5 or 3/4.');
  await expect(freeResponse).toHaveAttribute('aria-invalid', 'true');
  await expect(check).toBeEnabled();
  await page.keyboard.type('3');
  await expect(freeResponse).toHaveAccessibleDescription('Answer preview: 2 over 3');
  await page.keyboard.press('Enter');
  await expect(alert('Correct Answer')).toBeVisible();
  await expect(freeResponse).toHaveAttribute('readonly');
  await page.keyboard.press('Enter');
  await expect(check).toBeDisabled();

  // The same incomplete text twice is recorded, and is wrong (Q112).
  await freeResponse.fill('-.');
  await check.click();
  await expect(message).toHaveText('Type a number such as 12, -0.5 or 3/4.');
  await check.click();
  await expect(alert('Incorrect Answer')).toBeVisible();
  await expect(page.getByRole('main').getByText('minus 0.5')).toBeAttached();
  await expect(next).toBeHidden();
  await expect(saved).toHaveText('Saved');
  expect(await answersOf(db, email)).toMatchObject([
    { given: { text: '2/3' }, is_correct: true },
    { given: { text: '-.' }, is_correct: false },
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('it is answered by touch, with keys for what the numeric keyboard lacks', async ({ page, db, mountPage }) => {
    const { email } = await mountPage(planted.address, { as: 'student', planted });
    const { check, freeResponse, next, saved } = questionPageOf(page);
    await expect(freeResponse).toHaveAttribute('inputmode', 'numeric');
    await freeResponse.tap();
    await page.keyboard.type('4');
    await page.getByRole('button', { name: 'Fraction bar' }).tap();
    await page.keyboard.type('6');
    await page.getByRole('button', { name: 'Minus' }).tap();
    await expect(page.getByText('A minus can only be in front.')).toBeVisible();
    await expect(freeResponse).toHaveValue('4/6');
    await expect(freeResponse).toBeFocused();
    const summary = page.getByText('How to type an answer');
    expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await summary.tap();
    await expect(page.getByText('Mixed number')).toBeVisible();
    await check.tap();
    await expect(next).toBeVisible();
    await expect(saved).toHaveText('Saved');
    expect(await answersOf(db, email)).toMatchObject([{ given: { text: '4/6' }, is_correct: true }]);
  });
});

test('in a test section it has a hint and no key, and the review has the accepted value', async ({
  page,
  app,
  mountPage,
}) => {
  const exam = satTest([
    { accepts: '7/9', kind },
    { accepts: '12', kind },
  ]);
  const { address, questions } = exam.test('MathNoCalc', 'mock');
  const testPage = testSectionPageOf(page);
  const replies: string[] = [];
  page.on('response', async (response) => {
    if (/api/.test(response.url())) replies.push(await response.text().catch(() => ''));
  });
  await mountPage(address, { as: 'student', planted: exam });
  await testPage.begin();
  await testPage.freeResponse.pressSequentially('7/');
  await expect(page.getByText('Type a number such as 12, -0.5 or 3/4.')).toBeVisible();
  await testPage.freeResponse.pressSequentially('8x');
  await expect(testPage.freeResponse).toHaveValue('7/8');
  await expect(page.getByText('Only digits, a point, a fraction bar and a minus can be typed here.')).toBeVisible();
  await expect
    .poll(async () => (await readProgress(page, app, exam)).entries.find((one) => one.questionId === questions[0]))
    .toMatchObject({ freeResponseGivenAnswer: '7/8' });
  await testPage.next.click();
  await expect(testPage.freeResponse).toHaveValue('');
  expect(replies.join('\n')).not.toContain('7/9');
  await testPage.freeResponse.fill('12.0');
  await testPage.submitTest.click();
  await testPage.ok.click();
  // The list that the submission leads to names the missed question.
  const end = page.getByRole('region', { name: /^Test section submitted/ });
  await end.getByRole('button', { name: 'Question 1' }).click();
  await expect(testPage.freeResponse).toHaveValue('7/8');
  await expect(page.getByRole('main').getByText('7 over 9')).toBeAttached();
});

test('a question of a kind that the page does not know takes no answer, and offers the new version', async ({
  page,
  db,
  mountPage,
}) => {
  await page.route('**/api/question*', async (route) => {
    const reply = await route.fetch();
    const text = await reply.text();
    await route.fulfill({ response: reply, body: text.replaceAll('"kind":"student-produced"', '"kind":"sketch"') });
  });
  const mixed = topicRows({
    sequence: {
      a: { choices: [{ text: 'Yes', right: true }, { text: 'No' }], ...toB },
      b: { accepts: '2/3', kind },
    },
  });
  const { email } = await mountPage(mixed.address, { as: 'student', planted: mixed });
  const { check, answer, next, saved, freeResponse } = questionPageOf(page);
  await answer('Yes');
  await next.click();
  await expect(page.getByText('A new version is ready. This question needs it.')).toBeVisible();
  await expect(freeResponse).toHaveCount(0);
  await page.keyboard.press('a');
  await expect(check).toBeDisabled();
  await expect(saved).toHaveText('Saved');
  await page.unroute('**/api/question*');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Load the new version' }).click();
  await loaded;
  // The version that knows the kind continues at the same question.
  await freeResponse.fill('2/3');
  await check.click();
  await expect(saved).toHaveText('Saved');
  expect((await answersOf(db, email)).map(({ is_correct }) => is_correct)).toEqual([true, true]);
});
