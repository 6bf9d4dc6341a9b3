import { expectAccessible, expectScreenAccessible } from '../accessible.ts';
import { plant, plantExam } from '../content.ts';
import { expectAllInReach } from '../keyboard.ts';
import { expect, test } from '../practising.ts';
import { aroundPractice } from './screens/around-practice.ts';
import { examLists } from './screens/exam-lists.ts';
import { faults } from './screens/faults.ts';
import { questions } from './screens/questions.ts';

for (const [what, screens] of Object.entries({
  'around practice': aroundPractice,
  'of lists of exams': examLists,
  'of questions': questions,
  'of errors': faults,
})) {
  test(`the screens ${what} pass axe, light on a desktop and dark on a phone, and the keyboard reaches every control`, async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    test.setTimeout(300_000);
    await newStudent(page);
    for (const [name, open] of screens) {
      await test.step(name, async () => {
        await open(page, {
          learner: app.learner,
          plant: (wanted) => plant(db, wanted),
          plantExam: (wanted) => plantExam(db, wanted),
        });
        await expectAllInReach(page);
        await expectScreenAccessible(page, name);
        await page.unrouteAll();
        await page.context().setOffline(false);
      });
    }
  });
}

test('the pages before log-in pass axe, empty and with their errors', async ({ page, app }) => {
  for (const path of ['/', '/register', '/forgot-password', '/reset-password/some-token', '/nowhere']) {
    await page.goto(app.learner + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const send = page.getByRole('main').locator('button[type=submit]');
    if (await send.isVisible()) {
      await expectAccessible(page, ['light']);
      await send.click();
    }
    await expectScreenAccessible(page, path);
  }
});

test('a tutor’s students and the profile menu pass axe', async ({ page, mountPage }) => {
  await mountPage('/home/students', { as: 'tutor' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /profile menu/ }).click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await expectScreenAccessible(page, 'the profile menu');
});
