import { expectAccessible } from '../support/accessible.ts';
import { yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { actTest, satTest, testSectionPageOf } from '../support/test-section.ts';

const choices = yesOrNo;

/** axe on both forms of a section, from its start to its review, on a desktop and a phone. */
test('a section passes axe: before it starts, in progress, in another tab, submitted offline and in review @whole', async ({
  page,
  app,
  mountPage,
}) => {
  const sat = satTest();
  const act = actTest([
    { text: 'One?', choices },
    { text: 'Two?', choices },
  ]);
  const testPage = testSectionPageOf(page);
  const checkOnPhone = async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, ['dark']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 900 });
  };
  const satAddress = sat.test('MathNoCalc', 'mock').address;
  const student = await mountPage(satAddress, { as: 'student', planted: [sat, act] });
  await expect(page.getByText('Ready without a network')).toBeVisible();
  await expectAccessible(page);
  await testPage.begin();
  await testPage.choose('Yes');
  await expectAccessible(page);
  await checkOnPhone();
  await testPage.submitTest.click();
  await expect(testPage.dialog).toContainText('Are you sure you want to submit whole test?');
  await expectAccessible(page, ['light']);
  await testPage.ok.click();
  await expect(testPage.alert('Test submitted')).toBeVisible();
  await page.goto(app.learner + satAddress);
  await expect(page.getByText('Because the first is so.')).toBeVisible();
  await expectAccessible(page);

  await mountPage(act.test('Mathematics', 'mock').address, { as: student });
  await testPage.begin();
  await page.getByRole('button', { name: 'Mark Uncertain' }).click();
  await expectAccessible(page);
  await checkOnPhone();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByText('Strike out answers').click();
  await checkOnPhone();
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByText('This test is open in another tab.')).toBeVisible();
  await expectAccessible(second, ['light']);
  await second.close();
  await page.context().setOffline(true);
  await testPage.submitTest.click();
  await testPage.ok.click();
  await expect(page.getByText('Submitted on this device.')).toBeVisible();
  await expectAccessible(page, ['light']);
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(testPage.alert('Test submitted')).toBeVisible({ timeout: 20_000 });
  await page.goto(app.learner + act.test('Mathematics', 'mock').address);
  await expect(page.getByRole('dialog', { name: 'Question 1' })).toContainText('Not answered.');
  await checkOnPhone();
});
