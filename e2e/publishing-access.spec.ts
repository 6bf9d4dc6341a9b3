import { answerByCall } from './answering.ts';
import { enterStudio, managerOf, titled } from './authoring.ts';
import { bucketOf, choose, goToPlace } from './bucket-content.ts';
import { plant, yesOrNo } from './content.ts';
import { openCard } from './desk.ts';
import { expect, test } from './practising.ts';
import { openBranch, plantedTitle, publishingOf } from './publishing.ts';

const sequence = {
  first: { text: 'What comes first?', choices: yesOrNo },
  last: { text: 'And the last?', choices: yesOrNo },
} as const;

test('an admin makes, changes, orders, resets and deletes content, with bucket, notes and links, and has no publish switch [ACC-052]', async ({
  page,
  app,
  db,
  logIn,
}) => {
  const setTitle = titled('Signs');
  const planted = await plant(db, { sequence, sets: { own: { title: setTitle, questions: [] } } });
  const { expectSaid } = publishingOf(page);
  const switches = page.getByRole('switch', { name: /^(Published|Sequence):/ });
  await enterStudio(page, app);

  const manager = managerOf(page);
  await page.goto(`${app.studio}/admin/math-topics?topic=${planted.topic}`);
  const [made, renamed] = [titled('Forces'), titled('Levers')];
  await manager.create('Subtopic', made);
  await expectSaid(`${made} subtopic created Successfully`);
  await manager.choose(made, 'Edit title');
  await page.getByRole('textbox', { name: 'Subtopic title' }).fill(renamed);
  await page.keyboard.press('Enter');
  await expectSaid('Subtopic title Updated Successfully');
  await manager.button('Reorder Subtopics').click();
  await manager.button(`Move up ${renamed}`).click();
  await manager.button('Submit New Order').click();
  await expect(manager.row(plantedTitle(planted.topic)).getByRole('listitem').first()).toContainText(renamed);
  await expect(manager.row(renamed).getByRole('img', { name: 'Not published' })).toBeVisible();
  await expect(switches).toHaveCount(0);
  await manager.choose(renamed, 'Delete');
  await manager.answer('Are you sure you want to delete this subtopic?', 'OK');
  await expect(manager.toggle(renamed)).toBeHidden();

  await goToPlace(page, app, planted);
  await choose(page, 'question 1', 'Add to Bucket');
  await expect(bucketOf(page).entry).toHaveText('Bucket1');
  await choose(page, setTitle, 'Notes');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Notes' }).click();
  await page.keyboard.type('For the second week.');
  await page.getByRole('button', { name: 'Update Notes' }).click();
  await expectSaid('Notes updated Successfully');
  await openCard(page, 1);
  const aside = page.getByRole('complementary');
  await aside.getByRole('button', { name: /question after a right answer/i }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Question 2/ })
    .check();
  await page.getByRole('dialog').getByRole('button', { name: 'Link', exact: true }).click();
  await expectSaid('Right Question linked successfully');
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect(page.getByText('Sequence published', { exact: true })).toBeVisible();
  await expect(switches).toHaveCount(0);

  await logIn(page, 'admin');
  const reference = { reference_type: 'HomeSubsubTopic', reference_id: planted.subsubtopic };
  await answerByCall(page, app, { ...reference, question_id: planted.question.first ?? '' });
  await page.goto(`${app.learner}/home/math?topic=${planted.topic}&subtopic=${planted.subtopic}`);
  await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
  await page.getByRole('button', { name: 'Reset progress' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expectSaid('Sequence Progress Reset');
});

/** What an admin could try without the screens, each with the record that stays as it is. */
function attempts({ topic, subtopic, subsubtopic, set }: Awaited<ReturnType<typeof plant>>, exams: string[]) {
  const [sat, act, satQuestion, actQuestion] = exams;
  return [
    ['/topics/publish_unpublish', { id: topic, isPublish: false }],
    ['/subtopics/publish_unpublish', { id: subtopic, isPublish: false }],
    ['/subtopics/sequence_publish_unpublish', { id: subtopic, isSequencePublish: false }],
    ['/subsubtopics/publish_unpublish', { id: subsubtopic, isPublish: false }],
    ['/subsubtopics/sequence_publish_unpublish', { id: subsubtopic, isSequencePublish: false }],
    ['/problem_sets/publish_unpublish', { id: set.own, isPublish: false }],
    ['/sats/test_sats/publish_unpublish', { id: sat, isPublish: false }],
    ['/acts/test_acts/publish_unpublish', { id: act, isPublish: false }],
    ['/sat_questions/publish_unpublish', { id: satQuestion, isPublish: false }],
    ['/act_questions/publish_unpublish', { id: actQuestion, isPublish: false }],
  ] as const;
}
