import { keyboardUserOf } from '../keyboard.ts';
import { topicRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { studentsPageOf, tutorBannerOf, tutorRows } from '../support/tutoring.ts';

test('by keyboard alone: a tutor assigns to a student, logs in as another and returns', async ({
  page,
  app,
  mountPage,
}) => {
  const tutorAndStudents = tutorRows({ name: 'Amara Lindqvist' }, { name: 'Ben Ortega' });
  const sets = { first: { title: 'Unheard of steps', questions: [{ choices: yesOrNo }] } };
  await mountPage('/home/students', {
    as: tutorAndStudents.tutor,
    planted: [tutorAndStudents, topicRows({ sequence: {}, sets })],
  });
  const { press, tabTo, type } = keyboardUserOf(page);
  const list = studentsPageOf(page);
  await tabTo(list.choose('Ben'));
  await press('Space');
  await tabTo(page.getByRole('button', { name: 'Assign to 1 student' }));
  await press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await type('unheard of');
  await expect(page.getByRole('group', { name: 'What was found' })).toBeVisible();
  await tabTo(page.getByRole('radio', { name: /Unheard of steps/ }));
  await press('Space', 'Enter');
  await expect(page.getByLabel('Due date')).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('dialog', { name: 'Assigned to 1 student' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Done' })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tabTo(list.loginAs('Amara'));
  await press('Enter');
  await expect(tutorBannerOf(page)).toContainText('Amara Lindqvist');
  await expect(page).toHaveURL(`${app.learner}/home`);
  await tabTo(tutorBannerOf(page).getByRole('button', { name: 'Back to Tutor' }), 'Shift+Tab');
  await press('Enter');
  await expect(list.heading).toBeVisible();
});
