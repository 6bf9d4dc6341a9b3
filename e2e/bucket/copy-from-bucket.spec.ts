import { alertOf } from '../support/alert.ts';
import { bucketOf, choose, openSequencePage, problemSetsOf, sequencePath } from '../support/bucket.ts';
import { topicRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { sourceSequence } from './source-sequence.ts';

test('the bucket copies questions and sets, with their answers and without links, into another sequence [BKT-001] [BKT-010] [BKT-011]', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const [original, to] = [
    topicRows(sourceSequence),
    topicRows({ sequence: { own: { text: 'What was here before?', choices: yesOrNo } } }),
  ];
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/')) writes.push(pathname.slice(4));
  });
  await mountPage(sequencePath(original), { as: 'admin', planted: [original, to] });
  for (const target of ['question 1', 'question 2', 'question 3', 'Four in order'])
    await choose(page, target, 'Add to Bucket');
  await expect(bucketOf(page).entry).toHaveText('Bucket4');
  // The bucket is stored in the browser only.
  expect(writes.filter((path) => path !== '/accounts/set_current_user')).toEqual([]);

  await openSequencePage(page, app, to);
  const questions = page.getByRole('dialog', { name: 'Create questions from bucket' });
  for (const [chosen, message] of [
    [['How much of it?'], 'Question Created From Bucket'],
    [['What comes first?', 'And the last?'], 'Questions Created From Bucket'],
  ] as const) {
    await page.getByRole('button', { name: 'From bucket' }).first().click();
    for (const name of chosen) await questions.getByRole('checkbox', { name }).check();
    await questions.getByRole('button', { name: 'Add Questions' }).click();
    await expect(alertOf(page, message)).toBeVisible();
    await expect(questions).toBeHidden();
  }
  await expect(page.locator('[id^="open-"]')).toHaveCount(4);
  await problemSetsOf(page).button('Add from Bucket').click();
  const sets = page.getByRole('dialog', { name: 'Create problem sets from bucket' });
  await sets.getByRole('button', { name: 'Select All' }).click();
  await sets.getByRole('button', { name: 'Add Problem Sets' }).click();
  await expect(alertOf(page, 'Problem Set added From Bucket')).toBeVisible();
  await expect(problemSetsOf(page).rows.getByRole('link')).toHaveText(['Four in order']);
  await expect(problemSetsOf(page).rows).toContainText('Main');

  const { rows } = await db.query(
    `select q.question->0->'children'->0->>'text' as text, q.rank, q.is_calc, q.is_hidden, q.is_free_response,
            q.link_right_question_id, q.link_right_problemset_id,
            array_agg(coalesce(nullif(a.free_response_answer, ''), a.answer->0->'children'->0->>'text') order by a.position) as answers
       from questions q join answers a on a.question_id = q.id
      where q.parent_id = $1
         or q.parent_id in (select problem_set_id from problem_set_places where parent_id = $1)
      group by q.id order by q.parent_kind desc, q.position`,
    [to.subsubtopic],
  );
  const defaults = { rank: 0, is_calc: null, is_hidden: false, is_free_response: false };
  const copy = { ...defaults, link_right_question_id: null, link_right_problemset_id: null };
  expect(rows).toEqual([
    { ...copy, text: 'What was here before?', answers: ['Yes', 'No'] },
    { ...copy, text: 'How much of it?', is_free_response: true, answers: ['3/4'] },
    { ...copy, text: 'What comes first?', rank: 2, answers: ['This', 'That'] },
    { ...copy, text: 'And the last?', is_calc: true, is_hidden: true, answers: ['Yes', 'No'] },
    { ...copy, text: 'One of the set.', answers: ['Yes', 'No'] },
  ]);
  const { rows: copied } = await db.query('select is_publish from problem_sets where id <> $1', [original.set.run]);
  expect(copied).toEqual([{ is_publish: false }]);
});
