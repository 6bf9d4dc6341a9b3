import { mustHave } from '@fourfold/server/testing/fixtures/question';
import { examRows, topicRows } from '../support/planting.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';
import { navigateTo } from './navigation.ts';
import { choices, oneSet, sequenceThroughSet } from './practice-fixtures.ts';

test('opens at its own address, with its topic or its SAT or ACT in the query [PBS-001, PBS-002, PBS-003, PBS-013]', async ({
  page,
  app,
  mountPage,
}) => {
  const hidden = { title: 'Not yet', published: false, questions: [{ choices }] };
  const topic = topicRows({
    kind: 'reading',
    sequence: sequenceThroughSet.sequence,
    sets: { ...sequenceThroughSet.sets, hidden },
  });
  const sat = examRows({ topics: { a: { section: 'Reading', ...sequenceThroughSet } } });
  const act = examRows({ family: 'act', topics: { a: { section: 'English', ...sequenceThroughSet } } });
  const [satQuestion, actQuestion] = [mustHave(sat.topic.a), mustHave(act.topic.a)];
  const branch = `topic=${topic.topic}&subtopic=${topic.subtopic}&subsubtopic=${topic.subsubtopic}`;
  await mountPage(topic.setAddress('one'), { as: 'student', planted: [topic, sat, act] });
  for (const [address, location, back] of [
    ['', 'Reading, Planted sequence', `/home/reading?${branch}`],
    [satQuestion.setAddress('one'), 'SAT, Planted a', satQuestion.popup],
    [actQuestion.setAddress('one'), 'ACT, Planted a', actQuestion.popup],
    // The address without a query is that of a SAT question's set.
    [`/home/problemset/${satQuestion.set.one}/${satQuestion.id}`, 'SAT, Planted a', satQuestion.popup],
  ] as const) {
    if (address) await navigateTo(page, address);
    await expect(page.getByText(location)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The only set');
    await expect(questionPageOf(page).back).toHaveAttribute('href', back);
    const otherSets = page.getByRole('complementary').getByRole('listitem');
    await expect(otherSets.filter({ hasText: 'The other set' })).toBeVisible();
    await expect(page.getByText('Not yet')).toBeHidden();
  }
  await questionPageOf(page).back.click();
  await expect(page).toHaveURL(app.learner + satQuestion.popup);
});

test('skips hidden questions and starts again after the last [PBS-004]', async ({ page, mountPage }) => {
  const questions = [
    { text: 'First?', choices },
    { text: 'Hidden?', choices, hidden: true },
    { text: 'Third?', choices },
  ];
  const planted = topicRows({ sequence: {}, sets: { one: { title: 'With a gap', questions } } });
  await mountPage(planted.setAddress('one'), { as: 'student', planted });
  const { answer, next } = questionPageOf(page);
  for (const text of ['First?', 'Third?', 'First?']) {
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText('Hidden?')).toBeHidden();
    await answer('No');
    await next.click();
  }
});

test('is mastered by 4 right answers in a row, shows how many are left, and starts again after a wrong one [PBS-008, PBS-012, PBS-014]', async ({
  page,
  mountPage,
}) => {
  const planted = topicRows({ sequence: {}, sets: { one: oneSet } });
  await mountPage(planted.setAddress('one'), { as: 'student', planted });
  const { answer, next, submit, alert } = questionPageOf(page);
  const notes = page.getByRole('complementary');
  await expect(notes.getByText('4 to go. 4 right in a row master this set.')).toBeVisible();
  await answer('Yes');
  await expect(notes.getByText('3 to go.')).toBeVisible();
  await next.click();
  await answer('No');
  await expect(
    notes.getByText('The run was 1. A wrong answer starts it again; four right in a row master this set.'),
  ).toBeVisible();
  await next.click();
  for (const remaining of [4, 3, 2, 1]) {
    await expect(notes.getByText(`${remaining} to go.`)).toBeVisible();
    await expect(notes.getByText(`${4 - remaining} of 4`)).toBeVisible();
    await answer('Yes');
    if (remaining > 1) await next.click();
  }
  await expect(notes.getByText('Mastered', { exact: true })).toBeVisible();
  await submit.click();
  await expect(alert('Problem Set Completed')).toBeVisible();
  await expect(page).toHaveURL(/\/home\/math\?/);
});
