import { alertOf } from '../support/alert.ts';
import { examRows, topicRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { answerConfirmation, recycleBinOf, type Tab } from '../support/recycle-bin.ts';
import { studioExamListOf } from '../support/studio-exam-list.ts';
import { topicManagerOf } from '../support/topic-manager.ts';

/** A sequence of one question, and a set, with a name in their texts. */
const sequenceNamed = (label: string) => ({
  sequence: { one: { text: `Question of ${label}`, choices: yesOrNo } },
  sets: { run: { title: `Set of ${label}`, questions: [] } },
});

// Without a reload: the studio must still have the bin’s lists from before in memory.
test('each deletion of a SAT, an ACT, a question and a topic appears in lists of the bin that were loaded earlier [ASA-011]', async ({
  page,
  mountPage,
}) => {
  const exams = [
    examRows({ family: 'sat', title: 'First SAT', topics: { one: { section: 'Writing', ...sequenceNamed('SAT') } } }),
    examRows({ family: 'act', title: 'First ACT', topics: { one: { section: 'Science', ...sequenceNamed('ACT') } } }),
  ];
  const planted = topicRows(sequenceNamed('topic'));
  const title = `Topic ${planted.topic.slice(0, 8)}`;
  // The clock is stopped, so loaded lists stay fresh: only a list that was reset is loaded again.
  await page.clock.setFixedTime(Date.now());
  await mountPage('/admin/sats', { as: 'admin', planted: [...exams, planted] });
  const bin = recycleBinOf(page);
  const openMenuLink = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  const expectBin = async (expected: Partial<Record<Tab, readonly string[]>>) => {
    await bin.entry.click();
    for (const [tab, titles] of Object.entries(expected)) {
      await bin.tab(tab as Tab).click();
      if (titles.length === 0) await expect(bin.dialog).toContainText('No Record Found');
      await expect(bin.dialog.getByRole('listitem')).toContainText([...titles]);
      await expect(bin.tab(tab as Tab)).toHaveText(`${tab}${titles.length}`);
    }
    await bin.close();
  };
  await expectBin({ SATs: [], ACTs: [], 'Problem Sets': [], Questions: [] });
  for (const [name, list] of [
    ['SAT', studioExamListOf(page, 'SATs')],
    ['ACT', studioExamListOf(page, 'ACTs')],
  ] as const) {
    if (name === 'ACT') await openMenuLink('ACTs');
    await list.choose(`First ${name}`, 'Delete');
    await list.answer(`Are you sure you want to delete ${name} First ${name}?`, 'OK');
    const words = name === 'SAT' ? ['SAT'] : ['ACT', 'SAT'];
    const sets = words.map((word) => `Set of ${word}`);
    const questions = words.map((word) => `Question of ${word}`);
    await expectBin({ [`${name}s`]: [`First ${name}`], 'Problem Sets': sets, Questions: questions });
  }

  await openMenuLink('Math');
  const manager = topicManagerOf(page);
  await manager.toggle(title).click();
  await manager.toggle('Planted sub-topic').click();
  await manager.row('Planted sequence').getByRole('link').first().click();
  await page.getByRole('button', { name: 'More for question 1', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(alertOf(page, /^\s*Question deleted/)).toBeVisible();
  await expectBin({
    Questions: ['Question of topic', 'Question of ACT', 'Question of SAT'],
    Topics: [],
    Subtopics: [],
    'Problem Sets': ['Set of ACT', 'Set of SAT'],
  });

  await openMenuLink('Math');
  await manager.choose(title, 'Delete');
  await manager.answer('Are you sure you want to delete this topic?', 'OK');
  await expect(manager.toggle(title)).toBeHidden();
  await expectBin({
    Topics: [title],
    Subtopics: ['Planted sub-topic'],
    'Problem Sets': ['Set of topic', 'Set of ACT', 'Set of SAT'],
  });
  // A record whose parent is deleted cannot be restored yet.
  await bin.open('Questions');
  await expect(bin.restore('Question of topic')).toBeDisabled();
  await expect(bin.row('Question of topic')).toContainText('is in the recycle bin: restore that first');
  await bin.tab('Topics').click();
  await bin.restore(title).click();
  await answerConfirmation(page, 'Are you sure you want to restore this topic?', 'OK');
  await expect(bin.row(title)).toHaveCount(0);
  await bin.tab('Questions').click();
  await bin.restore('Question of topic').click();
  await answerConfirmation(page, 'Are you sure you want to restore this question?', 'OK');
  await expect(alertOf(page, `(Question) 'Question of topic' restored at position 1`)).toBeVisible();
  await bin.close();
  // The page under the dialog shows the topic and its children again.
  await manager.toggle(title).click();
  await expect(manager.row(title).getByRole('button', { name: 'Planted sub-topic', exact: true })).toBeVisible();
});
