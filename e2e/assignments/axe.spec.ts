import { expectAccessible } from '../accessible.ts';
import { assignmentRows } from '../assigned.ts';
import { topicRows } from '../content.ts';
import { expect, test } from '../practising.ts';
import { tutorWith } from '../tutoring.ts';
import { assignments, branchOf, manySets, ofSet, one, openPopup } from './planted.ts';

test('the assignments of a student and of a tutor, and the dialog to assign, pass axe', async ({ page, app, mountPage }) => {
  const own = tutorWith({ name: 'Maya Okafor' });
  const [maya] = own.students;
  const math = topicRows({ sequence: { a: one }, sets: manySets(10) });
  const keys = Object.keys(math.set).slice(1);
  const all = assignmentRows(
    maya,
    keys.map((key, at) => ofSet(math, key, { due: at - 1 })),
  );
  await mountPage('/home', { as: maya, planted: [own, math, all] });
  await expect(assignments(page).rows).toHaveCount(8);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, ['light']);
  await page.setViewportSize({ width: 1280, height: 900 });
  await mountPage('/home', { as: maya, by: own.tutor });
  await expect(assignments(page).rows).toHaveCount(8);
  await expectAccessible(page);
  await page.goto(app.learner + branchOf(math));
  const popup = await openPopup(page);
  await expectAccessible(page);
  await popup.getByRole('button', { name: 'Assign Set 1', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Assign Set 1' })).toBeVisible();
  await expectAccessible(page);
});
