import { examRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { actTest, readProgress, satTest, testSectionPageOf } from '../support/test-section.ts';

test('a SAT section has its title, instructions, choices or a text field, and buttons between questions [TST-001, TST-003, TST-005]', {
  tag: '@short',
}, async ({ page, app, mountPage }) => {
  const exam = satTest();
  const testPage = testSectionPageOf(page);
  await mountPage(exam.test('MathCalc', 'mock').address, { as: 'student', planted: exam });
  await expect(testPage.title).toHaveText(`${exam.title} (Math - Calculator)`);
  await page.goto(app.learner + exam.test('MathNoCalc', 'mock').address);
  await expect(testPage.title).toHaveText(`${exam.title} (Math - No Calculator)`);
  await expect(page.getByText('3 questions, 25 minutes')).toBeVisible();
  await expect(page.getByText('Ready without a network')).toBeVisible();
  await testPage.begin();
  await expect(page.getByText('Choose one answer.')).toBeVisible();
  await expect(page.getByText('First?')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(testPage.previous).toBeDisabled();
  await testPage.next.click();
  await expect(page.getByText('Second?')).toBeVisible();
  await testPage.next.click();
  await expect(page.getByText('Type your answer.')).toBeVisible();
  await expect(testPage.freeResponse).toHaveAccessibleDescription('$');
  await testPage.previous.click();
  await expect(testPage.number).toHaveText('Question 2');
  await testPage.mapButton(1).click();
  await expect(testPage.number).toHaveText('Question 1');
  await expect(testPage.submitTest).toBeEnabled();
  // An answer shows no verdict before the submission.
  await testPage.choose('No');
  await testPage.next.click();
  await expect(testPage.number).toHaveText('Question 2');
  await expect(page.getByText(/Correct Answer|Incorrect/)).toHaveCount(0);
});

test('an ACT section lists its questions, each opens in a dialog, and even numbers have the letters F to K [TST-002, TST-004]', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const fiveChoices = ['1', '2', '3', '4', '5'].map((text) => ({
    text: `Is ${text}`,
    ...(text === '4' && { right: true as const }),
  }));
  const exam = actTest(['Odd?', 'Even?', 'Last?'].map((text) => ({ text, choices: fiveChoices })));
  const testPage = testSectionPageOf(page);
  await mountPage(exam.test('Mathematics', 'mock').address, { as: 'student', planted: exam });
  await expect(testPage.title).toHaveText(`${exam.title} Math`);
  await testPage.begin();
  const dialog = page.getByRole('dialog', { name: 'Question 1' });
  await expect(dialog.getByText('Odd?')).toBeVisible();
  await page.keyboard.press('d');
  await expect(dialog.getByRole('radio', { name: 'D Is 4' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(testPage.alert('Answer Saved')).toBeVisible();
  const second = page.getByRole('dialog', { name: 'Question 2' });
  await expect(second.getByText('Even?')).toBeVisible();
  const letters = await second
    .getByRole('radio')
    .evaluateAll((all) => all.map((one) => one.parentElement?.textContent?.trim()[0]));
  expect(letters).toEqual(['F', 'G', 'H', 'J', 'K']);
  await page.keyboard.press('k');
  await expect(second.getByRole('radio', { name: 'K Is 5' })).toBeChecked();
  await second.getByRole('button', { name: 'Mark Uncertain' }).click();
  await second.getByRole('button', { name: 'Close' }).click();
  await expect(testPage.dialog).toHaveCount(0);
  await expect(testPage.mapButton(2)).toHaveAccessibleName('Question 2, answered, uncertain');
  await testPage.mapButton(3).click();
  await expect(page.getByRole('dialog', { name: 'Question 3' })).toContainText('Last?');
  // Letters typed into a report do not answer a question.
  await page.getByRole('button', { name: 'Report problem' }).last().click();
  const report = page.getByRole('dialog', { name: 'Report problem' });
  await report.getByText('There is a typo').click();
  await report.getByRole('textbox').pressSequentially('a b');
  await report.getByRole('button', { name: 'Send' }).click();
  await expect(testPage.alert('Issue Reported')).toBeVisible();
  const { rows } = await db.query('select question_id, comment from reported_problems');
  expect(rows).toEqual([{ question_id: exam.test('Mathematics', 'mock').questions[2], comment: 'a b' }]);
  await page.keyboard.press('Escape');
  await testPage.submitTest.click();
  await expect(page.getByText('1 of 3 questions is not answered, 1 is marked uncertain.')).toBeVisible();
  await testPage.ok.click();
  await expect(testPage.alert('Test submitted')).toBeVisible();
  await expect(page).toHaveURL(`${app.learner}/home/acts?act=${exam.id}&area=mock`);
  expect((await readProgress(page, app, exam, 'Mathematics')).math_score).toBe(1);
});

test('Back returns to the list with the exam and its variant [TST-006, TST-007]', async ({ page, app, mountPage }) => {
  const questions = [{ choices: [{ text: 'Yes', right: true }, { text: 'No' }] }] as const;
  const variants = ['mock', 'real'] as const;
  const sat = examRows({
    topics: {},
    tests: ['MathNoCalc', 'MathCalc'].flatMap((one) =>
      variants.map((variant) => ({ section: one, variant, questions })),
    ),
  });
  const act = examRows({ family: 'act', topics: {}, tests: [{ section: 'Mathematics', variant: 'real', questions }] });
  for (const [address, listAddress] of [
    [sat.test('MathCalc', 'mock').address, `/home/sats?sat=${sat.id}&area=mock`],
    [sat.test('MathCalc', 'real').address, `/home/sats?sat=${sat.id}&area=real`],
    [act.test('Mathematics', 'real').address, `/home/acts?act=${act.id}&area=real`],
  ] as const) {
    const planted = listAddress.endsWith('mock') ? [sat, act] : [];
    await mountPage(address, { as: 'student', planted });
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
    await testSectionPageOf(page).back.click();
    await expect(page).toHaveURL(app.learner + listAddress);
  }
});

test('a section prints completely, with letters and a line for the name, and without the answers', async ({
  page,
  mountPage,
}) => {
  const exam = satTest();
  const testPage = testSectionPageOf(page);
  await mountPage(exam.test('MathNoCalc', 'mock').address, { as: 'student', planted: exam });
  await testPage.begin();
  await testPage.choose('Yes');
  const printed = page.evaluate(() => new Promise((resolve) => (window.print = () => resolve(true))));
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await printed).toBe(true);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet.getByRole('heading')).toHaveText(`${exam.title} (Math - No Calculator)`);
  for (const text of ['Name', 'First?', 'Second?', 'How many dollars?']) await expect(sheet).toContainText(text);
  await expect(sheet).not.toContainText('Because');
  await expect(sheet.locator('[data-chosen], input')).toHaveCount(0);
  await expect(page.getByRole('banner').first()).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await expect(sheet).toHaveCount(0);
  // Also with the browser's print command.
  const file = await page.pdf();
  expect(file.byteLength).toBeGreaterThan(1_000);
  await expect(testPage.number).toBeVisible();
});

test('text size, hidden clock, struck choices and the question are restored after a reload', async ({
  page,
  mountPage,
}) => {
  const exam = satTest();
  const testPage = testSectionPageOf(page);
  await mountPage(exam.test('MathNoCalc', 'mock').address, { as: 'student', planted: exam });
  await testPage.begin();
  await testPage.next.click();
  await page.getByText('Strike out answers').click();
  await page.getByRole('button', { name: 'Strike out answer B' }).click();
  const before = await page.getByText('Second?').boundingBox();
  await page.getByRole('button', { name: 'Larger text' }).click();
  await page.getByRole('button', { name: 'Larger text' }).click();
  await page.getByText('Hide clock').click();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.reload();
  await expect(testPage.number).toHaveText('Question 2');
  await expect(page.getByText('130 %')).toBeVisible();
  expect((await page.getByText('Second?').boundingBox())?.height).toBeGreaterThan((before?.height ?? 0) * 1.2);
  await expect(page.getByRole('switch', { name: 'Hide clock' })).toBeChecked();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Restore answer B' })).toBeVisible();
  // Choosing a struck choice restores it; striking the chosen one clears the answer.
  await testPage.choose('No');
  await expect(page.locator('[data-struck]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Strike out answer B' }).click();
  await expect(testPage.chosen('B')).not.toBeChecked();
});
