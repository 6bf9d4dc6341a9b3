import { row } from '@fourfold/server/testing/fixtures/rows';
import { missedInSet } from '../mistakes/missed.ts';
import { assignmentRows } from '../support/assignment-rows.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';

test('an assigned set of mistakes asks only its questions, and is completed when all were right', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const texts = ['First?', 'Second?', 'Third?'];
  const { student, topic, planted } = missedInSet(texts.map((text) => ({ text, right: false })));
  const missed = topic.rows.filter(
    ({ table, values }) => table === 'questions' && values.parent_id === topic.set.missed,
  );
  const question_ids = missed.slice(0, 2).map(({ values }) => String(values.id));
  const id = crypto.randomUUID();
  const set = row('mistake_sets', { user_id: student.account.id, id, title: 'Mistakes: Slip', question_ids });
  const assigned = assignmentRows(student, [{ reference_type: 'MistakeSet', reference_id: id, topic_type: 'sat' }]);
  await mountPage('/home', { as: student, planted: [...planted, { rows: [set] }, assigned] });
  await page.getByRole('region', { name: 'Assignments' }).getByRole('link').first().click();
  await expect(page).toHaveURL(`${app.learner}/home/review?redo=true&set=${id}&dashboard=true`);

  const { answer, next } = questionPageOf(page);
  await answer('Yes');
  await next.press('Enter');
  await answer('Yes');
  await page.getByRole('button', { name: 'Finish' }).press('Enter');
  await expect(page).toHaveURL(`${app.learner}/home`);
  await expect(page.getByRole('region', { name: /^Review finished/ })).toBeVisible();
  const completed = async () =>
    (await db.query('select completed_at from assignments where id = $1', [assigned.ids[0]])).rows[0]?.completed_at;
  await expect.poll(completed).toBeInstanceOf(Date);
});
