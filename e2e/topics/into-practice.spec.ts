import { changed, topicRows } from '../content.ts';
import { expect, paper, test } from '../practising.ts';
import { published, withUnpublished } from './planted.ts';

test('a list opens, by its dialogs, the question banks of a sub-sub-topic and a sub-topic and a published set; Back shows the progress [TOP-003, TOP-007, PBS-013]', async ({
  page,
  app,
  mountPage,
}) => {
  const own = topicRows({ kind: 'reading', ...withUnpublished });
  const { sequence } = withUnpublished;
  const ofSubtopic = changed(topicRows({ kind: 'reading', level: 'subtopic', sequence }), 'subtopics', {
    title: 'Own questions',
  });
  const list = `/home/reading?topic=${own.topic}&subtopic=${own.subtopic}&subsubtopic=${own.subsubtopic}`;
  await mountPage(list, { as: 'student', planted: [own, ofSubtopic] });
  const row = page.getByRole('button', { name: 'Planted sequence', exact: true });
  const dialog = page.getByRole('dialog');
  const { answer, back, submit, next, saved, number } = paper(page);
  await expect(dialog.getByRole('listitem')).toHaveText(published);
  await page.keyboard.press('Escape');
  await row.click();
  await dialog.getByRole('link', { name: 'Sequence' }).click();
  await expect(page).toHaveURL(app.learner + own.address);
  await answer('Yes');
  await expect(submit).toBeVisible();
  await back.click();

  // The address of the Back link opens the dialog.
  await dialog.getByRole('link', { name: /Steps forward/ }).click();
  await expect(page).toHaveURL(app.learner + own.setAddress('first'));
  await answer('Yes');
  await expect(next).toBeVisible();
  await expect(saved).toContainText('Saved');
  await back.click();
  await expect(dialog.getByRole('listitem').first()).toHaveText(/1 of 4/);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `Topic ${ofSubtopic.topic.slice(0, 8)}` }).click();
  await page.getByRole('button', { name: 'Sequence of Own questions' }).click();
  await expect(dialog.getByText('Master it all:')).toBeVisible();
  await expect(dialog.getByRole('list')).toHaveCount(0);
  await dialog.getByRole('link', { name: 'Sequence' }).click();
  await expect(page).toHaveURL(app.learner + ofSubtopic.address);
  await expect(number).toBeVisible();
});
