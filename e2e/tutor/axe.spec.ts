import { expectAccessible } from '../accessible.ts';
import { topicRows, yesOrNo } from '../content.ts';
import { expect, test } from '../practising.ts';
import { lookAt, studentsPage, tutorWith } from '../tutoring.ts';

// everywhere/accessible.spec.ts checks the empty list.
test('a tutor’s list with long names, its dialogs and a page under the banner pass axe', async ({
  page,
  mountPage,
}) => {
  const long = 'Bartholomew Featherstonehaugh-Cholmondeley of the House with the Very Long Name';
  const more = Array.from({ length: 30 }, (_, at) => ({ name: `Student ${at + 1}` }));
  const own = tutorWith({ name: long, overdue: 12, quietFor: 400 }, ...more);
  const sets = { first: { title: 'Unusual steps', questions: [{ choices: yesOrNo }] } };
  await mountPage('/home/students', { as: own.tutor, planted: [own, topicRows({ sequence: {}, sets })] });
  const list = studentsPage(page);
  await list.choose(long).check();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(list.loginAs(long)).toBeVisible();
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);
  await expectAccessible(page, ['light']);
  await page.getByRole('button', { name: 'Assign to 1 student' }).click();
  await page.getByRole('searchbox', { name: 'Sequence or problem set' }).fill('unusual st');
  await page.getByRole('radio', { name: /Unusual steps/ }).check();
  await expectAccessible(page, ['light']);
  await page.getByRole('button', { name: 'Choose due date' }).click();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Assigned to 1 student' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await lookAt(page, long);
  expect(await page.evaluate(overflow)).toBe(0);
  await expectAccessible(page);
});
