import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/question-page.ts';
import { tutorRows } from '../support/tutoring.ts';
import { takenRows, wholeTest } from './taken-test.ts';

const hardest = ['ReadingWriting1', 'ReadingWriting2Harder', 'Math1', 'Math2Harder'];

/** A tutor with three students: one answered all right, one nine of ten, and one has submitted nothing. */
function takenByClass() {
  const group = tutorRows({ name: 'Ada Novak' }, { name: 'Ben Ortega' }, { name: 'Cal Diaz' });
  const [ada, ben] = group.students;
  const [test, other] = [wholeTest({ title: 'Practice 7' }), wholeTest({ title: 'Practice 6' })];
  const planted = [
    ...[group, test, other],
    takenRows(ada, test, { daysAgo: 2, given: (at) => at % 10 !== 0, sections: hardest }),
    takenRows(ben, test, { daysAgo: 1, given: () => true, sections: hardest }),
    takenRows(ben, other, { daysAgo: 9, given: () => true, sections: ['Math1', 'Math2Harder'] }),
  ];
  return { tutor: group.tutor, planted };
}

test('a tutor reads the scores of a test, by name or by score, and what the class answered right', async ({
  page,
  app,
  mountPage,
}) => {
  const { tutor, planted } = takenByClass();
  await mountPage('/home/students', { as: tutor, planted });
  await page.getByRole('link', { name: 'Scores', exact: true }).press('Enter');
  await expect(page).toHaveURL(`${app.learner}/home/students/scores`);
  await expect(page.getByText('2 of 3 students submitted a section.')).toBeVisible();
  const students = page.getByRole('table', { name: 'Scores' }).getByRole('rowheader');
  await expect(students).toHaveText(['Ada Novak', 'Ben Ortega', 'Cal Diaz']);
  await expect(page.getByRole('row', { name: /^Cal Diaz/ })).toContainText('Not submitted');
  await expect(page.getByRole('row', { name: /^Ben Ortega/ })).toContainText(/\d{3,4}–\d{3,4}/);
  await page.getByRole('radio', { name: 'By score' }).check({ force: true });
  await expect(students).toHaveText(['Ben Ortega', 'Ada Novak', 'Cal Diaz']);
  // Of the 11 skills of the section this one has the numbers 1, 12 and 23 of both modules: number 1 is wrong once.
  const skills = page.getByRole('table', { name: 'Domains and skills' });
  await expect(skills.getByRole('row', { name: 'Words in Context' })).toContainText(/83%\s*10 of 12/);
  await expectAccessible(page);
  await page.getByLabel('Test').selectOption('Practice 6, mock test (1 student)');
  await expect(page).toHaveURL(/\/home\/students\/scores\?exam=[\w-]+&variant=mock$/);
  await expect(page.getByText('1 of 3 students submitted a section.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /^Ada Novak/ })).toContainText('Not submitted');
});

test('a student who was in practice mode is named, ranked after the others, and not added up', async ({
  page,
  mountPage,
}) => {
  const group = tutorRows({ name: 'Ada Novak' }, { name: 'Ben Ortega' });
  const [ada, ben] = group.students;
  const exam = wholeTest({ title: 'Practice 7' });
  const planted = [
    ...[group, exam],
    takenRows(ada, exam, { daysAgo: 2, given: (at) => at % 10 !== 0, sections: hardest }),
    takenRows(ben, exam, { daysAgo: 1, given: () => true, sections: hardest, practice: true }),
  ];
  await mountPage('/home/students/scores', { as: group.tutor, planted });
  await expect(page.getByRole('row', { name: /^Ben Ortega/ })).toContainText('practice mode');
  await expect(page.getByRole('row', { name: /^Ada Novak/ })).not.toContainText('practice mode');
  await page.getByRole('radio', { name: 'By score' }).check({ force: true });
  const students = page.getByRole('table', { name: 'Scores' }).getByRole('rowheader');
  await expect(students).toHaveText(['Ada Novak', 'Ben Ortega']);
  await expect(page.getByText('Sections that were taken in practice mode are not counted here.')).toBeVisible();
  const skills = page.getByRole('table', { name: 'Domains and skills' });
  await expect(skills.getByRole('row', { name: 'Words in Context' })).toContainText(/67%\s*4 of 6/);
});

test('the scores of a class are printed without the page around them', async ({ page, mountPage }) => {
  const { tutor, planted } = takenByClass();
  await mountPage('/home/students/scores', { as: tutor, planted });
  await expect(page.getByRole('row', { name: /^Circles/ })).toBeVisible();
  const printed = page.evaluate(() => new Promise((resolve) => (window.print = () => resolve(true))));
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await printed).toBe(true);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Practice 7');
  await expect(sheet).toContainText('Scores of the mock test. 2 of 3 students submitted a section.');
  await expect(page.locator('#root')).toBeHidden();
});

test('says that no test is submitted, and what could not be loaded', async ({ page, mountPage }) => {
  const { tutor, planted } = takenByClass();
  await page.route(/\/api\/score_reports\?/, (route) => route.abort());
  await mountPage('/home/students/scores', { as: tutor, planted });
  await expect(page.getByText('The scores could not be loaded.')).toBeVisible({ timeout: 20_000 });
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Scores' })).toBeVisible();
  await mountPage('/home/students/scores', { as: 'tutor' });
  await expect(page.getByText('No test is submitted')).toBeVisible();
});
