import { answeredStep, stepsRow } from '@fourfold/server/testing/fixtures/practice-steps';
import { topicRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { studentsPageOf, tutorRows } from '../support/tutoring.ts';

test('a tutor sees what a student missed, by cause and by skill', async ({ page, mountPage }) => {
  const tutorAndStudents = tutorRows({ name: 'Maya Okafor', overdue: 2 }, { name: 'Ben Ortega' });
  const [maya] = tutorAndStudents.students;
  const math = topicRows({ sequence: { a: { choices: yesOrNo }, b: { choices: yesOrNo }, c: { choices: yesOrNo } } });
  const history = { user_id: maya.account.id, reference_type: 'HomeSubsubTopic', reference_id: math.subsubtopic };
  const answered = (key: string, is_correct: boolean) =>
    answeredStep({ question_id: math.question[key] ?? '', is_correct, time_spent_before_answer: 40 });
  const steps = stepsRow(history, [answered('a', false), answered('b', false), answered('c', true)]);
  await mountPage('/home/students', {
    as: tutorAndStudents.tutor,
    planted: [tutorAndStudents, math, { rows: [steps] }],
  });
  const list = studentsPageOf(page);
  await list.row('Maya').getByRole('button', { name: 'Mistakes of Maya Okafor' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Mistakes of Maya Okafor' });
  await expect(panel.getByText('2 questions missed')).toBeVisible();
  await expect(panel.getByText(/^This week: .*2 overdue$/)).toBeVisible();
  const rowsOf = (caption: string) =>
    panel
      .getByRole('table', { name: caption })
      .getByRole('row')
      .filter({ hasNot: page.getByRole('columnheader') });
  await expect(rowsOf('By cause')).toHaveText(['No cause yet2']);
  await expect(rowsOf('By skill')).toHaveText(['Linear functions21 of 3']);
  await page.keyboard.press('Escape');
  await expect(list.row('Maya').getByRole('button', { name: 'Mistakes of Maya Okafor' })).toBeFocused();
  await list.row('Ben').getByRole('button', { name: 'Mistakes of Ben Ortega' }).click();
  await expect(page.getByRole('dialog').getByText('No mistakes')).toBeVisible();
});
