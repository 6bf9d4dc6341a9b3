import { examRowOf } from '../support/exam-families.ts';
import { examRows, yesOrNo } from '../support/planting.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';
import { testSectionPageOf } from '../support/test-section.ts';

const questions = [1, 2].map((nth) => ({ text: `Test question ${nth}?`, choices: yesOrNo }));
const mockTest = { variant: 'mock', questions } as const;

test('a student practises, reports a problem, marks, fills a sheet and takes a test from the list of SATs [ACC-045]', async ({
  page,
  app,
  mountPage,
}) => {
  const sat = examRows({
    topics: { one: { section: 'MathNoCalc', sequence: { a: { text: 'One?', choices: yesOrNo } } } },
    tests: ['MathNoCalc', 'MathCalc'].map((section) => ({ section, ...mockTest })),
  });
  const hidden = examRows({ published: false, topics: {} });
  await mountPage('/home/sats', { as: 'student', planted: [sat, hidden] });
  const row = examRowOf(page, sat.title);
  await expect(row).toBeVisible();
  await expect(examRowOf(page, hidden.title)).toHaveCount(0);

  await row.getByRole('button', { name: sat.title, exact: true }).click();
  await row.getByRole('button', { name: '1, Planted one' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Sequence' }).click();
  await questionPageOf(page).answer('Yes');
  await expect(questionPageOf(page).saved).toHaveText('Saved');
  await page.getByRole('button', { name: 'Report problem' }).click();
  const report = page.getByRole('dialog', { name: 'Report problem' });
  await report.getByRole('checkbox').first().check({ force: true });
  await report.getByRole('button', { name: 'Send' }).click();
  await expect(questionPageOf(page).alert('Issue Reported')).toBeVisible();

  await page.goto(`${app.learner}/home/sats?sat=${sat.id}&area=mock`);
  await row.getByRole('switch', { name: 'Grading mode' }).check({ force: true });
  for (const [action, number] of [
    ['Select Wrong', '3'],
    ['Select Uncertain', '4'],
  ] as const) {
    await row.getByRole('button', { name: 'Action: Math - No Calculator' }).click();
    await page.getByRole('menuitem', { name: action }).click();
    const numbers = page.getByRole('list', { name: `${action}: Math - No Calculator` });
    await numbers.getByRole('button', { name: `Question ${number}`, exact: true }).click();
    await row.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(numbers).toHaveCount(0);
  }
  await expect(row.getByText('3, no topic, marked wrong')).toHaveCount(1);
  await expect(row.getByText('4, no topic, marked uncertain')).toHaveCount(1);
  await row.getByRole('button', { name: 'Action: Reading' }).click();
  await page.getByRole('menuitem', { name: 'Open Sheet' }).click();
  await page.keyboard.press('a');
  await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(questionPageOf(page).alert('Bubble Sheet submitted')).toBeVisible();

  await row.getByRole('link', { name: 'Take Test: Math - No Calculator' }).click();
  await expect(page).toHaveURL(app.learner + sat.test('MathNoCalc', 'mock').address);
  const testPage = testSectionPageOf(page);
  await testPage.begin();
  await testPage.choose('Yes');
  await testPage.submitTest.click();
  await testPage.ok.click();
  await expect(testPage.alert('Test submitted')).toBeVisible();
  await expect(row.getByRole('link', { name: 'Review Test: Math - No Calculator' })).toBeVisible();
  await expect(row.getByRole('region', { name: 'Math - No Calculator' })).toContainText('test: 1 of 2 right');
});
