import { must } from '@fourfold/server/testing/planting/question';
import { examRows, topicRows } from '../content.ts';
import { expect, paper, test } from '../practising.ts';
import { choices, oneSet, walk } from './planted.ts';
import { follow } from './routes.ts';

test('opens at its own address, with its topic or its SAT or ACT in the query [PBS-001, PBS-002, PBS-003, PBS-013]', async ({
  page,
  app,
  mountPage,
}) => {
  const hidden = { title: 'Not yet', published: false, questions: [{ choices }] };
  const topic = topicRows({ kind: 'reading', sequence: walk.sequence, sets: { ...walk.sets, hidden } });
  const sat = examRows({ topics: { a: { section: 'Reading', ...walk } } });
  const act = examRows({ family: 'act', topics: { a: { section: 'English', ...walk } } });
  const [ofSat, ofAct] = [must(sat.topic.a), must(act.topic.a)];
  const branch = `topic=${topic.topic}&subtopic=${topic.subtopic}&subsubtopic=${topic.subsubtopic}`;
  await mountPage(topic.setAddress('one'), { as: 'student', planted: [topic, sat, act] });
  for (const [address, place, back] of [
    ['', 'Reading, Planted sequence', `/home/reading?${branch}`],
    [ofSat.setAddress('one'), 'SAT, Planted a', ofSat.popup],
    [ofAct.setAddress('one'), 'ACT, Planted a', ofAct.popup],
    // The address without a query is that of a SAT question's set.
    [`/home/problemset/${ofSat.set.one}/${ofSat.id}`, 'SAT, Planted a', ofSat.popup],
  ] as const) {
    if (address) await follow(page, address);
    await expect(page.getByText(place)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The only set');
    await expect(paper(page).back).toHaveAttribute('href', back);
    const beside = page.getByRole('complementary').getByRole('listitem');
    await expect(beside.filter({ hasText: 'The other set' })).toBeVisible();
    await expect(page.getByText('Not yet')).toBeHidden();
  }
  await paper(page).back.click();
  await expect(page).toHaveURL(app.learner + ofSat.popup);
});

test('skips hidden questions and starts again after the last [PBS-004]', async ({ page, mountPage }) => {
  const questions = [
    { text: 'First?', choices },
    { text: 'Hidden?', choices, hidden: true },
    { text: 'Third?', choices },
  ];
  const planted = topicRows({ sequence: {}, sets: { one: { title: 'With a gap', questions } } });
  await mountPage(planted.setAddress('one'), { as: 'student', planted });
  const { answer, next } = paper(page);
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
  const { answer, next, submit, alert } = paper(page);
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
  for (const left of [4, 3, 2, 1]) {
    await expect(notes.getByText(`${left} to go.`)).toBeVisible();
    await expect(notes.getByText(`${4 - left} of 4`)).toBeVisible();
    await answer('Yes');
    if (left > 1) await next.click();
  }
  await expect(notes.getByText('Mastered', { exact: true })).toBeVisible();
  await submit.click();
  await expect(alert('Problem Set Completed')).toBeVisible();
  await expect(page).toHaveURL(/\/home\/math\?/);
});
