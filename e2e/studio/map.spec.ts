import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { plant, yesOrNo } from '../content.ts';
import { cardOf, choose, enterStudio, openCard } from '../desk.ts';
import { keyboardOf } from '../keyboard.ts';
import { expect, test } from '../practising.ts';

test.beforeEach(async ({ page, app }) => enterStudio(page, app));

const whole = { choices: yesOrNo, explain: 'Because it is so.' } as const;
/** A sequence whose faults are named where they are planted. */
const faulty = {
  sequence: {
    one: { ...whole, text: 'Is one odd?', right: { question: 'two' }, wrong: { set: 'broken', question: 'two' } },
    // Two choices are the same.
    two: {
      text: 'Is two even?',
      explain: 'Half of it is one.',
      choices: [...yesOrNo, { text: 'No' }],
      right: { question: 'three' },
      wrong: { question: 'three' },
    },
    // Its link leads to what is hidden.
    three: { ...whole, text: 'Is three odd?', right: { question: 'four' }, wrong: { question: 'five' } },
    four: { ...whole, text: 'Is four even?', hidden: true },
    // From here students go round and round.
    five: { ...whole, text: 'Is five odd?', right: { question: 'six' }, wrong: { question: 'six' } },
    six: { ...whole, text: 'Is six even?', right: { question: 'five' }, wrong: { question: 'five' } },
    // Nobody comes here.
    seven: { ...whole, text: 'Is seven odd?' },
  },
  // Nothing in it is right, so that nobody comes out of it.
  sets: {
    broken: {
      title: 'Odd numbers',
      questions: [{ ...whole, text: 'Is it?', choices: [{ text: 'No' }, { text: 'Never' }] }],
    },
  },
} as const;

const findings = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Findings and simulated students' })
    .getByRole('region', { name: /finding/ })
    .getByRole('listitem');
const nodeOf = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: /^Map of/ }).getByRole('button', { name });
const view = (page: Page, name: 'Questions' | 'Map') =>
  page.getByRole('radiogroup', { name: 'View' }).getByText(name, { exact: true });

/** Sends a thousand of a kind and answers what is said of them. */
async function send(page: Page, kind: 'Always right' | 'Always wrong' | 'Right, with slips') {
  await page.getByLabel('Students who are').selectOption({ label: kind });
  await page.getByRole('button', { name: 'Send 1,000 students' }).click();
  return page.getByRole('region', { name: 'Simulated students' });
}

