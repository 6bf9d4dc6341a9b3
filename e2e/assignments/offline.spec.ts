import { alertOf } from '../support/alert.ts';
import { assignmentRows } from '../support/assignment-rows.ts';
import { personRows, topicRows, yesOrNo } from '../support/planting.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';
import { assignmentsOf, oneQuestion, sequenceAssignment } from './assignment-fixtures.ts';

test('a sequence finished offline completes its assignment when the network is back [SEQ-011]', async ({
  page,
  app,
  context,
  mountPage,
}) => {
  const student = personRows('student');
  const links = { right: { question: 'b' } };
  const math = topicRows({ sequence: { a: { ...oneQuestion, ...links }, b: { text: 'Two?', choices: yesOrNo } } });
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/assignments/complete')) sent.push(request.postDataJSON());
  });
  await mountPage('/home', {
    as: student,
    planted: [student, math, assignmentRows(student, [sequenceAssignment(math)])],
  });
  const { row, tab } = assignmentsOf(page);
  await row('Planted sequence').getByRole('link', { name: 'Start Planted sequence' }).click();
  // The first answer loads the code that answers need offline.
  await questionPageOf(page).answer('Yes');
  await questionPageOf(page).next.click();
  await expect(page.getByText('Two?')).toBeVisible();
  await expect(questionPageOf(page).saved).toHaveText('Saved');
  await context.setOffline(true);
  await questionPageOf(page).answer('Yes');
  await questionPageOf(page).submit.click();
  await expect(alertOf(page, 'Sequence Assignment Completed')).toBeVisible();
  await expect(page).toHaveURL(`${app.learner}/home`);
  await expect(row('Planted sequence')).toBeVisible();
  expect(sent).toEqual([]);
  await context.setOffline(false);
  await expect(tab('Completed Assignments')).toHaveText('Completed Assignments1');
  // The answer itself has already completed it on the server; the page’s own call can come after
  // the new list.
  await expect.poll(() => sent).toEqual([{ type: 'home', subsubtopic_id: math.subsubtopic }]);
});
