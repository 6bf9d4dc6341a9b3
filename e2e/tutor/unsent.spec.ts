import { topicRows } from '../content.ts';
import { fillLogIn } from '../fixtures.ts';
import { answersOf, expect, paper, saveCall, test } from '../practising.ts';
import { quiet } from '../quiet.ts';
import { banner, lookAt, openProfileMenu, studentsPage, tutorWith } from '../tutoring.ts';
import { oneQuestion } from './planted.ts';

test('an unsent answer of a student stays on the device while the student’s tutor uses it [ACC-048]', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const own = tutorWith({ name: 'Maya Okafor' });
  const [maya] = own.students;
  const math = topicRows({ sequence: oneQuestion });
  await page.route(`**${saveCall}`, (route) => route.abort());
  await mountPage(math.address, { as: maya, planted: [own, math] });
  const logOut = async () => {
    await openProfileMenu(page);
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  await paper(page).answer('No');
  await expect(paper(page).saved).toHaveText('Saved on this device');
  await page.goto(`${app.learner}/home`);
  await logOut();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(`${app.learner}/`);

  await fillLogIn(page, own.tutor);
  await lookAt(page, 'Maya Okafor');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(saveCall)) sent += 1;
  });
  await page.unroute(`**${saveCall}`);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await quiet(page);
  expect(sent).toBe(0);
  expect(await answersOf(db, maya.email)).toEqual([]);
  await expect(page.getByText(/not been sent/)).toHaveCount(0);
  await banner(page).getByRole('button', { name: 'Back to Tutor' }).click();
  await expect(studentsPage(page).heading).toBeVisible();
  await logOut();
  await expect(page).toHaveURL(`${app.learner}/`);
  await fillLogIn(page, maya);
  await expect.poll(() => answersOf(db, maya.email)).toHaveLength(1);
});
