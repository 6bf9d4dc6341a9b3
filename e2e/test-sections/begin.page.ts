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
