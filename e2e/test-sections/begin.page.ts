import { deviceKey } from '@fourfold/core/browser/known-device';
import { insertRows } from '@fourfold/server/testing/fixtures/rows';
import { accountOf, fillLogIn } from '../support/fixtures.ts';
import { examRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { testSectionPageOf } from '../support/test-section.ts';

test('a section that its clock ends begins in a browser that the log-in knows, and the log-in still knows it', async ({
  page,
  app,
  db,
}) => {
  const exam = examRows({
    edition: 'sat-digital',
    topics: {},
    tests: [{ section: 'Math1', variant: 'mock', questions: [{ text: 'One?', choices: yesOrNo }] }],
  });
  await insertRows(db, exam.rows);
  await page.goto(app.learner);
  await fillLogIn(page, accountOf(app, 'student'));
  await page.waitForURL(/\/home/);
  const secret = () => page.evaluate((key) => localStorage.getItem(key), deviceKey);
  const before = await secret();
  expect(before).toMatch(/^[\w-]{43}$/);
  await page.goto(app.learner + exam.test('Math1', 'mock').address);
  await testSectionPageOf(page).begin();
  await expect(page.getByText('One?')).toBeVisible();
  expect(await secret()).toBe(before);
});

test('the header names the whole section beside its tools, on a phone and on a tablet', async ({ page, mountPage }) => {
  const exam = examRows({
    edition: 'sat-digital',
    title: 'Digital SAT Practice Test 1',
    topics: {},
    tests: [{ section: 'Math1', variant: 'mock', questions: [{ text: 'One?', choices: yesOrNo }] }],
  });
  await mountPage(exam.test('Math1', 'mock').address, { as: 'student', planted: exam });
  const { begin, title } = testSectionPageOf(page);
  await begin();
  await expect(title).toHaveText('Digital SAT Practice Test 1 (Math, Module 1)');
  for (const width of [390, 820, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await title.evaluate((text) => [
      text.scrollWidth - text.clientWidth,
      text.scrollHeight - text.clientHeight,
    ]);
    expect(Math.max(...cut), `pixels of the title that are cut at ${width}`).toBeLessThanOrEqual(1);
    await expect(page.getByRole('button', { name: 'Calculator', exact: true })).toBeInViewport();
  }
});
