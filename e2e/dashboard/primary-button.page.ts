import { expectAccessible } from '../support/accessible.ts';
import { assignmentRows } from '../support/assignment-rows.ts';
import { personRows, practiceRows, topicRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';

const sequence = { only: { text: 'The very first?', choices: yesOrNo } };
const sets = {
  s: { title: 'Steps forward', questions: [1, 2, 3, 4].map((nth) => ({ text: `${nth}?`, choices: yesOrNo })) },
};

test('without assignments or progress, one primary button opens a first question', async ({ page, app, mountPage }) => {
  const topic = topicRows({ sequence, sets });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/user_progresses/started')) calls.push(request.url());
  });
  await mountPage('/home', { as: 'student', planted: topic });
  const startLink = page.getByRole('link', { name: 'Begin: Planted sequence' });
  await expect(startLink).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start with Planted sequence' })).toBeVisible();
  await expect(page.locator('main [data-kind="primary"]')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Today' }).locator('[data-kind="primary"]')).toHaveCount(1);
  expect(calls).toHaveLength(1);
  await expectAccessible(page);
  await startLink.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(app.learner + topic.address);
  await expect(page.getByText('The very first?')).toBeVisible();
});

test('there is no such button without published content, nor for a tutor who is logged in as the student', async ({
  page,
  mountPage,
}) => {
  const continueRegion = page.getByRole('region', { name: 'Continue' });
  const startLink = page.getByRole('link', { name: /^Start with/ });
  await mountPage('/home', { as: 'student' });
  await expect(continueRegion).toContainText('Nothing begun yet');
  await expect(startLink).toHaveCount(0);
  await mountPage('/home', { as: 'student', tutor: 'tutor', planted: topicRows({ sequence }) });
  await expect(continueRegion).toContainText('Nothing begun yet');
  await expect(startLink).toHaveCount(0);
});

test('an assignment is the next thing; after practice has started, the sequence in progress is', async ({
  page,
  mountPage,
}) => {
  const student = personRows('student');
  const topic = topicRows({ sequence, sets });
  const assigned = assignmentRows(student, [
    {
      reference_type: 'HomeSubsubTopic',
      reference_id: topic.subsubtopic,
      place: { subsubtopic_id: topic.subsubtopic },
    },
  ]);
  await mountPage('/home', { as: student, planted: [student, topic, assigned] });
  const primary = page.locator('main [data-kind="primary"]');
  await expect(primary).toHaveAccessibleName(/: Planted sequence$/);
  await expect(page.getByRole('link', { name: 'Start Planted sequence' })).toBeVisible();

  const other = personRows('student');
  const started = practiceRows(other, topic, topic.set.s ?? '', [true]);
  await mountPage('/home', { as: other, planted: [other, started] });
  await expect(primary).toHaveAccessibleName('Go on: Steps forward');
});

test('mastered sequences are on the dashboard, and the primary button leads to one that is not mastered', async ({
  page,
  mountPage,
}) => {
  const student = personRows('student');
  const topic = topicRows({ sequence, sets });
  const practice = [
    practiceRows(student, topic, topic.subsubtopic, [true]),
    practiceRows(student, topic, topic.set.s ?? '', [true, true, true]),
  ];
  await mountPage('/home', { as: student, planted: [student, topic, ...practice] });
  const mastered = page.getByRole('region', { name: 'Mastered' });
  await expect(mastered.getByRole('listitem')).toHaveText([/Planted sequence.*100%/s]);
  await expect(page.getByRole('link', { name: 'Continue Steps forward' })).toBeVisible();

  const other = personRows('student');
  const otherPractice = [practiceRows(other, topic, topic.set.s ?? '', [true, true, true, true])];
  await mountPage('/home', { as: other, planted: [other, ...otherPractice] });
  await expect(mastered.getByRole('listitem')).toHaveText([/Steps forward.*Mastered/s]);
  await expect(mastered.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Continue' })).toContainText('Nothing under way');
  await expect(page.getByRole('link', { name: 'Start with Planted sequence' })).toBeVisible();
});
