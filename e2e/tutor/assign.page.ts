import { topicRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { studentsPageOf, tutorRows } from '../support/tutoring.ts';
import { oneQuestion } from './tutor-fixtures.ts';

test('a tutor can find a sequence by subject and topic instead of its title', async ({ page, db, mountPage }) => {
  const tutorAndStudent = tutorRows({ name: 'Ben Ortega' });
  const sets = { first: { title: 'Steps', questions: [{ choices: yesOrNo }] } };
  const math = topicRows({ sequence: oneQuestion, sets });
  const other = topicRows({ sequence: oneQuestion });
  const grammar = topicRows({ kind: 'grammar', sequence: oneQuestion });
  await mountPage('/home/students', { as: tutorAndStudent.tutor, planted: [tutorAndStudent, math, other, grammar] });
  await studentsPageOf(page).choose('Ben Ortega').check();
  await page.getByRole('button', { name: 'Assign to 1 student' }).click();
  const dialog = page.getByRole('dialog');
  const [subject, topic] = [dialog.getByLabel('Subject'), dialog.getByLabel('Topic', { exact: true })];
  await expect(topic.getByRole('option')).toHaveCount(2);
  await topic.selectOption(math.topic);
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByRole('radio').first()).toHaveAccessibleName(/^Planted sequence.*Sequence/);
  await subject.selectOption('Grammar');
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await dialog.getByRole('radio').check();
  await dialog.getByRole('button', { name: 'Choose due date' }).click();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Assigned to 1 student' })).toBeVisible();
  const { rows } = await db.query('select reference_id from assignments');
  expect(rows).toEqual([{ reference_id: grammar.subsubtopic }]);
});

test('a tutor can find a set by a skill that its questions have', async ({ page, db, mountPage }) => {
  const tutorAndStudent = tutorRows({ name: 'Ben Ortega' });
  const sets = { steps: { title: 'Steps', questions: [{ choices: yesOrNo }, { choices: yesOrNo }] } };
  const math = topicRows({ sequence: oneQuestion, sets });
  await mountPage('/home/students', { as: tutorAndStudent.tutor, planted: [tutorAndStudent, math] });
  await studentsPageOf(page).choose('Ben Ortega').check();
  await page.getByRole('button', { name: 'Assign to 1 student' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Skills' }).click();
  await expect(dialog.getByLabel('Domain')).toContainText('SAT: Algebra');
  const skill = dialog.getByLabel('Skill', { exact: true });
  await expect(skill.getByRole('option')).toHaveText(['Linear functions']);
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByRole('radio').first()).toHaveAccessibleName(
    /^Steps.*Problem set.*2 questions of the skill$/,
  );
  await expect(dialog.getByRole('radio').last()).toHaveAccessibleName(
    /^Planted sequence.*Sequence.*1 question of the skill$/,
  );
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Choose due date' }).click();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Assigned to 1 student' })).toBeVisible();
  const { rows } = await db.query('select reference_id from assignments');
  expect(rows).toEqual([{ reference_id: math.set.steps }]);
});
