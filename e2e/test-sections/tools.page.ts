import { expectAccessible } from '../support/accessible.ts';
import { yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { readProgress, satTest, testSectionPageOf, typedQuestion } from '../support/test-section.ts';
import { toolsOf } from '../support/tools.ts';

const passage = ['Bats hunt at night, and they find their way by sound.', 'Owls see well. '.repeat(30)];
const exam = () =>
  satTest([
    { passage, text: 'What do bats do at night?', choices: yesOrNo },
    { passage, text: 'What do owls do?', choices: yesOrNo },
  ]);

test('text is highlighted and noted, found again after a reload and in the review [Q337]', async ({
  page,
  app,
  mountPage,
}) => {
  const planted = exam();
  const { address } = planted.test('MathNoCalc', 'mock');
  const testPage = testSectionPageOf(page);
  const tools = toolsOf(page);
  await mountPage(address, { as: 'student', planted });
  await testPage.begin();
  await tools.select('Bats hunt');
  await tools.toolbar.getByRole('button', { name: 'Green' }).click();
  await expect(tools.toolbar).toHaveCount(0);
  await expect.poll(() => tools.highlighted('green')).toEqual(['Bats hunt']);
  await tools.select('bats do');
  await tools.toolbar.getByRole('button', { name: 'Note' }).click();
  await tools.toolbar.getByRole('textbox', { name: 'Note' }).fill('They hunt.');
  await tools.toolbar.getByRole('button', { name: 'Save note' }).click();
  await expect.poll(() => tools.highlighted('noted')).toEqual(['bats do']);
  // The highlight of a passage is shown at each question about it; that of a question is not.
  await testPage.next.click();
  await expect(testPage.number).toHaveText('Question 2');
  await expect.poll(() => tools.highlighted('green')).toEqual(['Bats hunt']);
  expect(await tools.highlighted('noted')).toEqual([]);
  await testPage.previous.click();
  await expect
    .poll(async () => (await readProgress(page, app, planted)).entries[0])
    .toMatchObject({
      annotations: [
        { part: 'passage', quote: 'Bats hunt', style: 'green', note: '' },
        { part: 'question', quote: 'bats do', style: 'yellow', note: 'They hunt.' },
      ],
    });
  await page.reload();
  await expect.poll(() => tools.highlighted('yellow')).toEqual(['bats do']);
  await tools.open('Highlights and notes');
  await expect(tools.notes).toContainText('They hunt.');
  await tools.notes.getByRole('listitem').first().getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => tools.highlighted('green')).toEqual([]);
  await page.keyboard.press('Escape');
  await testPage.submitTest.click();
  await testPage.ok.click();
  await expect(testPage.alert('Test submitted')).toBeVisible();
  await page.goto(app.learner + address);
  await expect.poll(() => tools.highlighted('yellow')).toEqual(['bats do']);
  await page.keyboard.press('n');
  await expect(tools.notes).toContainText('They hunt.');
  await expect(tools.notes.getByRole('button', { name: 'Remove' })).toHaveCount(0);
});

