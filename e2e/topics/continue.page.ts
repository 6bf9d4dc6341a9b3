import { personRows } from '@fourfold/server/testing/planting/person';
import { must } from '@fourfold/server/testing/planting/question';
import { assignmentRows } from '../assigned.ts';
import { ofSequence } from '../assignments/planted.ts';
import { changed, examRows, practiceRows, topicRows } from '../content.ts';
import { walk } from '../practice/planted.ts';
import { expect, master, paper, test } from '../practising.ts';
import { small, two } from './planted.ts';

test('the dashboard links to the work in progress, the latest first', async ({ page, app, mountPage }) => {
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

test('a sequence whose position is in a set continues there, from the dashboard and from its assignment, and then goes on after the set', async ({
  page,
  app,
  mountPage,
}) => {
  const [planted, exam] = [
    topicRows(walk),
    examRows({ topics: { under: { section: 'Reading', title: 'Under way', ...walk } } }),
  ];
  const under = must(exam.topic.under);
  const student = personRows('student');
  const practised = [
    practiceRows(student, planted, planted.subsubtopic, [true]),
    practiceRows(student, exam, under.id, [true]),
  ];
  const assigned = assignmentRows(student, [ofSequence(planted)]);
  await mountPage('/home', { as: student, planted: [planted, exam, student, ...practised, assigned] });
  const set = (id: string | undefined, parent: string) =>
    new RegExp(`/home/problemset/${id}/${parent}\\?.*from=sequence`);
  const link = (name: string) => page.getByRole('link', { name: `Continue ${name}` });
  await expect(link('Under way')).toHaveAttribute('href', set(under.set.one, under.id));
  const [ofAssignment, ofDashboard] = [link('Planted sequence').first(), link('Planted sequence').last()];
  await expect(ofAssignment).toHaveAttribute('href', /from=sequence.*dashboard=true/);
  await expect(ofDashboard).toHaveAttribute('href', set(planted.set.one, planted.subsubtopic));
  await ofDashboard.click();
  await expect(page.getByText('One?')).toBeVisible();
  await master(page);
  await paper(page).submit.click();
  await expect(page.getByText('Behind the set?')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${app.learner}${planted.address.split('?')[0]}`));
});
