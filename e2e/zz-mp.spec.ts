import { expect, test } from './practising.ts';
import { writeQuestion } from './writing.ts';
test('zz debug', async ({ page, app, db }) => {
  page.on('console', (m) => console.log('CONSOLE', m.text()));
  const { box, latex } = await writeQuestion(page, { app, db }, 'So');
  await page.keyboard.press('Control+m');
  await expect(box).toBeFocused();
  await page.keyboard.type('1');
  await page.waitForTimeout(50);
  console.log('latex', await latex.count(), await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)));
  await page.screenshot({ path: '/tmp/mp-3.png' });
  await page.keyboard.type('/');
  await page.waitForTimeout(50);
  console.log('latex', await latex.count(), await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)));
  await page.keyboard.type('2');
  await page.waitForTimeout(50);
  await page.screenshot({ path: '/tmp/mp-4.png' });
  console.log('latex', await latex.count(), await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)));
});
