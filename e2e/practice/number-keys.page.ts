import { topicRows } from '../support/planting.ts';
import { answersOf, expect, questionPageOf, test } from '../support/question-page.ts';
import { satTest, testSectionPageOf, typedQuestion } from '../support/test-section.ts';

const link = { wrong: { question: 'b' }, right: { question: 'b' } };
const planted = topicRows({ sequence: { a: { accepts: '-3/4', ...link }, b: { accepts: 'x + 3' } } });
const keys = ['Minus', 'Point', 'Fraction bar'];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a numeric answer has keys for minus, point and fraction that type at the caret, above the numeric keyboard [PRC-003]', async ({
    page,
    db,
    mountPage,
  }) => {
    const { email } = await mountPage(planted.address, { as: 'student', planted });
    const { check, freeResponse, next, saved } = questionPageOf(page);
    const keyButton = (name: string) => page.getByRole('group', { name: 'Keys' }).getByRole('button', { name });
    await expect(freeResponse).toHaveAttribute('inputmode', 'numeric');
    for (const name of keys) {
      const box = await keyButton(name).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    }
    // The first tap on a key focuses the field, which keeps the focus.
    await keyButton('Minus').tap();
    await expect(freeResponse).toBeFocused();
    await page.keyboard.type('34');
    await page.keyboard.press('ArrowLeft');
    await keyButton('Fraction bar').tap();
    await expect(freeResponse).toHaveValue('-3/4');
    await check.tap();
    await expect(page.getByRole('group', { name: 'Keys' })).toHaveCount(0);
    await expect(saved).toHaveText('Saved');
    expect(await answersOf(db, email)).toMatchObject([{ given: { text: '-3/4' }, is_correct: true }]);
    // An answer with letters gets the normal keyboard.
    await next.tap();
    await expect(check).toBeDisabled();
    await expect(freeResponse).toBeVisible();
    await expect(freeResponse).not.toHaveAttribute('inputmode');
    await expect(page.getByRole('group', { name: 'Keys' })).toHaveCount(0);
  });

  test('a character typed by a key can be deleted by the keyboard', async ({ page, mountPage }) => {
    await mountPage(planted.address, { as: 'student', planted });
    const { check, freeResponse } = questionPageOf(page);
    await page.getByRole('button', { name: 'Minus' }).tap();
    await expect(check).toBeEnabled();
    await page.keyboard.press('Backspace');
    await expect(freeResponse).toHaveValue('');
    await expect(check).toBeDisabled();
  });

  test('a numeric answer in a test section has the keys too, although the page does not know its right answer', async ({
    page,
    mountPage,
  }) => {
    const exam = satTest([typedQuestion, { text: 'Which word?', accepts: 'its' }]);
    const testPage = testSectionPageOf(page);
    await mountPage(exam.test('MathNoCalc', 'mock').address, { as: 'student', planted: exam });
    await testPage.begin();
    await testPage.freeResponse.fill('12');
    await page.getByRole('button', { name: 'Point' }).tap();
    await page.keyboard.type('0');
    await expect(testPage.freeResponse).toHaveValue('12.0');
    await testPage.next.tap();
    await expect(page.getByText('Which word?')).toBeVisible();
    await expect(testPage.freeResponse).not.toHaveAttribute('inputmode');
  });
});

test('with a mouse there are no keys', async ({ page, mountPage }) => {
  await mountPage(planted.address, { as: 'student', planted });
  await expect(questionPageOf(page).freeResponse).not.toHaveAttribute('inputmode');
  await expect(page.getByRole('group', { name: 'Keys' })).toHaveCount(0);
});
