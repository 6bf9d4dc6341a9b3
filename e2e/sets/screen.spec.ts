import type { Page } from '@playwright/test';
import type pg from 'pg';
import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { enterStudio, titled } from '../authoring.ts';
import { bucketOf, choose, goToPlace } from '../bucket-content.ts';
import { plant, yesOrNo } from '../content.ts';
import { expect, test } from '../practising.ts';
import type { RunningServer } from '../server.ts';

const questions = [
  { text: 'Hidden one', hidden: true, calculator: true, choices: yesOrNo },
  { text: 'Typed one', accepts: '5', symbol: '$', symbolLeft: true },
] as const;
const sequence = {
  first: {
    text: 'Which of these functions has its least value at 4, and is never negative?',
    choices: yesOrNo,
    rank: 3,
  },
  typed: { text: 'How much is that?', accepts: '3/4', symbol: '%' },
} as const;

/** Two places, sets in one of them, and something of each kind in the bucket. */
async function prepare({ page, app, db }: { page: Page; app: RunningServer; db: pg.Client }) {
  const [one, two] = [titled('Signs and brackets'), titled('Reading a parabola')];
  const place = await plant(db, {
    sequence,
    sets: { one: { title: one, questions, published: false }, two: { title: two, questions } },
  });
  await goToPlace(page, app, place);
  for (const of of ['question 1', 'question 2', one]) await choose(page, of, 'Add to Bucket');
  for (const id of [place.question.first, place.question.typed]) {
    await page.locator(`#open-${id}`).click();
    await choose(page, 'answer A', 'Add to Bucket');
    await page.locator(`#open-${id}`).click();
  }
  await expect(bucketOf(page).entry).toHaveText('Bucket5');
  return { place, one, two };
}

for (const [device, viewport, themes] of [
  ['a desktop in both themes', { width: 1440, height: 900 }, ['light', 'dark']],
  ['a phone', { width: 390, height: 844 }, ['light']],
] as const) {
  test(`problem sets and the bucket pass axe and fit the screen, on ${device}`, async ({ page, app, db }) => {
    await page.setViewportSize(viewport);
    await enterStudio(page, app);
    const { one } = await prepare({ page, app, db });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const dialog = page.getByRole('dialog');
    const check = async (what: string) => {
      await expectAccessible(page, themes);
      const wide = await page.evaluate(() => {
        const parts = [document.documentElement, ...document.querySelectorAll('dialog')];
        return Math.max(...parts.map((part) => part.scrollWidth - part.clientWidth));
      });
      expect(wide, `${what} fits the screen`).toBe(0);
    };
    const shut = async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    };
    await check('the place');
    await button('Create Problem Set').click();
    await check('creating');
    await shut();
    await button('Link Existing').click();
    await page.keyboard.type('Signs');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await check('linking');
    await shut();
    await button('Add Existing').click();
    await dialog.getByRole('tab', { name: 'Grammar' }).click();
    await dialog.getByRole('button', { expanded: false }).first().click();
    await check('the places');
    await dialog.getByRole('tab', { name: 'SATs' }).click();
    await dialog.getByRole('button', { expanded: false }).first().click();
    await check('the numbers');
    await shut();
    for (const [action, what] of [
      ['Notes', 'the notes'],
      ['Questions', 'the popup'],
      ['Delete', 'the question'],
    ] as const) {
      await choose(page, one, action);
      await expect(dialog).toBeVisible();
      // What it shows comes with its own script or call.
      await expect(dialog.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
      await check(what);
      await shut();
      await expect(button(`More for ${one}`)).toBeFocused();
    }
    await choose(page, one, 'Edit Title');
    await check('the title');
    await page.keyboard.press('Escape');
    await button('Reorder Problem Sets').click();
    await expect(button(`Move up ${one}`)).toBeVisible();
    await check('the order');
    await button('Cancel').click();

    await bucketOf(page).open('Questions');
    await dialog.getByRole('button', { expanded: false }).first().click();
    await check('the bucket');
    await bucketOf(page).tab('Answers').click();
    await check('its answers');
    await bucketOf(page).tab('ProblemSet').click();
    await dialog.getByRole('button', { expanded: false }).first().click();
    await expect(dialog.getByText('Hidden one')).toBeVisible();
    await check('its sets');
    await shut();
    await button('From bucket').first().click();
    await dialog.getByRole('checkbox').first().check();
    await dialog
      .getByRole('button', { name: /^Preview of/ })
      .first()
      .click();
    await check('the questions of a picker');
    await shut();
    await button('Add from Bucket').click();
    await check('the sets of a picker');
  });
}

test('a set is made, filled from the bucket and put in order by keyboard alone, and the focus is never lost', async ({
  page,
  app,
  db,
}) => {
  await enterStudio(page, app);
  const { one, two } = await prepare({ page, app, db });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const title = titled('By keys');

  await button('Create Problem Set').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(alertOf(page, `ProblemSet ('${title}') created`)).toBeVisible();
  await expect(button('Create Problem Set')).toBeFocused();

  await button('Add from Bucket').focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(dialog.getByText('1 of 1 selected')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add Problem Sets' }).focus();
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'Problem Set added From Bucket')).toBeVisible();
  await expect(button('Add from Bucket')).toBeFocused();
  const rows = page.getByRole('list', { name: 'Problem sets' }).getByRole('listitem');
  await expect(rows.getByRole('link')).toHaveText([one, two, title, one]);

  await button('Reorder Problem Sets').focus();
  await page.keyboard.press('Enter');
  await button(`Move up ${title}`).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${title} is now number 1 of 4.`)).toBeAttached();
  await expect(button(`Move up ${title}`)).toBeFocused();
  await button('Submit New Order').focus();
  await page.keyboard.press('Enter');
  await expect(rows.getByRole('link')).toHaveText([title, one, two, one]);
  await expect(button('Reorder Problem Sets')).toBeFocused();

  await bucketOf(page).entry.focus();
  await page.keyboard.press('Enter');
  await bucketOf(page).tab('Questions').focus();
  await page.keyboard.press('ArrowRight');
  await expect(bucketOf(page).tab('Answers')).toBeFocused();
  await dialog
    .getByRole('button', { name: /^Remove (?!All)/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: /^Remove (?!All)/ }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('tabpanel')).toContainText('No Record Found');
  await expect(dialog.getByRole('tabpanel')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bucketOf(page).entry).toBeFocused();
});
