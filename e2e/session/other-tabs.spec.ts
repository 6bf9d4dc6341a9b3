import type { Page, Request } from '@playwright/test';
import type pg from 'pg';
import { plant } from '../content.ts';
import { fillLogIn } from '../fixtures.ts';
import { expect, paper } from '../practising.ts';
import { tokenOf } from '../send.ts';
import { aTutor, button, choose, dialog, enter, expectAlert, forms, lookOn, texts } from './account-alert.ts';

/** Calls of a page from now on, but for the stream that it may have. */
function callsOf(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.endsWith('/sessions/events')) calls.push(request);
  });
  return calls;
}

async function aTypedLine(db: pg.Client): Promise<string> {
  const { address } = await plant(db, { sequence: { a: { accepts: '7' } }, sets: {} });
  return address;
}

for (const [name, test] of forms) {
  test.describe(`other tabs, through ${name},`, () => {
    test('are blocked by a log-out, keep what was typed and ask for nothing until Reload [SES-013] [SES-014] [SES-019] [SES-022]', async ({
      page,
      context,
      app,
      db,
      newStudent,
    }) => {
      const address = await aTypedLine(db);
      await newStudent(page);
      const other = await context.newPage();
      await other.goto(app.learner + address);
      await paper(other).typed.fill('half of it');
      await choose(page, 'Logout');
      await expect(page).toHaveURL(`${app.learner}/`);

      await expectAlert(other, texts.loggedOut);
      const calls = callsOf(other);
      await other.keyboard.press('Escape');
      await other.keyboard.press('Escape');
      await other.mouse.click(5, 5);
      await other.evaluate(() => {
        for (const event of ['focus', 'online']) dispatchEvent(new Event(event));
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await expectAlert(other, texts.loggedOut);
      await expect(paper(other).typed).toHaveValue('half of it');
      expect(calls.map((call) => call.url())).toEqual([]);

      await button(other, 'Reload').click();
      await expect(other).toHaveURL(`${app.learner}/`);
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Log In');
      await expect(other.locator('[aria-live] button[title="Dismiss"]')).toHaveCount(0);
      // Whoever did it never sees it.
      await expect(dialog(page)).toHaveCount(0);
    });

    test('hear of a log-in [SES-013] [SES-014] [SES-016] [SES-022]', async ({ page, context, app, newStudent }) => {
      const student = await newStudent(page);
      await choose(page, 'Logout');
      await expect(page.getByLabel('Email')).toBeVisible();
      const other = await context.newPage();
      await other.goto(`${app.learner}/`);
      await other.getByLabel('Email').fill('somebody@mail.example');
      await fillLogIn(page, student);
      await expect(page).toHaveURL(`${app.learner}/home`);
      await expectAlert(other, texts.loggedIn);
      await expect(other.getByLabel('Email')).toHaveValue('somebody@mail.example');
      await button(other, 'Reload').click();
      await expect(other).toHaveURL(`${app.learner}/home`);
      await expect(dialog(page)).toHaveCount(0);
    });

    test('find another token in the browser, and nobody says why [SES-014] [SES-015] [SES-022]', async ({
      page,
      context,
      app,
      newStudent,
    }) => {
      const student = await newStudent(page);
      const other = await context.newPage();
      await other.goto(`${app.learner}/home`);
      const token = await tokenOf(app, student);
      await page.evaluate((fresh) => {
        const held = JSON.parse(localStorage.getItem('fourfold.session') ?? '');
        localStorage.setItem('fourfold.session', JSON.stringify({ ...held, token: fresh }));
      }, token);
      await expectAlert(other, texts.changed);
      await button(other, 'Reload').click();
      await expect(other).toHaveURL(`${app.learner}/home`);
      await expect(dialog(other)).toHaveCount(0);
    });

    test('hear of a log-in as a student and of the way back [SES-013] [SES-017] [SES-018] [SES-022]', async ({
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
      const other = await context.newPage();
      await other.goto(`${app.learner}/home/students`);
      await lookOn(page);
      await expectAlert(other, texts.asStudent);
      await button(other, 'Reload').click();
      await expect(other.getByRole('complementary', { name: 'Tutor session' })).toBeVisible();
      await other.goto(`${app.learner}/home/math`);

      await choose(page, 'Back to Tutor');
      await expect(page).toHaveURL(/\/home\/students/);
      await expectAlert(other, texts.backToTutor);
      await button(other, 'Reload').click();
      await expect(other).toHaveURL(/\/home\/students/);
      await expect(dialog(page)).toHaveCount(0);
    });
  });
}
