import { expect, test } from './fixtures.ts';

test('smoke', async ({ page, app, newStudent }) => {
  await newStudent(page);
  await page.goto(`${app.learner}/home/math`);
  await page.waitForTimeout(1000);
  console.log(await page.locator('body').innerText());
  await page.screenshot({ path: '/tmp/j1.png' });
});
