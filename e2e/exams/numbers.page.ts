import { expectAccessible } from '../support/accessible.ts';
import { examRows, personRows, practiceRows, topicRows, withValues, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';

const sequence = { a: { text: 'Only?', choices: yesOrNo } };
const sets = { s: { title: 'A set', questions: [{ text: 'Of the set?', choices: yesOrNo }] } };
const emptySet = { e: { title: 'An empty set', questions: [] } };

/** Database rows of a student's wrong marks for a paper exam. */
const wrongMarksRows = (student: { account: { id: string } }, exam: string, wrong: Record<string, number[]>) => ({
  rows: [
    {
      table: 'exam_grades' as const,
      values: { user_id: student.account.id, exam_id: exam, selected_wrong: JSON.stringify(wrong) },
    },
  ],
});

for (const [family, section, title] of [
  ['sat', 'Reading', 'Reading'],
  ['act', 'Science', 'Science'],
] as const) {
  test(`a number of a ${family} without practice material is not a button, and its label states this and its mark`, async ({
    page,
    mountPage,
  }) => {
    const student = personRows('student');
    const topics = {
      practised: { section, sequence },
      bare: { section },
      hollow: { section, sets: emptySet },
    };
    const exam = examRows({ family, topics });
    await mountPage(`/home/${family}s?${family}=${exam.id}`, {
      as: student,
      planted: [student, exam, wrongMarksRows(student, exam.id, { [section]: [1, 2] })],
    });
    const numbers = page.getByRole('list', { name: title });
    await expect(numbers.getByRole('button')).toHaveCount(1);
    await expect(numbers.getByRole('button')).toHaveAccessibleName('1, Planted practised, marked wrong');
    const items = numbers.getByRole('listitem');
    await expect(items.nth(1)).toHaveText('2, Planted bare, nothing to practise yet, marked wrong');
    await expect(items.nth(2)).toHaveText('3, Planted hollow, nothing to practise yet');
    await expect(items.nth(3)).toHaveText('4, no topic');
    await expect(page.getByText(/^\d+ questions, 1 to practise/)).toBeVisible();
    await expectAccessible(page);
  });
}

test('a number with only an explanation shows it with its mark, and links to the same topic elsewhere that can be practised', async ({
  page,
  app,
  mountPage,
}) => {
  const student = personRows('student');
  const topic = withValues(topicRows({ sequence }), 'subsubtopics', { title: 'Lines' });
  const exam = examRows({
    topics: {
      lines: { section: 'Reading', title: 'lines' },
      film: { section: 'Reading', title: 'Planes', video: 'How it is done' },
    },
  });
  await mountPage(`/home/sats?sat=${exam.id}`, {
    as: student,
    planted: [student, topic, exam, wrongMarksRows(student, exam.id, { Reading: [1] })],
  });
  const popup = page.getByRole('dialog');
  await page.getByRole('button', { name: '2, Planes, nothing to practise yet' }).click();
  await expect(popup).toContainText('There is nothing to practise for this number yet.');
  await expect(popup.getByRole('heading', { name: 'Video explanation', exact: true })).toBeVisible();
  await expect(popup.getByRole('link')).toHaveCount(0);
  await expect(popup).not.toContainText(/No Record Found|Master it all|Problem sets/);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '1, lines, nothing to practise yet, marked wrong' }).click();
  await expect(popup).toContainText(`${exam.title}, Reading, number 1, marked wrong`);
  await popup.getByRole('link', { name: 'Practise Lines' }).click();
  const branch = `topic=${topic.topic}&subtopic=${topic.subtopic}&subsubtopic=${topic.subsubtopic}`;
  await expect(page).toHaveURL(`${app.learner}/home/math?${branch}`);
  await expect(page.getByRole('button', { name: 'Lines', exact: true })).toBeInViewport();
});

test('a number offers its sequence, its sets, or both', async ({ page, mountPage }) => {
  const exam = examRows({
    topics: {
      own: { section: 'Reading', sequence },
      sets: { section: 'Reading', sets },
      both: { section: 'Reading', sequence, sets },
    },
  });
  await mountPage(`/home/sats?sat=${exam.id}`, { as: 'student', planted: exam });
  const popup = page.getByRole('dialog');
  for (const [name, own, setLinks] of [
    ['1, Planted own', 1, 0],
    ['2, Planted sets', 0, 1],
    ['3, Planted both', 1, 1],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(popup.getByRole('link')).toHaveCount(own + setLinks);
    await expect(popup.getByRole('link', { name: 'Sequence' })).toHaveCount(own);
    await expect(popup.getByRole('link', { name: 'A set' })).toHaveCount(setLinks);
    await page.keyboard.press('Escape');
  }
});

test('a section’s ring is full when everything that can be practised is done', async ({ page, mountPage }) => {
  const student = personRows('student');
  const exam = examRows({
    byProblemset: true,
    topics: {
      done: { section: 'Reading', sets },
      hollow: { section: 'Reading', sets: emptySet },
      bare: { section: 'Reading' },
    },
  });
  const answers = practiceRows(student, exam, exam.topic.done?.set.s ?? '', [true, true, true, true]);
  await mountPage(`/home/sats?sat=${exam.id}`, { as: student, planted: [student, exam, answers] });
  const ring = page.getByRole('progressbar', { name: 'Progress of Reading' });
  await expect(ring).toHaveAttribute('aria-valuenow', '100');
  await expect(page.getByRole('button', { name: '1, Planted done, done' })).toBeVisible();
});
