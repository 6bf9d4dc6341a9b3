import { expectAccessible } from '../support/accessible.ts';
import { topicRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { logInAs, studentsPageOf, tutorRows } from '../support/tutoring.ts';

// everywhere/accessible.spec.ts checks the empty list.
test('a tutor’s list with long names, its dialogs and a page under the banner pass axe @whole', async ({
  page,
  mountPage,
}) => {
  const longName = 'Bartholomew Featherstonehaugh-Cholmondeley of the House with the Very Long Name';
  const otherStudents = Array.from({ length: 30 }, (_, at) => ({ name: `Student ${at + 1}` }));
  const tutorAndStudents = tutorRows({ name: longName, overdue: 12, quietFor: 400 }, ...otherStudents);
  const sets = { first: { title: 'Unusual steps', questions: [{ choices: yesOrNo }] } };
  await mountPage('/home/students', {
    as: tutorAndStudents.tutor,
    planted: [tutorAndStudents, topicRows({ sequence: {}, sets })],
  });
  const list = studentsPageOf(page);
  await list.choose(longName).check();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(list.loginAs(longName)).toBeVisible();
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);
  await expectAccessible(page, ['light']);
  await page.getByRole('button', { name: 'Assign to 1 student' }).click();
  await page.getByRole('searchbox', { name: 'Sequence, problem set or test' }).fill('unusual st');
  await page.getByRole('radio', { name: /Unusual steps/ }).check();
  await expectAccessible(page, ['light']);
  await page.getByRole('button', { name: 'Choose due date' }).click();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Assigned to 1 student' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await logInAs(page, longName);
  expect(await page.evaluate(overflow)).toBe(0);
  await expectAccessible(page);
});
