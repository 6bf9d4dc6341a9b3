import { keyboardUserOf } from '../keyboard.ts';
import { expect, test } from '../support/fixtures.ts';
import { topicRows } from '../support/planting.ts';
import { managerAddress, publishSwitchesOf, titleOf, twoQuestions } from './publish-switches.ts';

// Only a journey can use an author's and a student's browser at once.
test('unpublished content disappears for students at once, and returns once it is published', {
  tag: '@short',
}, async ({ page, app, mountPage, anotherBrowser }) => {
  const planted = topicRows({ sequence: twoQuestions });
  await mountPage(managerAddress(planted), { as: 'super-admin', planted });
  const { flip } = publishSwitchesOf(page);
  const learner = await (await anotherBrowser()).newPage();
  await mountPage(planted.address, { as: 'student', page: learner });
  const question = learner.getByRole('heading', { name: 'Question 1' });
  await expect(question).toBeVisible();
  for (const [title, part] of [
    [titleOf(planted), undefined],
    ['Planted sub-topic', undefined],
    ['Planted sequence', undefined],
    ['Planted sequence', 'Sequence'],
  ] as const) {
    await flip(title, part);
    await learner.goto(app.learner + planted.address);
    await expect(learner.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await flip(title, part);
  }
  await learner.goto(app.learner + planted.address);
  await expect(question).toBeVisible();
});

// Only a journey shows where the focus is after each step.
test('by keyboard alone: a switch asks for confirmation, Escape cancels, Enter on "Unpublish" confirms, and the focus is kept', async ({
  page,
  mountPage,
}) => {
  const planted = topicRows({ sequence: twoQuestions });
  await mountPage(managerAddress(planted), { as: 'super-admin', planted });
  const { dialog, said, switchOf } = publishSwitchesOf(page);
  const { press, tabTo } = keyboardUserOf(page);
  const publishSwitch = switchOf('Planted sequence');
  await tabTo(publishSwitch);
  await press('Space');
  await expect(dialog).toBeVisible();
  await press('Escape');
  await expect(dialog).toBeHidden();
  await expect(publishSwitch).toBeFocused();
  await expect(publishSwitch).toBeChecked();
  await press('Space');
  await expect(said).toContainText(/\w/);
  await tabTo(dialog.getByRole('button', { name: 'Unpublish' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(publishSwitch).toBeFocused();
  await expect(publishSwitch).not.toBeChecked();
});
