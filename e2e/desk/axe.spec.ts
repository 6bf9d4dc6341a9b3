import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { choose, expect, openCard, test, write } from '../support/desk.ts';
import { yesOrNo } from '../support/planting.ts';
import { dialogOf, linkButton, targetIn } from './link-fixtures.ts';
import { previewOf } from './preview-dialog.ts';

const sequence = {
  first: {
    text: 'What comes first?',
    explain: 'The first of them.',
    help: 'Look at the order.',
    choices: [{ text: 'Yes', right: true, why: 'It does.' }, { text: 'No' }],
    right: { set: 'run', question: 'typed' },
  },
  typed: { text: 'How many?', accepts: '3/4', symbol: '%', rank: 3, hidden: true, calculator: true },
  last: { text: 'What comes last?', choices: yesOrNo },
} as const;
const sets = { run: { title: 'A run', questions: [{ text: 'Of the set?', choices: yesOrNo }] } };

const expectNoOverflow = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    'pixels beyond the width of the screen',
  ).toBe(0);

// axe on the whole desk, with as much open as possible.
for (const [device, viewport, themes] of [
  ['a desktop in both themes', { width: 1440, height: 900 }, ['light', 'dark']],
  ['a phone', { width: 390, height: 844 }, ['light']],
] as const) {
  test(`the desk passes axe with everything open, and fits the screen, on ${device}`, async ({ page, openDesk }) => {
    await page.setViewportSize(viewport);
    await openDesk({ sequence, sets });
    await openCard(page, 2);
    await choose(page, 'answer A', 'Edit');
    await openCard(page, 1);
    await expectAccessible(page, themes);
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    await page.getByRole('button', { name: 'New answer', exact: true }).first().click();
    await expect(page.getByRole('textbox', { name: 'Answer C', exact: true })).toBeFocused();
    await page.keyboard.type('/');
    await expect(page.getByRole('listbox', { name: 'Insert' })).toBeVisible();
    await expectAccessible(page, themes);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'All keys' }).first().click();
    await expectAccessible(page, themes);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('textbox', { name: 'Help', exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Create Question' }).first().click();
    await expect(page.getByRole('textbox', { name: 'New question' })).toBeVisible();
    await page.getByRole('button', { name: 'More for question 1' }).click();
    await expectAccessible(page, themes);
    await expectNoOverflow(page);
  });
}

// axe on the dialogs of the desk.
test('the dialogs of the desk pass axe', async ({ page, db, openDesk }) => {
  const { question } = await openDesk({ level: 'subtopic', sequence, sets });
  await openCard(page, 3);
  await linkButton(page, 'Question', 'right').click();
  await targetIn(dialogOf(page, 'Link question'), /^Question/)
    .first()
    .click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await linkButton(page, 'Problem Set', 'right').click();
  await dialogOf(page, 'Link problem set').getByRole('combobox').fill('run');
  const run = targetIn(dialogOf(page, 'Link problem set'), /^A run/);
  await expect(run).toBeVisible();
  await expectAccessible(page, ['light']);
  await run.click();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(dialogOf(page, 'Are you sure you want to add Problemset without adding right question?')).toBeVisible();
  await expectAccessible(page, ['light']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await choose(page, 'question 3', 'Edit');
  await write(page, 'Question 3', ' Mine.');
  await db.query('update questions set question = $2, rev = rev + 1 where id = $1', [
    question.last,
    JSON.stringify([{ type: 'paragraph', children: [{ text: 'Theirs.' }] }]),
  ]);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alertdialog', { name: 'Someone else changed this meanwhile.' })).toBeVisible();
  await expectAccessible(page);
});

// axe on a preview, from the first question to the end.
test('a preview passes axe before and after an answer, in a set and at its end', async ({ page, openDesk }) => {
  await openDesk({ sequence: { ...sequence, typed: { ...sequence.typed, hidden: false } }, sets });
  const preview = previewOf(page);
  const { dialog, button, runIndicator, end } = preview;
  await choose(page, 'question 1', 'Preview');
  await expect(dialog.getByText('What comes first?')).toBeVisible();
  await expectAccessible(page, ['light']);
  await preview.answer('Yes');
  await expectAccessible(page);
  await button('Next').click();
  await expect(runIndicator(0)).toBeVisible();
  await expectAccessible(page);
  await button('Skip the set').click();
  await dialog.getByRole('textbox', { name: 'Your answer' }).fill('1');
  await button('Check').click();
  await expect(dialog.getByText('Right answer', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, ['dark']);
  await expectNoOverflow(page);
  await button('Next').click();
  await expect(end).toBeVisible();
  await expectAccessible(page, ['light']);
});
