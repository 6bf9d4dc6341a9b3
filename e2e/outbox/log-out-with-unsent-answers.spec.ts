import type { Page } from '@playwright/test';
import { waitForNetworkIdle } from '../quiet.ts';
import { fillLogIn } from '../support/fixtures.ts';
import { answersOf, expect, questionPageOf, saveAnswerPath, test } from '../support/question-page.ts';
import { plantEndlessSet } from './endless-set.ts';
import { leaveAnswerUnsent, oneUnsentText, unsentNotice } from './unsent-answer.ts';

async function clickLogOut(page: Page) {
  await page.getByRole('button', { name: /profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}
const logOutDialog = (page: Page) => page.getByRole('dialog', { name: /Log out all the same/ });

test('log-out with unsent answers asks for confirmation; Cancel stays, OK logs out, and the answers wait for their own account', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const address = await plantEndlessSet(db);
  const firstStudent = await newStudent(page);
  await leaveAnswerUnsent(page, app.learner + address);
  await page.goto(`${app.learner}/home`);
  await expect(unsentNotice(page)).toHaveText(oneUnsentText);
  await clickLogOut(page);
  await expect(logOutDialog(page)).toHaveAccessibleName('1 answer has not been sent. Log out all the same?');
  await expect(logOutDialog(page)).toContainText(
    `It stays on this device for ${firstStudent.email} and goes when this account logs in here again.`,
  );
  await logOutDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`${app.learner}/home`);
  await expect(unsentNotice(page)).toHaveText(oneUnsentText);
  await clickLogOut(page);
  await logOutDialog(page).getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(`${app.learner}/`);

  // Another account on this browser does not see or send these answers, and its log-out does not
  // ask.
  await page.unrouteAll();
  const secondStudent = await newStudent(page);
  await page.goto(app.learner + address);
  await questionPageOf(page).answer('Yes');
  await expect(questionPageOf(page).saved).toHaveText('Saved');
  await page.goto(`${app.learner}/home`);
  await waitForSender(page);
  await expect(unsentNotice(page)).toHaveCount(0);
  expect((await answersOf(db, secondStudent.email)).map((row) => row.is_correct)).toEqual([true]);
  expect(await answersOf(db, firstStudent.email)).toEqual([]);
  await clickLogOut(page);
  await expect(page).toHaveURL(`${app.learner}/`);

  await fillLogIn(page, firstStudent);
  await expect.poll(() => answersOf(db, firstStudent.email)).toHaveLength(1);
  expect((await answersOf(db, firstStudent.email)).map((row) => row.is_correct)).toEqual([false]);
});

test('log-out first waits a moment for unsent answers to be sent, and then does not ask', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const address = await plantEndlessSet(db);
  const { email } = await newStudent(page);
  await leaveAnswerUnsent(page, app.learner + address);
  await page.goto(`${app.learner}/home`);
  await expect(unsentNotice(page)).toHaveText(oneUnsentText);
  await page.unrouteAll();
  await page.route(`**${saveAnswerPath}`, async (route) => {
    await new Promise((done) => setTimeout(done, 800));
    await route.continue();
  });
  await clickLogOut(page);
  await expect(page).toHaveURL(`${app.learner}/`);
  await expect.poll(() => answersOf(db, email)).toHaveLength(1);
});

test('log-out without a network at least logs out this device', async ({ page, app, db, newStudent }) => {
  const address = await plantEndlessSet(db);
  const firstStudent = await newStudent(page);
  await leaveAnswerUnsent(page, app.learner + address);
  await page.goto(`${app.learner}/home`);
  await expect(unsentNotice(page)).toHaveText(oneUnsentText);
  await waitForNetworkIdle(page);
  await page.context().setOffline(true);
  await clickLogOut(page);
  await logOutDialog(page).getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(`${app.learner}/`);
  await expect(
    questionPageOf(page).alert('Logged out on this device alone: the server could not be reached.'),
  ).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('"token":"');
  await page.context().setOffline(false);
  await page.unrouteAll();
  await fillLogIn(page, firstStudent);
  await expect.poll(() => answersOf(db, firstStudent.email)).toHaveLength(1);
});

test('answers wait for their own account when the server ends the session', async ({ page, app, db, newStudent }) => {
  const address = await plantEndlessSet(db);
  const firstStudent = await newStudent(page);
  await leaveAnswerUnsent(page, app.learner + address);
  await db.query('delete from sessions');
  await page.unrouteAll();
  await page.goto(`${app.learner}/home`);
  await expect(page).toHaveURL(`${app.learner}/`);
  const secondStudent = await newStudent(page);
  await page.goto(app.learner + address);
  await questionPageOf(page).answer('Yes');
  await expect(questionPageOf(page).saved).toHaveText('Saved');
  expect((await answersOf(db, secondStudent.email)).map((row) => row.is_correct)).toEqual([true]);
  expect(await answersOf(db, firstStudent.email)).toEqual([]);

  // Wait on the log-in screen until the sender has loaded, before anyone logs in.
  await db.query('delete from sessions');
  await page.goto(`${app.learner}/home`);
  await expect(page).toHaveURL(`${app.learner}/`);
  await waitForSender(page);
  await fillLogIn(page, firstStudent);
  await expect.poll(() => answersOf(db, firstStudent.email)).toHaveLength(1);
});

