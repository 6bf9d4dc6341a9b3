import type { BrowserContext, Page, Request } from '@playwright/test';
import { alertOf } from '../alert.ts';
import { type Planted, plant, yesOrNo } from '../content.ts';
import { answersOf, expect, paper } from '../practising.ts';
import { quiet, untilHeard } from '../quiet.ts';
import { ask, tokenOf } from '../send.ts';
import {
  aTutor,
  button,
  choose,
  dialog,
  enter,
  expectAlert,
  forms,
  listening,
  lookOn,
  texts,
} from './account-alert.ts';

for (const [name, test] of forms) {
  test.describe(`other browsers and the other site, through ${name},`, () => {
    test('an account that is deactivated is logged out in each browser, and told why', async ({
      page,
      app,
      db,
      newStudent,
      anotherBrowser,
    }) => {
      const student = await newStudent(page);
      const second = await (await anotherBrowser()).newPage();
      await enter(second, app, student);
      for (const one of [page, second]) await listening(one, `${app.learner}/home`);
      await db.query('update users set status = false where email = $1', [student.email]);
      for (const one of [page, second]) {
        await expect(alertOf(one, 'Account not active, Please contact admin.')).toBeVisible();
        await expect(one).toHaveURL(`${app.learner}/`);
        await expect(dialog(one)).toHaveCount(0);
      }
    });

    test('a session that is ended from another browser says so in all tabs of its own', async ({
      page,
      context,
      app,
      newStudent,
    }) => {
      const student = await newStudent(page);
      await listening(page, `${app.learner}/home`);
      const other = await context.newPage();
      await other.goto(`${app.learner}/home/math`);
      await expect(other.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
      await quiet(other);
      await ask(app, 'DELETE /sessions/others', undefined, { authorization: await tokenOf(app, student) });
      for (const tab of [page, other]) await expectAlert(tab, texts.loggedOut);
      await button(page, 'Reload').click();
      await expect(page).toHaveURL(`${app.learner}/`);
      await expect(page.locator('[aria-live] button[title="Dismiss"]')).toHaveCount(0);
    });

    test('another name stands everywhere at once', async ({ page, app, db, newStudent }) => {
      const student = await newStudent(page);
      await listening(page, `${app.learner}/home`);
      await db.query(`update users set username = 'Noor' where email = $1`, [student.email]);
      await expect(page.getByRole('button', { name: 'Noor, profile menu' })).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
    });

    test('a log-out in the studio is told on the learners’ site, and the other way round', async ({
      page,
      context,
      app,
      logIn,
    }) => {
      for (const [first, second] of [
        ['studio', 'learner'],
        ['learner', 'studio'],
      ] as const) {
        await logIn(page, 'admin');
        await untilHeard(page, app.studio, () => choose(page, 'Admin Panel'));
        await expect(page).toHaveURL(`${app.studio}/admin`);
        const learner = await context.newPage();
        await listening(learner, `${app.learner}/home`);
        // What a page asks at its start is answered, or a refusal of it says "Session expired" before the stream does.
        for (const tab of [page, learner]) await quiet(tab);
        const tabs = { studio: page, learner };
        await choose(tabs[first], 'Logout');
        await expect(tabs[first]).toHaveURL(`${app[first]}/`);
        await expectAlert(tabs[second], texts.loggedOut);
        await button(tabs[second], 'Reload').click();
        await expect(tabs[second]).toHaveURL(`${app[second]}/`);
        await expect(dialog(tabs[first])).toHaveCount(0);
        await learner.close();
      }
    });

    test('a look that ran out leads back to the tutor by itself, and says so', async ({
      page,
      context,
      app,
      db,
      newStudent,
      anotherBrowser,
    }) => {
      const student = await newStudent(await (await anotherBrowser()).newPage());
      const tutor = await aTutor(app, db, student);
      await enter(page, app, tutor);
      await lookOn(page);
      await db.query(
        `update sessions set ends_at = now() + interval '4 seconds' where tutor_id = (select id from users where email = $1)`,
        [tutor.email],
      );
      const other = await context.newPage();
      await listening(page, `${app.learner}/home`);
      await other.goto(`${app.learner}/home`);
      // Of two tabs one goes back; which one, nobody knows.
      const goesBack = (tab: Page) => alertOf(tab, /^Your look at .* ended after 2 hours\.$/);
      const count = async () => (await goesBack(page).count()) + (await goesBack(other).count());
      await expect.poll(count, { timeout: 15_000 }).toBe(1);
      await expect(
        dialog(page)
          .or(page.getByRole('heading', { name: 'My Students' }))
          .first(),
      ).toBeVisible();
      await expect(
        dialog(other)
          .or(other.getByRole('heading', { name: 'My Students' }))
          .first(),
      ).toBeVisible();
      const [gone, told] = (await dialog(other).isVisible()) ? [page, other] : [other, page];
      await expect(gone).toHaveURL(/\/home\/students/);
      await expectAlert(told, texts.backToTutor);
    });
  });

  test(`eight tabs at once save an answer each, read one stream and all hear of the end, through ${name}`, async ({
    page,
    context,
    app,
    db,
    newStudent,
  }) => {
    const student = await newStudent(page);
    const streams = openStreams(context);
    const sets: Planted[] = [];
    while (sets.length < 8) {
      sets.push(
        await plant(db, { sequence: {}, sets: { one: { title: 'A set', questions: [{ choices: yesOrNo }] } } }),
      );
    }
    const tabs = await Promise.all(
      sets.map(async ({ setAddress }, at) => {
        const tab = at === 0 ? page : await context.newPage();
        await tab.goto(app.learner + setAddress('one'));
        return tab;
      }),
    );
    for (const tab of tabs) await paper(tab).answer('Yes');
    for (const tab of tabs) await expect(paper(tab).saved).toHaveText('Saved');
    expect(await answersOf(db, student.email)).toHaveLength(8);
    await expect.poll(streams).toBe(1);
    // The one that reads goes: another takes its place.
    await tabs[0]?.close();
    await expect.poll(streams).toBe(1);
    await ask(app, 'DELETE /sessions/others', undefined, { authorization: await tokenOf(app, student) });
    for (const tab of tabs.slice(1)) await expectAlert(tab, texts.loggedOut);
  });
}

/** How many streams of a browser are open. */
function openStreams(context: BrowserContext): () => number {
  const open = new Set<Request>();
  const isStream = (request: Request) => request.url().endsWith('/api/sessions/events');
  context.on('request', (request) => isStream(request) && open.add(request));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return () => [...open].filter((request) => !request.frame().page().isClosed()).length;
}
