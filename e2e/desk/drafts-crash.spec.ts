import { chromium } from '@playwright/test';
import { expect, test } from '../support/desk.ts';
import { topicRows, yesOrNo } from '../support/planting.ts';
import { appendText, editQuestion, expectStoredDraft, questionField } from '../support/question-draft.ts';

// A crash of the browser; whole-topic.spec.ts has the crash of a tab.
test('unsaved text survives a crash of the whole browser', async ({ mountPage }, info) => {
  const folder = info.outputPath('profile');
  const launch = { ...info.project.use.launchOptions, serviceWorkers: 'block' } as const;
  const planted = topicRows({ sequence: { one: { text: 'What comes first?', choices: yesOrNo } } });
  const path = `/admin/subtopic/${planted.subtopic}/${planted.subsubtopic}`;
  /**
   * Starts a browser with this profile, without access to the drafts on the server: only drafts on the disk come back.
   */
  const launchBrowser = async () => {
    const context = await chromium.launchPersistentContext(folder, launch);
    await context.route('**/api/drafts*', (route) => route.abort());
    return { context, page: context.pages()[0] ?? throwNoPage() };
  };

  const first = await launchBrowser();
  const author = await mountPage(path, { as: 'admin', planted, page: first.page });
  await editQuestion(first.page);
  await appendText(first.page, ' Half a sentenc');
  await expectStoredDraft(first.page, 'Half a sentenc');
  const closed = new Promise((resolve) => first.context.once('close', resolve));
  const session = await (first.context.browser() ?? throwNoPage()).newBrowserCDPSession();
  session.send('Browser.crash').catch(() => {});
  await closed;

  const second = await launchBrowser();
  // Chromium writes localStorage to the disk every few seconds: the session may be lost, so it is
  // set again.
  await mountPage(path, { as: author, page: second.page });
  await expect(questionField(second.page)).toHaveText('What comes first? Half a sentenc');
  await second.context.close();
});

function throwNoPage(): never {
  throw new Error('the browser has no page');
}
