import type { Page } from '@playwright/test';
import type pg from 'pg';
import { accountOf, fillLogIn, testOn } from '../fixtures.ts';
import { expect, test as oneProcess } from '../practising.ts';
import { untilHeard } from '../quiet.ts';
import { ask, tokenOf } from '../send.ts';
import { type RunningServer, startTwoServers } from '../server.ts';

/** The product with two server processes on one PostgreSQL. */
export const twoProcesses = testOn(startTwoServers);

/** How the product may run: whoever looks at a session hears of it in either. */
export const forms = [
  ['one server process', oneProcess],
  ['two server processes on one PostgreSQL', twoProcesses],
] as const;

const mend = 'Please refresh page or click the button below';
/** What ends a session, in the specified words. */
export const texts = {
  loggedIn: `You are already logged in. ${mend}`,
  asStudent: `You are logged In as student. ${mend}`,
  backToTutor: `You are logged in back to tutor. ${mend}`,
  loggedOut: `You are logged out. ${mend}`,
  changed: `Your account token has been changed. ${mend}`,
  unlinked: 'Student Unlinked by Admin. Please Select the valid option',
};

/** The alert that blocks the page. */
export const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Account Logout Alert' });
/** A button of the alert. */
export const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** The alert stands with these words and buttons, and its first button has the focus. */
export async function expectAlert(page: Page, text: string, buttons: readonly string[] = ['Reload']) {
  await expect(dialog(page).getByText(text, { exact: true })).toBeVisible();
  await expect(dialog(page).getByRole('button')).toHaveText([...buttons]);
  await expect(dialog(page).getByRole('button').first()).toBeFocused();
}

/** A tab that hears what happens elsewhere: in a browser one of them reads the stream for all. */
export async function listening(page: Page, address: string): Promise<void> {
  await untilHeard(page, new URL(address).origin, () => page.goto(address));
}

/** Chooses from the profile menu. */
export async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /profile menu/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** A tutor and a student of theirs, made for one journey. */
export async function aTutor(app: RunningServer, db: pg.Client, student: { email: string }) {
  const tutor = { email: `tutor-${crypto.randomUUID()}@mail.example`, password: 'four in a row' };
  // The student's own password, which we know: nobody registers as a tutor.
  const { rows } = await db.query<{ id: string; student: string }>(
    `insert into users (id, username, email, password_hash, user_type)
     select gen_random_uuid(), 'Tess Tutor', $2, password_hash, 'Tutor' from users where email = $1
     returning id, (select id from users where email = $1) as student`,
    [student.email, tutor.email],
  );
  const { id = '', student: studentId = '' } = rows[0] ?? {};
  const link = async (...linked_users: string[]) => {
    const authorization = await tokenOf(app, accountOf(app, 'super-admin'));
    await ask(app, 'PUT /users/link_users', { user_id: id, linked_users }, { authorization });
  };
  await link(studentId);
  return { ...tutor, unlink: () => link() };
}

/** Logs in, on the learners’ site. */
export async function enter(
  page: Page,
  app: RunningServer,
  account: { email: string; password: string },
): Promise<void> {
  await page.goto(`${app.learner}/`);
  await fillLogIn(page, account);
  await page.waitForURL(/\/home/);
}

/** A tutor who looks on as the student, in the first tab of a browser. */
export async function lookOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Login As / }).click();
  await expect(page.getByRole('complementary', { name: 'Tutor session' })).toBeVisible();
}
