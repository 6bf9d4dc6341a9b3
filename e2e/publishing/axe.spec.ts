import { expectScreenAccessible } from '../support/accessible.ts';
import { choose } from '../support/bucket.ts';
import { expect, test } from '../support/fixtures.ts';
import { examRows, topicRows } from '../support/planting.ts';
import { managerAddress, pageAddress, publishSwitchesOf, twoQuestions } from './publish-switches.ts';

const unfinished = Array.from({ length: 5 }, (_, at) => ({
  text: `Which of these is number ${at + 1} of the whole list?`,
  choices: [{ text: 'None' }],
}));

// axe on whole screens: each screen with publish switches, and their dialogs.
test('publish switches and their dialogs pass axe and fit a phone', async ({ page, app, mountPage }) => {
  const title = 'Reading a parabola from its equation';
  const planted = topicRows({
    sequence: twoQuestions,
    sets: { half: { title, published: false, questions: unfinished } },
  });
  const sat = examRows({ topics: { own: { section: 'MathCalc' } } });
  await mountPage(managerAddress(planted), { as: 'super-admin', planted: [planted, sat] });
  const { dialog, openDialog, switchOf } = publishSwitchesOf(page);
  await openDialog('Planted sequence');
  await expectScreenAccessible(page, 'the effect of unpublishing');
  await page.keyboard.press('Escape');
  await expectScreenAccessible(page, 'a topic manager');

  await page.goto(app.studio + pageAddress(planted));
  await switchOf(title).click();
  await expect(dialog.getByRole('region', { name: 'Not finished' })).toBeVisible();
  await expectScreenAccessible(page, 'the list of unfinished content');
  await page.keyboard.press('Escape');
  await choose(page, title, 'Questions');
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await expectScreenAccessible(page, 'the popup of a set');

  await page.goto(`${app.studio}/admin/sats?sat=${sat.id}`);
  await expect(page.getByRole('switch', { name: /^Math Calculator Real Test/ })).toBeVisible();
  await expectScreenAccessible(page, 'the tests of an exam');
});
