import type { BrowserContext, Request } from '@playwright/test';
import { callApiOk, createSessionToken } from '../support/api-calls.ts';
import { personRows, topicRows, yesOrNo } from '../support/planting.ts';
import { answersOf, expect, questionPageOf, test } from '../support/question-page.ts';
import { alertTexts, expectAlert } from './account-alert.ts';

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
  const countStreams = countOpenStreams(context);
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
  for (const tab of [page, ...others]) await questionPageOf(tab).answer('Yes');
  for (const tab of [page, ...others]) await expect(questionPageOf(tab).saved).toHaveText('Saved');
  expect(await answersOf(db, student.email)).toHaveLength(8);
  await expect.poll(countStreams).toBe(1);
  // Another tab opens the stream after the tab that had it is closed.
  await page.close();
  await expect.poll(countStreams).toBe(1);
  await callApiOk(app, 'DELETE /sessions/others', undefined, { authorization: await createSessionToken(app, student) });
  for (const tab of others) await expectAlert(tab, alertTexts.loggedOut);
});

/** Returns a function that counts the open event streams of a browser. */
function countOpenStreams(context: BrowserContext): () => number {
  const openRequests = new Set<Request>();
  const isStream = (request: Request) => request.url().endsWith('/api/sessions/events');
  context.on('request', (request) => isStream(request) && openRequests.add(request));
  context.on('requestfinished', (request) => openRequests.delete(request));
  context.on('requestfailed', (request) => openRequests.delete(request));
  return () => [...openRequests].filter((request) => !request.frame().page().isClosed()).length;
}
