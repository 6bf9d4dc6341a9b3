import type { BrowserContext, Request } from '@playwright/test';
import { personRows, topicRows, yesOrNo } from '../content.ts';
import { answersOf, expect, paper, test } from '../practising.ts';
import { ask, tokenOf } from '../send.ts';
import { expectAlert, texts } from './account-alert.ts';

// A browser opens at most six connections to a site: with a stream in each tab, none would be left
// for calls.
test('eight tabs at once save an answer each, share one stream, and are all notified of the session’s end', async ({
  page,
  context,
  app,
  db,
  mountPage,
}) => {
  const student = personRows('student');
  const streams = openStreams(context);
  const keys = Array.from({ length: 8 }, (_, at) => `s${at}`);
  const sets = Object.fromEntries(keys.map((title) => [title, { title, questions: [{ choices: yesOrNo }] }]));
  const math = topicRows({ sequence: {}, sets });
  await mountPage(math.setAddress('s0'), { as: student, planted: [student, math] });
  const others = await Promise.all(
    keys.slice(1).map(async (key) => {
      const tab = await context.newPage();
      await tab.goto(app.learner + math.setAddress(key));
      return tab;
    }),
  );
  for (const tab of [page, ...others]) await paper(tab).answer('Yes');
  for (const tab of [page, ...others]) await expect(paper(tab).saved).toHaveText('Saved');
  expect(await answersOf(db, student.email)).toHaveLength(8);
  await expect.poll(streams).toBe(1);
  // Another tab opens the stream after the tab that had it is closed.
  await page.close();
  await expect.poll(streams).toBe(1);
  await ask(app, 'DELETE /sessions/others', undefined, { authorization: await tokenOf(app, student) });
  for (const tab of others) await expectAlert(tab, texts.loggedOut);
});

/** Returns a function that counts the open event streams of a browser. */
function openStreams(context: BrowserContext): () => number {
  const open = new Set<Request>();
  const isStream = (request: Request) => request.url().endsWith('/api/sessions/events');
  context.on('request', (request) => isStream(request) && open.add(request));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return () => [...open].filter((request) => !request.frame().page().isClosed()).length;
}
