import { expectAccessible } from '../accessible.ts';
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
  'of faults': faults,
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
        await expectAccessible(page, ['light']);
        await page.setViewportSize({ width: 390, height: 844 });
        await expectAccessible(page, ['dark']);
        const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect(await page.evaluate(overflow), `${name} fits a phone`).toBe(0);
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.unrouteAll();
        await page.context().setOffline(false);
      });
    }
  });
}