test('words are chosen and highlighted by keyboard alone [Q337]', async ({ page, mountPage }) => {
  const planted = exam();
  await mountPage(planted.test('MathNoCalc', 'mock').address, { as: 'student', planted });
  const testPage = testSectionPageOf(page);
  const tools = toolsOf(page);
  await testPage.begin();
  await expect(tools.button).toBeVisible();
  await page.keyboard.press('m');
  await expect.poll(() => tools.highlighted('chosen')).toEqual(['Bats']);
  for (const key of ['ArrowRight', 'Enter', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect.poll(() => tools.highlighted('chosen')).toEqual(['hunt at night,']);
  await page.keyboard.press('Enter');
  await expect(tools.toolbar.getByRole('button', { name: 'Yellow' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => tools.highlighted('pink')).toEqual(['hunt at night,']);
  // The mode goes on; the next line is one key away, and letters choose no answer.
  await expect(page.getByRole('application', { name: 'Highlight words' })).toBeFocused();
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await expect.poll(() => tools.highlighted('chosen')).toEqual([]);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  // Selected text: the key goes to its buttons.
  await tools.select('find their way');
  await page.keyboard.press('m');
  await page.keyboard.press('Enter');
  await expect.poll(() => tools.highlighted('yellow')).toEqual(['find their way']);
});

const sentence = 'The function is defined for all real numbers. ';
const reading = () =>
  satTest([
    { passage: [sentence.repeat(12), sentence.repeat(12)], text: sentence.repeat(3), choices: yesOrNo },
    { text: 'Second?', choices: yesOrNo },
  ]);

test('the line reader and the list of shortcuts open and close with their keys [Q337]', async ({ page, mountPage }) => {
  const planted = reading();
  await mountPage(planted.test('MathNoCalc', 'mock').address, { as: 'student', planted });
  const testPage = testSectionPageOf(page);
  await testPage.begin();
  await expect(toolsOf(page).button).toBeVisible();
  const reader = page.getByRole('dialog', { name: 'Line reader' });
  await page.keyboard.press('l');
  await expect(reader).toBeFocused();
  const top = async () => (await reader.boundingBox())?.y ?? 0;
  const before = await top();
  await page.keyboard.press('ArrowDown');
  // By one line.
  expect(Math.round((await top()) - before)).toBe(30);
  const height = (await reader.boundingBox())?.height ?? 0;
  await page.keyboard.press('3');
  await expect.poll(async () => Math.round(((await reader.boundingBox())?.height ?? 0) - height)).toBe(60);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const title of [
    'Choose an answer',
    'Next question',
    'Line reader',
    'Text size',
    'Go to the word before or after',
  ]) {
    await expect(shortcuts.getByText(title, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(shortcuts).toHaveCount(0);
});

test('an answer is typed while the line reader is open [Q337]', async ({ page, mountPage }) => {
  const planted = satTest([typedQuestion, { text: 'Second?', choices: yesOrNo }]);
  await mountPage(planted.test('MathNoCalc', 'mock').address, { as: 'student', planted });
  await testSectionPageOf(page).begin();
  await expect(toolsOf(page).button).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog', { name: 'Line reader' })).toBeFocused();
  const field = page.getByRole('textbox');
  await field.focus();
  await page.keyboard.type('12.5');
  await expect(field).toHaveValue('12.5');
  await expect(field).toBeFocused();
});

for (const width of [390, 1280]) {
  test(`text of 300 percent has no sideways scroll at ${width} pixels, and the size stays on the device [Q337]`, async ({
    page,
    mountPage,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const planted = reading();
    await mountPage(planted.test('MathNoCalc', 'mock').address, { as: 'student', planted });
    const testPage = testSectionPageOf(page);
    await testPage.begin();
    await toolsOf(page).open('Text size');
    const size = page.getByRole('dialog', { name: 'Text size' });
    const larger = size.getByRole('button', { name: 'Larger text' });
    while (await larger.isEnabled()) await larger.click();
    await expect(size).toContainText('300 %');
    await page.keyboard.press('Escape');
    const overflow = () =>
      page.evaluate(() => {
        const wide = document.documentElement.scrollWidth - innerWidth;
        const texts = [...document.querySelectorAll('main section[data-sheet], main [data-rich], main label')];
        return [wide, ...texts.map((text) => text.scrollWidth - text.clientWidth)].filter((pixels) => pixels > 1);
      });
    expect(await overflow()).toEqual([]);
    if (width === 390)
      await page.getByRole('group', { name: 'Sheets' }).getByRole('button', { name: 'Question' }).click();
    expect(await overflow()).toEqual([]);
    await page.reload();
    await toolsOf(page).open('Text size');
    await expect(size).toContainText('300 %');
  });
}