test('five planted faults are found on the map and mended from it, and the simulation is read', async ({
  page,
  app,
  db,
}) => {
  const planted = await plant(db, faulty);
  await page.goto(`${app.studio}/admin/subtopic/${planted.subtopic}/${planted.subsubtopic}`);
  await view(page, 'Map').click();
  await expect(page).toHaveURL(/\?view=map$/);
  await expect(findings(page)).toHaveText([
    /whose .*never gives four|never gives four right in a row/,
    /has the same answer twice: B and C/,
    /leads after a right answer to question 4, which is hidden: nobody comes there/,
    /Question 5 .* and question 6 lead round and round whatever is answered: nobody who comes there finishes/,
    /Question 7 .* is reached by no way: link to it or hide it/,
    /cannot be mastered/,
    /has no right answer/,
  ]);

  // A thousand who are always wrong do not come out of the set.
  await expect(await send(page, 'Always wrong')).toContainText('0 of 1,000 finish');
  await expect(page.getByRole('button', { name: '1,000 in Odd numbers' })).toBeVisible();

  // The link to what is hidden goes.
  const dialog = page.getByRole('dialog');
  await nodeOf(page, /^Question 3 /).click();
  await expect(dialog.getByRole('heading', { name: 'Question 3' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Unlink Question 4, after a right answer' }).click();
  await page
    .getByRole('dialog', { name: /unlink/ })
    .getByRole('button', { name: 'OK' })
    .click();
  await expect(alertOf(page, 'Right Question unlinked successfully')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Findings' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(findings(page)).toHaveCount(6);

  // The round is left, to the question that nobody came to.
  await nodeOf(page, /^Question 6 /).click();
  await dialog.getByRole('button', { name: 'Unlink Question 5, after a right answer' }).click();
  await page
    .getByRole('dialog', { name: /unlink/ })
    .getByRole('button', { name: 'OK' })
    .click();
  await dialog.getByRole('button', { name: 'Choose a question after a right answer' }).click();
  const link = page.getByRole('dialog', { name: 'Link question' });
  await link.getByText('Is seven odd?').click();
  await link.getByRole('button', { name: 'Link', exact: true }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(findings(page)).toHaveCount(4);

  // The question with a choice too many, at the desk.
  await nodeOf(page, /^Question 2 /).click();
  await dialog.getByRole('link', { name: 'Open question' }).click();
  await expect(page).toHaveURL(/question_id=/);
  await choose(cardOf(page, 2), 'answer C', 'Delete');
  await expect(alertOf(page, /Answer deleted/)).toBeVisible();
  await view(page, 'Map').click();
  await expect(findings(page)).toHaveCount(3);

  // The set, on its own page.
  await nodeOf(page, /^Set Odd numbers/).click();
  await dialog.getByRole('link', { name: 'Open problem set' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odd numbers');
  await openCard(page, 1);
  await page.getByRole('button', { name: 'Answer A is right' }).click();
  await expect(alertOf(page, 'Answer value updated')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Every question is reached, and every way leads to the end.')).toBeVisible({
    timeout: 15_000,
  });

  // Always right: the first three questions and no more; the others wait for those who slip.
  const outcome = await send(page, 'Always right');
  await expect(outcome).toContainText('1,000 of 1,000 finish');
  await expect(outcome).toContainText('Half of them need at most 3 questions, nine of ten at most 3.');
  await expect(outcome.getByRole('list').getByRole('button')).toHaveText(['question 5', 'question 6', 'question 7']);
  await expect(nodeOf(page, /^Question 7 Is seven odd\? Nobody comes/)).toBeVisible();
  // The same seed is the same thousand.
  await send(page, 'Right, with slips');
  // What was said of the thousand before has gone.
  await expect(outcome).not.toContainText('nine of ten at most 3.');
  await expect(outcome).toContainText('1,000 of 1,000 finish');
  const said = await outcome.textContent();
  await page.getByLabel('Seed').fill('2');
  await send(page, 'Right, with slips');
  await page.getByLabel('Seed').fill('1');
  await send(page, 'Right, with slips');
  await expect.poll(() => outcome.textContent()).toBe(said);
});

test('the map is walked by keyboard alone, and its list says the same in words', async ({ page, app, db }) => {
  const planted = await plant(db, faulty);
  await page.goto(`${app.studio}/admin/subtopic/${planted.subtopic}/${planted.subsubtopic}?view=map`);
  const first = nodeOf(page, /^Question 1 Is one odd/);
  await expect(first).toBeVisible();
  await expectAccessible(page);
  const keyboard = keyboardOf(page);
  await keyboard.tabTo(first);
  await page.keyboard.press('ArrowDown');
  await expect(nodeOf(page, /^Set Odd numbers/)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Question 1' });
  await expect(dialog.getByRole('list', { name: 'Findings' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  // The whole drawing is one stop.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Fit to width' })).toBeFocused();

  await page.getByRole('radiogroup', { name: 'Show the sequence as' }).getByText('List').click();
  const list = page.getByRole('list', { name: 'The sequence as a list' });
  const item = (number: number) => list.locator('> li').nth(number - 1);
  await expect(item(1).getByRole('listitem')).toHaveText([
    'After a right answer: to question 2',
    /^After a wrong answer: through Odd numbers, then to question 2 \(without an end\)/,
  ]);
  await expect(item(4)).toContainText('Hidden');
  await expect(item(7).getByRole('listitem')).toHaveText([
    'After a right answer: to the end',
    'After a wrong answer: to the end',
  ]);
  await item(5).getByRole('button', { name: 'Question 5' }).click();
  await expect(page.getByRole('dialog', { name: 'Question 5' })).toBeVisible();
});

test('where questions lead nowhere there is no map, and an empty sequence says so', async ({ page, app, db }) => {
  const planted = await plant(db, { ...faulty, sequence: {} });
  await page.goto(`${app.studio}/admin/subtopic/${planted.subtopic}/${planted.subsubtopic}?view=map`);
  await expect(page.getByText('Questions and the ways between them will stand here.')).toBeVisible();
  await page.goto(`${app.studio}/admin/problemset/${planted.set.broken}`);
  await expect(page.getByRole('button', { name: 'Open question 1', exact: true })).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'View' })).toBeHidden();
});

test('on a phone, in the dark, the list comes first, and a map that does not come says so', async ({
  page,
  app,
  db,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const planted = await plant(db, faulty);
  await page.route('**/sequence_map*', (route) => route.abort());
  await page.goto(`${app.studio}/admin/subtopic/${planted.subtopic}/${planted.subsubtopic}?view=map`);
  await expect(page.getByText('The map could not be loaded.')).toBeVisible();
  await page.unroute('**/sequence_map*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'The sequence as a list' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
