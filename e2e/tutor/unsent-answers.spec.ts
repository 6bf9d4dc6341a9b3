import { waitForNetworkIdle } from '../quiet.ts';
import { fillLogIn } from '../support/fixtures.ts';
import { topicRows } from '../support/planting.ts';
import { answersOf, expect, questionPageOf, saveAnswerPath, test } from '../support/question-page.ts';
import { logInAs, openProfileMenu, studentsPageOf, tutorBannerOf, tutorRows } from '../support/tutoring.ts';
import { oneQuestion } from './tutor-fixtures.ts';

test('an unsent answer of a student stays on the device while the student’s tutor uses it [ACC-048]', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const tutorAndStudent = tutorRows({ name: 'Maya Okafor' });
  const [maya] = tutorAndStudent.students;
  const math = topicRows({ sequence: oneQuestion });
  await page.route(`**${saveAnswerPath}`, (route) => route.abort());
  await mountPage(math.address, { as: maya, planted: [tutorAndStudent, math] });
  const logOut = async () => {
    await openProfileMenu(page);
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  await questionPageOf(page).answer('No');
  await expect(questionPageOf(page).saved).toHaveText('Saved on this device');
  await page.goto(`${app.learner}/home`);
  await logOut();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(`${app.learner}/`);

  await fillLogIn(page, tutorAndStudent.tutor);
  await logInAs(page, 'Maya Okafor');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(saveAnswerPath)) sent += 1;
  });
  await page.unroute(`**${saveAnswerPath}`);
  await page.reload();
  await expect(tutorBannerOf(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await waitForNetworkIdle(page);
  expect(sent).toBe(0);
  expect(await answersOf(db, maya.email)).toEqual([]);
  await expect(page.getByText(/not been sent/)).toHaveCount(0);
  await tutorBannerOf(page).getByRole('button', { name: 'Back to Tutor' }).click();
  await expect(studentsPageOf(page).heading).toBeVisible();
  await logOut();
  await expect(page).toHaveURL(`${app.learner}/`);
  await fillLogIn(page, maya);
  await expect.poll(() => answersOf(db, maya.email)).toHaveLength(1);
});
