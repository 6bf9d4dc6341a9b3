import { personRows } from '@fourfold/server/testing/fixtures/person';
import { mustHave } from '@fourfold/server/testing/fixtures/question';
import { sequenceAssignment } from '../assignments/assignment-fixtures.ts';
import { sequenceThroughSet } from '../practice/practice-fixtures.ts';
import { assignmentRows } from '../support/assignment-rows.ts';
import { examRows, practiceRows, topicRows, withValues } from '../support/planting.ts';
import { answerRight, expect, questionPageOf, test } from '../support/question-page.ts';
import { smallTopicSpec, twoQuestions } from './topic-fixtures.ts';

test('the dashboard links to the work in progress, the latest first', async ({ page, app, mountPage }) => {
  const planted = topicRows({ sequence: twoQuestions, sets: smallTopicSpec.sets });
  const student = personRows('student');
  const earlier = practiceRows(student, planted, planted.subsubtopic, [true]);
  const practised = [
    withValues(earlier, 'practice_progress', { updated_at: new Date(Date.now() - 60_000) }),
    practiceRows(student, planted, mustHave(planted.set.second), [true]),
  ];
  await mountPage('/home', { as: student, planted: [planted, student, ...practised] });
  const started = page.getByRole('region', { name: 'Continue' }).getByRole('listitem');
  await expect(started).toHaveText([/Steps back.*1 of 4/s, /Planted sequence.*50%/s]);
  await started.last().getByRole('link', { name: 'Continue Planted sequence' }).click();
  await expect(page).toHaveURL(app.learner + planted.address);
  await expect(page.getByText('Second?')).toBeVisible();
  await page.goBack();
  await started.first().getByRole('link', { name: 'Continue Steps back' }).click();
  await expect(questionPageOf(page).number).toHaveText('Question 2');
});

test('a sequence whose position is in a set continues there, from the dashboard and from its assignment, and then goes on after the set', async ({
  page,
  app,
  mountPage,
}) => {
  const [planted, exam] = [
    topicRows(sequenceThroughSet),
    examRows({ topics: { under: { section: 'Reading', title: 'Under way', ...sequenceThroughSet } } }),
  ];
  const under = mustHave(exam.topic.under);
  const student = personRows('student');
  const practised = [
    practiceRows(student, planted, planted.subsubtopic, [true]),
    practiceRows(student, exam, under.id, [true]),
  ];
  const assigned = assignmentRows(student, [sequenceAssignment(planted)]);
  await mountPage('/home', { as: student, planted: [planted, exam, student, ...practised, assigned] });
  const setAddress = (id: string | undefined, parent: string) =>
    new RegExp(`/home/problemset/${id}/${parent}\\?.*from=sequence`);
  const link = (name: string) => page.getByRole('link', { name: `Continue ${name}` });
  await expect(link('Under way')).toHaveAttribute('href', setAddress(under.set.one, under.id));
  const [assignmentLink, dashboardLink] = [link('Planted sequence').first(), link('Planted sequence').last()];
  await expect(assignmentLink).toHaveAttribute('href', /from=sequence.*dashboard=true/);
  await expect(dashboardLink).toHaveAttribute('href', setAddress(planted.set.one, planted.subsubtopic));
  await dashboardLink.click();
  await expect(page.getByText('One?')).toBeVisible();
  await answerRight(page);
  await questionPageOf(page).submit.click();
  await expect(page.getByText('Behind the set?')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${app.learner}${planted.address.split('?')[0]}`));
});
