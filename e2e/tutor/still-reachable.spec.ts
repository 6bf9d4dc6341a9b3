import type { Locator, Page } from '@playwright/test';
import { alertOf } from '../alert.ts';
import { plant } from '../content.ts';
import { letATutorIn } from '../exam-families.ts';
import { fillLogIn } from '../fixtures.ts';
import { answersOf, expect, paper } from '../practising.ts';
import type { RunningServer } from '../server.ts';
import { banner, lookAt, openProfileMenu, studentsPage } from '../tutoring.ts';
import { aSat, oneQuestion, test } from './class.ts';

test.describe('a look at a student is read-only', () => {
  for (const { what, submit } of stillReachable()) {
    test(`${what} that is still reachable answers "You don't have permission to submit" [ACC-049]`, async ({
      page,
      app,
      db,
      newStudent,
    }) => {
      const { exam } = await aSat(db);
      await aSat(db);
      const math = await plant(db, { sequence: oneQuestion });
      await page.route('**/sessions/events', (route) => route.abort());
      const { email } = await newStudent(page);
      const at = { page, app, exam: exam.id, question: math.address };
      // The page is the student's own; the session has become a tutor's look since it was opened.
      const send = await submit(at);
      await letATutorIn(db, email);
      const refused = page.waitForResponse((reply) => reply.status() === 403);
      await send();
      await refused;
      await expect(alertOf(page, "You don't have permission to submit")).toBeVisible();
      const { rows } = await db.query(
        `select (select count(*)::integer from exam_grades g where g.user_id = u.id) as grades,
                (select count(*)::integer from exams e where e.owner_id = u.id) as records,
                (select count(*)::integer from reported_problems p where p.user_id = u.id) as reports
           from users u where u.email = $1`,
        [email],
      );
      expect(rows).toEqual([{ grades: 0, records: 0, reports: 0 }]);
    });
  }
});

/** `exam` is one of two in the list, `question` the address of a page where one practises. */
type At = { page: Page; app: RunningServer; exam: string; question: string };

/** What a page that was opened before may still offer: each opens it, and answers how to send it. */
function stillReachable(): { what: string; submit(at: At): Promise<() => Promise<unknown>> }[] {
  const graded = async ({ page, app, exam }: At, item: string) => {
    await page.goto(`${app.learner}/home/sats?sat=${exam}`);
    await page.getByRole('switch', { name: 'Grading mode' }).check({ force: true });
    await page.getByRole('button', { name: /^Action: Math - No Calculator/ }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const ok = (page: Page): Locator => page.getByRole('button', { name: 'OK', exact: true });
  const submitted = async (page: Page) => {
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await ok(page).click();
  };
  return [
    {
      what: 'a sheet',
      async submit(at) {
        await graded(at, 'Open Sheet');
        await at.page.getByRole('dialog').getByRole('radio', { name: 'B' }).first().click();
        return () => submitted(at.page);
      },
    },
    {
      what: 'a marking',
      async submit(at) {
        await graded(at, 'Select Wrong');
        await at.page.getByRole('button', { name: 'Question 1', exact: true }).click();
        return () => submitted(at.page);
      },
    },
    {
      what: 'a new order',
      async submit({ page, app }) {
        await page.goto(`${app.learner}/home/sats`);
        await page.getByRole('button', { name: 'Reorder SATs' }).click();
        await page
          .getByRole('button', { name: /^Move down/ })
          .first()
          .click();
        return () => page.getByRole('button', { name: 'Save order' }).click();
      },
    },
    {
      what: 'a report of a problem',
      async submit({ page, app, question }) {
        await page.goto(app.learner + question);
        await page.getByRole('button', { name: 'Report problem' }).click();
        await page.getByRole('checkbox', { name: 'There is a typo' }).check();
        return () => page.getByRole('button', { name: 'Send' }).click();
      },
    },
    {
      what: 'a record',
      async submit({ page, app }) {
        await page.goto(`${app.learner}/home/sats`);
        await page.getByRole('button', { name: 'Create SAT' }).click();
        await page.getByLabel('Title').fill('May');
        await page.getByLabel('Verbal').fill('600');
        await page.getByLabel('Math').fill('700');
        return () => page.getByRole('button', { name: 'Create', exact: true }).click();
      },
    },
  ];
}

test('what the student has not sent from this device stays as it is while a tutor looks on [ACC-048]', async ({
  page,
  app,
  db,
  room,
}) => {
  const math = await plant(db, { sequence: oneQuestion });
  const saveCall = '/api/user_questions/save_user_questions_progress';
  const logOut = async () => {
    await openProfileMenu(page);
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  await logOut();
  await expect(page).toHaveURL(`${app.learner}/`);
  await fillLogIn(page, room.student);
  await expect(page).toHaveURL(`${app.learner}/home`);
  await page.goto(app.learner + math.address);
  await page.route(`**${saveCall}`, (route) => route.abort());
  await paper(page).answer('No');
  await expect(paper(page).saved).toHaveText('Saved on this device');
  await page.goto(`${app.learner}/home`);
  await logOut();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(`${app.learner}/`);

  await fillLogIn(page, room.tutor);
  await lookAt(page, 'Maya Okafor');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(saveCall)) sent += 1;
  });
  await page.unroute(`**${saveCall}`);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.waitForTimeout(2_500);
  expect(sent).toBe(0);
  expect(await answersOf(db, room.student.email)).toEqual([]);
  await expect(page.getByText(/not been sent/)).toHaveCount(0);
  await banner(page).getByRole('button', { name: 'Back to Tutor' }).click();
  await expect(studentsPage(page).heading).toBeVisible();
  await logOut();
  await expect(page).toHaveURL(`${app.learner}/`);
  await fillLogIn(page, room.student);
  await expect.poll(() => answersOf(db, room.student.email)).toHaveLength(1);
});
