import { expectAllReachable } from '../keyboard.ts';
import { expectAccessible, expectScreenAccessible } from '../support/accessible.ts';
import { plant, plantExam } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { errorScreens } from './screens/error-screens.ts';
import { examListScreens } from './screens/exam-list-screens.ts';
import { practiceScreens } from './screens/practice-screens.ts';
import { questionScreens } from './screens/question-screens.ts';

for (const [group, screens] of Object.entries({
  'around practice': practiceScreens,
  'of lists of exams': examListScreens,
  'of questions': questionScreens,
  'of errors': errorScreens,
})) {
  test(`the screens ${group} pass axe, light on a desktop and dark on a phone, and the keyboard reaches every control`, async ({
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
          plant: (spec) => plant(db, spec),
          plantExam: (spec) => plantExam(db, spec),
        });
        await expectAllReachable(page);
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
