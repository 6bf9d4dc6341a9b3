import type { Page } from '@playwright/test';
import { topicRows } from '../support/planting.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';
import { actTest, satTest, testSectionPageOf } from '../support/test-section.ts';
import { choices } from './practice-fixtures.ts';

const paragraph = 'A pasture that anyone may use, it has long been argued, will be ruined by everyone. '.repeat(6);
const passage = Array.from({ length: 8 }, (_, at) => `${at + 1}. ${paragraph}`);
const otherPassage = ['Another text.', ...passage];
const bothLinksTo = (question: string) => ({ right: { question }, wrong: { question } });
const planted = topicRows({
  kind: 'reading',
  sequence: {
    a: { passage, text: 'First?', choices, explain: 'Because.', ...bothLinksTo('b') },
    b: { passage, text: 'Second?', choices, ...bothLinksTo('c') },
    c: { passage: otherPassage, text: 'Third?', choices, ...bothLinksTo('d') },
    d: { text: 'Fourth?', choices },
  },
});

/** Page object of the two sheets. */
function passageSheetsOf(page: Page) {
  const sheet = (name: string) => page.getByRole('group', { name: 'Sheets' }).getByRole('button', { name });
  return {
    text: page.getByRole('region', { name: 'Passage' }),
    toPassage: sheet('Passage'),
    toQuestion: sheet('Question'),
    /** Scroll position of the passage, in its own box or of the page. */
    scrollPosition: (scroller: 'itself' | 'page') =>
      page.getByRole('region', { name: 'Passage' }).evaluate((one, scroller) => {
        return scroller === 'itself' ? one.scrollTop : scrollY;
      }, scroller),
  };
}

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1000, height: 700 } });

  test('a passage is next to its question, which is fully in view, and the two scroll separately', async ({
    page,
    mountPage,
  }) => {
    await mountPage(planted.address, { as: 'student', planted });
    const { check, choice, answer, next } = questionPageOf(page);
    const { text, toPassage, scrollPosition } = passageSheetsOf(page);
    await expect(text).toContainText('Written for a test.');
    await expect(text).not.toContainText('First?');
    await expect(toPassage).toBeHidden();
    await expect(choice('No')).toBeInViewport();
    await expect(check).toBeInViewport({ ratio: 1 });
    const [left, right] = [await text.boundingBox(), await page.getByText('First?').boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
    // Every fifth line is numbered here as well.
    await expect(text.getByText('15', { exact: true })).toBeAttached();

    await text.hover();
    await page.mouse.wheel(0, 500);
    await expect.poll(() => scrollPosition('itself')).toBe(500);
    expect(await scrollPosition('page')).toBe(0);
    // The verdict keeps the scroll position, and so does the next question about the same passage.
    await answer('Yes');
    await next.click();
    await expect(page.getByText('Second?')).toBeVisible();
    expect(await scrollPosition('itself')).toBe(500);
    await answer('Yes');
    await next.click();
    await expect(text).toContainText('Another text.');
    expect(await scrollPosition('itself')).toBe(0);
    await answer('Yes');
    await next.click();
    await expect(page.getByText('Fourth?')).toBeVisible();
    await expect(text).toHaveCount(0);
  });

  test('by keyboard the passage comes before its question and can be scrolled, and Enter and letters act on the question', async ({
    page,
    mountPage,
  }) => {
    await mountPage(planted.address, { as: 'student', planted });
    const { check, choice, next } = questionPageOf(page);
    const { text, scrollPosition } = passageSheetsOf(page);
    await expect(text).toBeVisible();
    await text.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => scrollPosition('itself')).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    await expect(choice('Yes')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(text).toBeFocused();
    await page.keyboard.press('b');
    await expect(choice('No')).toBeChecked();
    await expect(check).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(next).toBeVisible();
  });

  test('passages are shown the same in a test section, on its page and in its dialog', async ({
    page,
    app,
    mountPage,
  }) => {
    const questions = [
      { passage, text: 'First?', choices },
      { passage, text: 'Second?', choices },
    ] as const;
    const [sat, act] = [satTest(questions), actTest(questions)];
    const at = testSectionPageOf(page);
    const { text } = passageSheetsOf(page);
    await mountPage(sat.test('MathNoCalc', 'mock').address, { as: 'student', planted: [sat, act] });
    for (const begin of [async () => {}, () => page.goto(app.learner + act.test('Mathematics', 'mock').address)]) {
      await begin();
      await at.begin();
      await text.hover();
      await page.mouse.wheel(0, 300);
      await expect.poll(() => passageSheetsOf(page).scrollPosition('itself')).toBe(300);
      const [left, right] = [await text.boundingBox(), await page.getByText('First?').boundingBox()];
      expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
      await at.next.click();
      await expect(page.getByText('Second?')).toBeVisible();
      expect(await passageSheetsOf(page).scrollPosition('itself')).toBe(300);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('passage and question are two sheets with a button between them, and each keeps its scroll position', async ({
    page,
    mountPage,
  }) => {
    await mountPage(planted.address, { as: 'student', planted });
    const { check, choice, next } = questionPageOf(page);
    const { text, toPassage, toQuestion, scrollPosition } = passageSheetsOf(page);
    // The passage is shown first.
    await expect(toPassage).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('First?')).toBeHidden();
    await page.evaluate(() => scrollTo(0, 900));
    await expect(toQuestion).toBeInViewport({ ratio: 1 });
    await toQuestion.tap();
    await expect(text).toBeHidden();
    await expect(page.getByText('First?')).toBeInViewport();
    await toPassage.tap();
    await expect.poll(() => scrollPosition('page')).toBe(900);
    await toQuestion.tap();
    await choice('Yes').check({ force: true });
    // Check opens the question's sheet, which shows the verdict.
    await toPassage.tap();
    await expect(check).toBeInViewport({ ratio: 1 });
    await check.tap();
    await expect(toQuestion).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Because.')).toBeVisible();
    // The next question about the same passage opens on the question sheet; the passage keeps its
    // scroll position.
    await next.tap();
    await expect(page.getByText('Second?')).toBeInViewport();
    await expect(text).toBeHidden();
    await toPassage.tap();
    await expect.poll(() => scrollPosition('page')).toBe(900);
    await toQuestion.tap();
    await questionPageOf(page).answer('Yes');
    await next.tap();
    await expect(text).toContainText('Another text.');
    expect(await scrollPosition('page')).toBe(0);
    await toQuestion.tap();
    await questionPageOf(page).answer('Yes');
    await next.tap();
    await expect(page.getByText('Fourth?')).toBeVisible();
    await expect(toPassage).toHaveCount(0);
  });

  test('passages are shown the same in the dialog of a test section', async ({ page, mountPage }) => {
    const exam = actTest([
      { passage, text: 'First?', choices },
      { passage, text: 'Second?', choices },
    ]);
    const at = testSectionPageOf(page);
    const { text, toPassage, toQuestion } = passageSheetsOf(page);
    await mountPage(exam.test('Mathematics', 'mock').address, { as: 'student', planted: exam });
    await at.begin();
    await expect(text).toBeVisible();
    await expect(page.getByText('First?')).toBeHidden();
    await toQuestion.tap();
    await expect(page.getByText('First?')).toBeVisible();
    await at.next.tap();
    await expect(page.getByText('Second?')).toBeVisible();
    await expect(text).toBeHidden();
    await toPassage.tap();
    await expect(text).toBeVisible();
  });
});
