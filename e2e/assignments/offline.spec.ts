import { alertOf } from '../alert.ts';
import { assignmentRows } from '../assigned.ts';
import { personRows, topicRows, yesOrNo } from '../content.ts';
import { expect, paper, test } from '../practising.ts';
import { assignments, ofSequence, one } from './planted.ts';

test('a sequence finished offline completes its assignment when the network is back [SEQ-011]', async ({
  page,
  app,
  context,
  mountPage,
}) => {
  const student = personRows('student');
  const onward = { right: { question: 'b' } };
  const math = topicRows({ sequence: { a: { ...one, ...onward }, b: { text: 'Two?', choices: yesOrNo } } });
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/assignments/complete')) sent.push(request.postDataJSON());
  });
  await mountPage('/home', {
    as: student,
    planted: [student, math, assignmentRows(student, [ofSequence(math)])],
  });
  const { row, tab } = assignments(page);
  await row('Planted sequence').getByRole('link', { name: 'Start Planted sequence' }).click();
  // The first answer loads the code that answers need offline.
  await paper(page).answer('Yes');
  await paper(page).next.click();
  await expect(page.getByText('Two?')).toBeVisible();
  await expect(paper(page).saved).toHaveText('Saved');
  await context.setOffline(true);
  await paper(page).answer('Yes');
  await paper(page).submit.click();
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
