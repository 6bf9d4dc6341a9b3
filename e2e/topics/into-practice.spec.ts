import { topicRows, withValues } from '../support/planting.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';
import { publishedSetTexts, topicWithHiddenSet } from './topic-fixtures.ts';

test('a list opens, by its dialogs, the question banks of a sub-sub-topic and a sub-topic and a published set; Back shows the progress [TOP-003, TOP-007, PBS-013]', async ({
  page,
  app,
  mountPage,
}) => {
  const readingTopic = topicRows({ kind: 'reading', ...topicWithHiddenSet });
  const { sequence } = topicWithHiddenSet;
  const subtopicSequence = withValues(topicRows({ kind: 'reading', level: 'subtopic', sequence }), 'subtopics', {
    title: 'Own questions',
  });
  const listPath = `/home/reading?topic=${readingTopic.topic}&subtopic=${readingTopic.subtopic}&subsubtopic=${readingTopic.subsubtopic}`;
  await mountPage(listPath, { as: 'student', planted: [readingTopic, subtopicSequence] });
  const row = page.getByRole('button', { name: 'Planted sequence', exact: true });
  const dialog = page.getByRole('dialog');
  const { answer, back, submit, next, saved, number } = questionPageOf(page);
  await expect(dialog.getByRole('listitem')).toHaveText(publishedSetTexts);
  await page.keyboard.press('Escape');
  await row.click();
  await dialog.getByRole('link', { name: 'Sequence' }).click();
  await expect(page).toHaveURL(app.learner + readingTopic.address);
  await answer('Yes');
  await expect(submit).toBeVisible();
  await back.click();

  // The address of the Back link opens the dialog.
  await dialog.getByRole('link', { name: /Steps forward/ }).click();
  await expect(page).toHaveURL(app.learner + readingTopic.setAddress('first'));
  await answer('Yes');
  await expect(next).toBeVisible();
  await expect(saved).toContainText('Saved');
  await back.click();
  await expect(dialog.getByRole('listitem').first()).toHaveText(/1 of 4/);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `Topic ${subtopicSequence.topic.slice(0, 8)}` }).click();
  await page.getByRole('button', { name: 'Sequence of Own questions' }).click();
  await expect(dialog.getByText('Master it all:')).toBeVisible();
  await expect(dialog.getByRole('list')).toHaveCount(0);
  await dialog.getByRole('link', { name: 'Sequence' }).click();
  await expect(page).toHaveURL(app.learner + subtopicSequence.address);
  await expect(number).toBeVisible();
});
