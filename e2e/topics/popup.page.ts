import { personRows } from '@fourfold/server/testing/fixtures/person';
import { mustHave, newId } from '@fourfold/server/testing/fixtures/question';
import { row } from '@fourfold/server/testing/fixtures/rows';
import type { Page } from '@playwright/test';
import { navigateTo } from '../practice/navigation.ts';
import { examRows, practiceRows, topicRows, withValues } from '../support/planting.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';
import { publishedSetTexts, smallTopicSpec, topicWithHiddenSet, twoQuestions } from './topic-fixtures.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');
const sequenceLink = (page: Page) => dialogOf(page).getByRole('link', { name: 'Sequence', exact: true });
const unpublishedReason = (page: Page) => dialogOf(page).getByText('Its sequence is not published.');

for (const { role, family, section, title } of [
  { role: 'student', family: 'sat', section: 'MathCalc', title: 'Math - Calculator' },
  { role: 'super-admin', family: 'act', section: 'Science', title: 'Science' },
] as const) {
  test(`of a number of a list of ${family.toUpperCase()}s shows the ${role} “Master it all” on the left and the published sets on the right [SEQ-022]`, async ({
    page,
    mountPage,
  }) => {
    const slopes = { section, position: 6, title: 'Slopes of lines', video: 'Slopes, said' };
    const exam = examRows({
      family,
      topics: { a: { ...slopes, sequence: twoQuestions, sets: topicWithHiddenSet.sets } },
    });
    const topic = mustHave(exam.topic.a);
    const person = personRows(role);
    const practised = practiceRows(person, exam, topic.id, [true]);
    await mountPage(`/home/${family}s`, { as: person, planted: [exam, person, practised] });
    await page.getByRole('button', { name: exam.title }).click();
    await page.getByRole('region', { name: title }).getByRole('button', { name: '7, Slopes of lines' }).click();
    const popup = page.getByRole('dialog', { name: 'Slopes of lines' });
    await expect(popup.getByText(`${exam.title}, ${title}, number 7`)).toBeVisible();
    await expect(popup.getByRole('heading', { name: 'Master it all:' })).toBeVisible();
    await expect(sequenceLink(page)).toHaveAttribute('href', topic.address);
    const bar = popup.getByRole('progressbar', { name: 'Progress of the sequence' });
    await expect(bar).toHaveAttribute('aria-valuenow', '50');
    await expect(popup.getByRole('heading', { name: 'Video explanation' })).toBeVisible();
    await expect(popup.getByRole('button', { name: 'Reset progress' })).toHaveCount(role === 'student' ? 0 : 1);
    await expect(popup.getByRole('listitem')).toHaveText(publishedSetTexts);
    for (const set of ['first', 'second'] as const) {
      const link = popup.getByRole('link', { name: smallTopicSpec.sets[set].title });
      await expect(link).toHaveAttribute('href', topic.setAddress(set));
    }
    const [left, right] = [await bar.boundingBox(), await popup.getByRole('list').boundingBox()];
    expect(left && right && left.x + left.width < right.x, 'the sets are on the right').toBe(true);
  });
}

test('shows the video explanations of a number, the mock’s own first with the mock flag [SEQ-027]', async ({
  page,
  mountPage,
}) => {
  const [real, mock] = ['As in the real test', 'As in the mock test'];
  const { sequence } = smallTopicSpec;
  const sat = examRows({
    topics: {
      both: { section: 'Reading', sequence, video: real, videoMock: mock },
      none: { section: 'Reading', sequence },
    },
  });
  const act = examRows({ family: 'act', topics: { mock: { section: 'Science', sequence, videoMock: mock } } });
  await mountPage(mustHave(sat.topic.both).popup, { as: 'student', planted: [sat, act] });
  const own = 'Video explanation';
  const mockTitle = 'Mock video explanation';
  for (const [topic, flag, titles, videoNames] of [
    [sat.topic.both, '', [own, mockTitle], [real, mock]],
    [sat.topic.both, 'mock=true', [mockTitle, own], [mock, real]],
    [act.topic.mock, '', [mockTitle], [mock]],
    [sat.topic.none, '', [], []],
  ] as const) {
    const { address, popup } = mustHave(topic);
    // The address opens an exam only when its list is mounted, so the ACTs come between the two
    // topics of the SAT.
    await navigateTo(page, flag ? `${popup}&${flag}` : popup);
    await expect(sequenceLink(page)).toHaveAttribute('href', flag ? `${address}?${flag}` : address);
    // Without sets the list is missing.
    await expect(dialogOf(page).getByRole('heading', { name: 'Problem sets' })).toHaveCount(0);
    await expect(dialogOf(page).getByRole('heading', { name: /ideo explanation$/ })).toHaveText([...titles]);
    const playButtons = dialogOf(page).getByRole('button', { name: /^Play video/ });
    await expect(playButtons).toHaveText(videoNames.map((name) => `Play video: ${name}`));
  }
});

