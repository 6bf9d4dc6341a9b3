import { type BrowserContext, chromium } from '@playwright/test';
import { plant, yesOrNo } from '../content.ts';
import { choose, enterStudio } from '../desk.ts';
import { untilOnDisk } from '../drafting.ts';
import { expect, test } from '../practising.ts';

test('half a sentence survives a browser that dies as a whole', async ({ app, db }, info) => {
  const folder = info.outputPath('profile');
  const launch = { ...info.project.use.launchOptions, serviceWorkers: 'block' } as const;
  const { subtopic, subsubtopic } = await plant(db, {
    sequence: { one: { text: 'What comes first?', choices: yesOrNo } },
  });
  const address = `${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`;
  const field = (context: BrowserContext) =>
    (context.pages()[0] ?? fail()).getByRole('textbox', { name: 'Question 1', exact: true });

  const first = await chromium.launchPersistentContext(folder, launch);
  const page = first.pages()[0] ?? fail();
  await enterStudio(page, app);
  await page.goto(address);
  // Only what is on the disk can come back.
  await first.route('**/api/drafts*', (route) => route.abort());
  await choose(page, 'question 1', 'Edit');
  await field(first).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Half a sentenc');
  await untilOnDisk(page, 'Half a sentenc');
  const gone = new Promise((resolve) => first.once('close', resolve));
  const browser = first.browser() ?? fail();
  const session = await browser.newBrowserCDPSession();
  session.send('Browser.crash').catch(() => {});
  await gone;

  const second = await chromium.launchPersistentContext(folder, launch);
  await second.route('**/api/drafts*', (route) => route.abort());
  const again = second.pages()[0] ?? fail();
  // Chromium writes what localStorage holds every few seconds: of a new session nothing is sure to be left.
  await again.goto(app.studio);
  await again.evaluate(() => localStorage.clear());
  await enterStudio(again, app);
  await again.goto(address);
  await expect(field(second)).toHaveText('What comes first? Half a sentenc');
  await second.close();
});

function fail(): never {
  throw new Error('the browser has no page');
}