test('a session that ends while an answer is sent is reported, and the answer is kept', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const address = await plantEndlessSet(db);
  // The response to the answer must be the first sign of the ended session.
  await ignoreSessionEvents(page);
  const firstStudent = await mountPage(address, { as: 'student' });
  await expect(questionPageOf(page).saved).toHaveText('Saved');
  await db.query('delete from sessions');
  await questionPageOf(page).answer('No');
  await expect(page).toHaveURL(`${app.learner}/`);
  await expect(questionPageOf(page).alert('Session expired')).toBeVisible();
  await fillLogIn(page, firstStudent);
  await expect.poll(() => answersOf(db, firstStudent.email)).toHaveLength(1);
});

test('a session from another tab’s log-in takes none of the first account’s answers, and stays valid when the first one ends', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const address = await plantEndlessSet(db);
  const firstStudent = await newStudent(page);
  const secondStudent = await newAccount(page, newStudent, app.learner, firstStudent);
  // The first tab is not notified of the other one’s log-in, like a suspended tab.
  await ignoreSessionEvents(page);
  await leaveAnswerUnsent(page, app.learner + address);

  const other = await page.context().newPage();
  await other.route(`**${saveAnswerPath}`, (route) => route.abort());
  await other.goto(`${app.learner}/home`);
  await clickLogOut(other);
  await logOutDialog(other).getByRole('button', { name: 'OK' }).click();
  await expect(other).toHaveURL(`${app.learner}/`);
  await fillLogIn(other, secondStudent);
  await expect(other).toHaveURL(`${app.learner}/home`);
  await page.unroute(`**${saveAnswerPath}`);
  const refused = page.waitForResponse((reply) => reply.url().endsWith(saveAnswerPath));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  expect((await refused).status()).toBe(401);
  await other.unrouteAll();
  await other.goto(app.learner + address);
  await questionPageOf(other).answer('Yes');
  await expect(questionPageOf(other).saved).toHaveText('Saved');
  await other.reload();
  await expect(questionPageOf(other).number).toBeVisible();
  expect((await answersOf(db, secondStudent.email)).map((row) => row.is_correct)).toEqual([true]);
  expect(await answersOf(db, firstStudent.email)).toEqual([]);
});

test('a tutor who is logged in as the student neither sends nor sees unsent answers', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const address = await plantEndlessSet(db);
  const { email } = await newStudent(page);
  await leaveAnswerUnsent(page, app.learner + address);
  await ignoreSessionEvents(page);
  await page.route('**/accounts/set_current_user', async (route) => {
    const reply = await route.fetch();
    const visited = { status: true, tutor_id: crypto.randomUUID(), tutor_name: 'Ms Reed' };
    return route.fulfill({ response: reply, json: { ...(await reply.json()), tutor_login: visited } });
  });
  await page.goto(`${app.learner}/home`);
  await waitForSender(page);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(saveAnswerPath)) sent += 1;
  });
  const sentBefore = sent;
  await page.unroute(`**${saveAnswerPath}`);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.waitForTimeout(2_500);
  expect(sent).toBe(sentBefore);
  expect(await answersOf(db, email)).toEqual([]);
  await expect(unsentNotice(page)).toHaveCount(0);
});

/** After its next load, a page is not notified of session changes, neither by other tabs nor by the server. */
async function ignoreSessionEvents(page: Page) {
  await page.route('**/api/sessions/events', (route) => route.abort());
  await page.addInitScript(() => {
    Object.assign(window, { BroadcastChannel: undefined });
    for (const name of ['storage', 'focus', 'pageshow']) {
      addEventListener(name, (event) => event.stopImmediatePropagation(), true);
    }
  });
}

async function waitForSender(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/sender-/.test(name)));
}

type Student = { email: string; password: string };

/** Creates another student's account, and logs the first student in again. */
async function newAccount(
  page: Page,
  newStudent: (page: Page) => Promise<Student>,
  learner: string,
  first: Student,
): Promise<Student> {
  await clickLogOut(page);
  await expect(page).toHaveURL(`${learner}/`);
  const newStudentAccount = await newStudent(page);
  await clickLogOut(page);
  await expect(page).toHaveURL(`${learner}/`);
  await fillLogIn(page, first);
  await expect(page).toHaveURL(`${learner}/home`);
  return newStudentAccount;
}
