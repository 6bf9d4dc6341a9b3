import { findTestWork } from '@fourfold/core/assignments/test-work';
import { assignmentRows, type PlantedAssignment } from '../support/assignment-rows.ts';
import { personRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { satTest, testSectionPageOf } from '../support/test-section.ts';
import { studentsPageOf, tutorRows } from '../support/tutoring.ts';
import { assignmentsOf } from './assignment-fixtures.ts';

function testAssignment(exam: string, section: string | null): PlantedAssignment {
  const work = findTestWork({ edition: 'sat-paper', variant: 'mock', section });
  if (!work) throw new Error('no such test');
  return { reference_type: work.reference, reference_id: exam, topic_type: 'sat' };
}

test('an assigned test leads to its open section, and is completed by the submission', async ({ page, mountPage }) => {
  const student = personRows('student');
  const sat = satTest();
  const assigned = assignmentRows(student, [testAssignment(sat.id, null), testAssignment(sat.id, 'MathNoCalc')]);
  await mountPage('/home', { as: student, planted: [student, sat, assigned] });
  const { part, row, tab } = assignmentsOf(page);
  const section = `${sat.title}, Math - No Calculator`;
  await expect(row(section)).toContainText('SATMock test');
  await expect(row(section)).toContainText('Not begunStart');
  await row(section)
    .getByRole('link', { name: `Start ${section}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`/home/sat-test/${sat.id}/mock/MathNoCalc`));
  const sectionPage = testSectionPageOf(page);
  await sectionPage.begin();
  await sectionPage.choose('Yes');
  await sectionPage.submitTest.click();
  await sectionPage.ok.click();
  await expect(page).toHaveURL(/\/home\/sats\?/);

  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expect(row(sat.title)).toContainText('50%');
  await expect(row(sat.title).getByRole('link', { name: `Continue ${sat.title}` })).toHaveAttribute(
    'href',
    new RegExp(`/home/sat-test/${sat.id}/mock/MathCalc`),
  );
  await tab('Completed Assignments').click();
  await expect(part.getByRole('rowheader')).toHaveText([section]);
  await expect(row(section).getByRole('link')).toHaveCount(0);
});

test('a tutor assigns a section of a test to a student, found by the exam', async ({ page, db, mountPage }) => {
  const tutorAndStudent = tutorRows({ name: 'Ben Ortega' });
  const sat = satTest();
  await mountPage('/home/students', { as: tutorAndStudent.tutor, planted: [tutorAndStudent, sat] });
  await studentsPageOf(page).choose('Ben Ortega').check();
  await page.getByRole('button', { name: 'Assign to 1 student' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Tests' }).click();
  await dialog.getByLabel('SAT or ACT').selectOption(sat.id);
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await dialog.getByRole('radio', { name: /Math - Calculator/ }).check();
  await dialog.getByRole('button', { name: 'Choose due date' }).click();
  await expect(page.getByText('A submitted test is final', { exact: false })).toBeVisible();
  await page.getByLabel('Note to the student').fill('With a clock.');
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Assigned to 1 student' })).toBeVisible();
  const { rows } = await db.query('select reference_type, reference_id, note from assignments');
  expect(rows).toEqual([
    { reference_type: 'HomeSatMockTestQuestion/MathCalc', reference_id: sat.id, note: 'With a clock.' },
  ]);
});
