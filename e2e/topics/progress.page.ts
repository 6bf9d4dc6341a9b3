import { personRows, practiceRows, topicRows, withValues } from '../support/planting.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';
import { smallTopicSpec, twoQuestions } from './topic-fixtures.ts';

const planted = (level: 'subtopic' | 'subsubtopic' = 'subsubtopic') =>
  topicRows({ level, sequence: twoQuestions, sets: smallTopicSpec.sets });

test('every row shows its progress and the amount to practise, including its children, from the list’s own call', async ({
  page,
  app,
  mountPage,
}) => {
  const student = personRows('student');
  const topic = planted();
  const practice = [
    practiceRows(student, topic, topic.subsubtopic, [true, true]),
    practiceRows(student, topic, topic.set.first ?? '', [true]),
  ];
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${app.learner}/api/`)) calls.push(new URL(request.url()).pathname);
  });
  await mountPage(`/home/math?topic=${topic.topic}&subtopic=${topic.subtopic}`, {
    as: student,
    planted: [student, topic, ...practice],
  });
  const main = page.getByRole('main');
  const bars = main.getByRole('progressbar');
  await expect(bars).toHaveCount(3);
  for (const bar of await bars.all()) await expect(bar).toHaveAttribute('aria-valuenow', '41.67');
  await expect(main.getByText('12 questions, about 20 min')).toHaveCount(3);
  expect(calls.filter((path) => /topics|progress/.test(path))).toEqual(['/api/topics']);

  await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('2 questions, about 3 min')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText([
    /^Steps forward5 questions, about 8 min\s*1 of 4$/,
    /^Steps back5 questions, about 8 min\s*0 of 4$/,
  ]);
});

test('progress made in practice is shown when the student returns to the list', async ({ page, mountPage }) => {
  const student = personRows('student');
  const topic = topicRows({ sequence: smallTopicSpec.sequence });
  await mountPage(`/home/math?topic=${topic.topic}&subtopic=${topic.subtopic}`, {
    as: student,
    planted: [student, topic],
  });
  const bar = page.getByRole('progressbar', { name: 'Progress of Planted sequence' });
  await expect(bar).toHaveAttribute('aria-valuenow', '0');
  await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
  await page.getByRole('link', { name: 'Sequence', exact: true }).click();
  await questionPageOf(page).answer('Yes');
  await questionPageOf(page).submit.click();
  await expect(bar).toHaveAttribute('aria-valuenow', '100');
});

test('a row without practice material shows that, and is not a button', async ({ page, mountPage }) => {
  const emptyTopic = topicRows({ sequence: {} });
  const topicWithoutSets = withValues(planted('subtopic'), 'problem_sets', { is_publish: false });
  await mountPage(`/home/math?topic=${emptyTopic.topic}&subtopic=${emptyTopic.subtopic}`, {
    as: 'student',
    planted: [emptyTopic, topicWithoutSets],
  });
  const main = page.getByRole('main');
  await expect(main.getByText('Nothing to practise yet')).toHaveCount(3);
  await expect(main.getByText('Planted sequence', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Planted sequence' })).toHaveCount(0);
  await expect(main.getByRole('button', { name: /Sequence of/ })).toHaveCount(0);

  await page.getByRole('button', { name: `Topic ${topicWithoutSets.topic.slice(0, 8)}` }).click();
  await expect(main.getByRole('button', { name: 'Sequence of Planted sub-topic' })).toHaveCount(1);
  await expect(main.getByText('2 questions, about 3 min')).toHaveCount(2);
});
