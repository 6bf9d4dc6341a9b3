import { personRows } from '@fourfold/server/testing/planting/person';
import { must } from '@fourfold/server/testing/planting/question';
import { changed, practiceRows, topicRows } from '../content.ts';
import { expect, paper, test } from '../practising.ts';
import { small, two } from './planted.ts';

test('the dashboard leads back into what is under way, the latest first', async ({ page, app, mountPage }) => {
  const planted = topicRows({ sequence: two, sets: small.sets });
  const student = personRows('student');
  const earlier = practiceRows(student, planted, planted.subsubtopic, [true]);
  const practised = [
    changed(earlier, 'practice_progress', { updated_at: new Date(Date.now() - 60_000) }),
    practiceRows(student, planted, must(planted.set.second), [true]),
  ];
  await mountPage('/home', { as: student, planted: [planted, student, ...practised] });
  const begun = page.getByRole('region', { name: 'Continue' }).getByRole('listitem');
  await expect(begun).toHaveText([/Steps back.*1 of 4/s, /Planted sequence.*50%/s]);
  await begun.last().getByRole('link', { name: 'Continue Planted sequence' }).click();
  await expect(page).toHaveURL(app.learner + planted.address);
  await expect(page.getByText('Second?')).toBeVisible();
  await page.goBack();
  await begun.first().getByRole('link', { name: 'Continue Steps back' }).click();
  await expect(paper(page).number).toHaveText('Question 2');
});