test('has no Sequence button if the number was unpublished after the list was loaded [SEQ-024]', async ({
  page,
  db,
  mountPage,
}) => {
  const exam = examRows({ topics: { a: { section: 'Reading', ...smallTopicSpec } } });
  const { id } = mustHave(exam.topic.a);
  await mountPage(`/home/sats?sat=${exam.id}`, { as: 'student', planted: exam });
  const number = page.getByRole('button', { name: '1, Planted a' });
  await expect(number).toBeVisible();
  await db.query('update exam_questions set is_publish = false where id = $1', [id]);
  await number.click();
  await expect(dialogOf(page).getByText('No Record Found', { exact: true })).toBeVisible();
  await expect(dialogOf(page).getByText('Sequence', { exact: true })).toHaveCount(0);
  await expect(unpublishedReason(page)).toHaveCount(0);
  await db.query('update exam_questions set is_publish = true where id = $1', [id]);
  await page.reload();
  await expect(sequenceLink(page)).toBeVisible();
});

test('has no Sequence button if the sequence is not published, and tells only an admin why', async ({
  page,
  mountPage,
}) => {
  const unpublished = { is_sequence_publish: false };
  const topic = withValues(
    withValues(topicRows(smallTopicSpec), 'subtopics', unpublished),
    'subsubtopics',
    unpublished,
  );
  const act = withValues(
    examRows({ family: 'act', topics: { a: { section: 'Science', ...smallTopicSpec } } }),
    'exam_questions',
    {
      is_publish: false,
    },
  );
  const branch = `/home/math?topic=${topic.topic}&subtopic=${topic.subtopic}`;
  for (const role of ['student', 'admin'] as const) {
    await mountPage(branch, { as: role, planted: role === 'student' ? [topic, act] : [] });
    const subsubtopic = page.getByRole('button', { name: 'Planted sequence', exact: true });
    await expect(subsubtopic).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sequence of Planted sub-topic' })).toHaveCount(0);
    await subsubtopic.click();
    await expect(dialogOf(page).getByRole('listitem')).toHaveCount(2);
    await expect(sequenceLink(page)).toHaveCount(0);
    await expect(unpublishedReason(page)).toHaveCount(role === 'admin' ? 1 : 0);
  }
  await navigateTo(page, mustHave(act.topic.a).popup);
  await expect(dialogOf(page).getByText(act.title)).toBeVisible();
  await expect(unpublishedReason(page)).toBeVisible();
  await expect(sequenceLink(page)).toHaveCount(0);
});

test('opens from a SAT topic, which the list of SATs links to, with only its published sets [TOP-004]', async ({
  page,
  mountPage,
}) => {
  const own = topicRows(topicWithHiddenSet);
  const topic = newId();
  const satTopic = [
    row('topics', { id: topic, kind: 'sat', title: 'Linear equations', position: 0, is_publish: true }),
    ...Object.values(own.set).map((problem_set_id, position) =>
      row('problem_set_places', { problem_set_id, parent_kind: 'sattopic', parent_id: topic, position }),
    ),
  ];
  await mountPage('/home/sats', { as: 'admin', planted: [own, { rows: satTopic }] });
  await page.getByRole('link', { name: 'SAT Topics' }).click();
  await page.getByRole('button', { name: 'Linear equations' }).click();
  await expect(dialogOf(page).getByRole('heading', { level: 2 })).toHaveText('Linear equations');
  await expect(dialogOf(page).getByRole('listitem')).toHaveText(publishedSetTexts);
  await expect(dialogOf(page).getByText('Master it all:')).toHaveCount(0);
  await dialogOf(page).getByRole('link', { name: 'Steps forward' }).click();
  await expect(page).toHaveURL(new RegExp(`/home/problemset/${own.set.first}/${topic}`));
  await expect(questionPageOf(page).number).toBeVisible();
  await expect(questionPageOf(page).back).toHaveAttribute('href', /\/home\/sat-topics/);
});
