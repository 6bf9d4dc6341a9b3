import { chromium } from '@playwright/test';
import { topicRows, yesOrNo } from '../content.ts';
import { expect, test } from '../desk.ts';
import { edit, field, type, untilOnDisk } from '../drafting.ts';

// A killed browser; that of a tab is in whole-topic.spec.ts.
test('half a sentence survives a browser that dies as a whole', async ({ mountPage }, info) => {
  const folder = info.outputPath('profile');
  const launch = { ...info.project.use.launchOptions, serviceWorkers: 'block' } as const;
  const planted = topicRows({ sequence: { one: { text: 'What comes first?', choices: yesOrNo } } });
  const path = `/admin/subtopic/${planted.subtopic}/${planted.subsubtopic}`;
  /** A browser with this profile, which reaches no drafts on the server: only what is on the disk comes back. */
  const open = async () => {
    const context = await chromium.launchPersistentContext(folder, launch);
    await context.route('**/api/drafts*', (route) => route.abort());
    return { context, page: context.pages()[0] ?? fail() };
  };

  const first = await open();
  const author = await mountPage(path, { as: 'admin', planted, page: first.page });
  await edit(first.page);
  await type(first.page, ' Half a sentenc');
  await untilOnDisk(first.page, 'Half a sentenc');
  const gone = new Promise((resolve) => first.context.once('close', resolve));
  const session = await (first.context.browser() ?? fail()).newBrowserCDPSession();
  session.send('Browser.crash').catch(() => {});
  await gone;

  const second = await open();
  // Chromium writes what localStorage has every few seconds: the session may be lost, and is given again.
  await mountPage(path, { as: author, page: second.page });
  await expect(field(second.page)).toHaveText('What comes first? Half a sentenc');
  await second.context.close();
});

function fail(): never {
  throw new Error('the browser has no page');
}
