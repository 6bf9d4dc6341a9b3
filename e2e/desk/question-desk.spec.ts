import { expectAccessible } from '../accessible.ts';
import { plant, yesOrNo } from '../content.ts';
import { cardOf, choose, enterStudio, expectQuestions, openCard } from '../desk.ts';
import { keyboardOf } from '../keyboard.ts';
import { expect, test } from '../practising.ts';

test.beforeEach(async ({ page, app }) => enterStudio(page, app));

const sequence = {
  first: {
    text: 'What comes first?',
    explain: 'The first of them.',
    help: 'Look at the order.',
    choices: [{ text: 'This', right: true, why: 'It does.' }, { text: 'That' }],
    right: { set: 'run', question: 'typed' },
  },
  typed: { text: 'How many?', accepts: '3/4', symbol: '%', rank: 3, hidden: true, calculator: true },
  last: { text: 'What comes last?', choices: yesOrNo },
} as const;
const sets = { run: { title: 'A run', questions: [] } };

test('a question with its answers is written, ordered and deleted by keyboard alone', async ({ page, app, db }) => {
  test.slow();
  const { subtopic, subsubtopic } = await plant(db, { sequence, sets });
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  const { press, type, tabTo } = keyboardOf(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await tabTo(button('Create Question'));
  await press('Enter');
  await expect(page.getByRole('textbox', { name: 'New question' })).toBeFocused();
  await type('Written by keys?');
  await press('Control+Enter');
  await expect(button('New answer')).toBeFocused();
  for (const text of ['One', 'Two']) {
    await press('Enter');
    await expect(page.getByRole('textbox', { name: 'New answer', exact: true })).toBeFocused();
    await type(text);
    await press('Control+Enter');
    await expect(button('New answer')).toBeFocused();
  }
  await tabTo(button('Answer B is right'));
  await press('Space');
  await expect(button('Answer B is right')).toHaveAttribute('aria-pressed', 'true');
  await tabTo(button('More for answer B'));
  await press('Enter', 'ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeFocused();
  await press('Enter');
  await expect(button('Answer A is right')).toHaveAttribute('aria-pressed', 'true');
  await expect(button('More for answer A')).toBeFocused();

  // Its properties come right behind it.
  await tabTo(page.getByRole('radio', { name: 'Rank 1' }));
  await press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Rank 2' })).toBeChecked();
  await tabTo(page.getByRole('switch', { name: 'Hidden' }));
  await press('Space');
  await expect(page.getByRole('switch', { name: 'Hidden' })).toBeChecked();
  // Escape folds the card; arrows lead from one to the next.
  await press('Escape');
  await expect(button('Open question 4')).toBeFocused();
  await press('ArrowUp');
  await expect(button('Open question 3')).toBeFocused();
  await press('Home');
  await expect(button('Open question 1')).toBeFocused();
  await press('End');
  await tabTo(button('More for question 4'), 'Shift+Tab');
  await press('Enter', 'm', 'Enter');
  await expectQuestions(page, ['What comes first?', 'How many?', 'Written by keys?', 'What comes last?']);
  await expect(button('More for question 3')).toBeFocused();
  await press('Enter', 'End', 'Enter');
  await expectQuestions(page, ['What comes first?', 'How many?', 'What comes last?']);
  await expect(button('Open question 3')).toBeFocused();
});

test('what was left in the middle of a sentence is open again, where it was', async ({ page, app, db }) => {
  const { subtopic, subsubtopic } = await plant(db, { sequence, sets });
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  await choose(page, 'question 1', 'Create question below');
  await page.getByRole('textbox', { name: 'New question' }).click();
  await page.keyboard.type('Half of a new');
  await choose(page, 'question 3', 'Edit');
  await page.getByRole('textbox', { name: 'Question 3' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Half of an old');
  await choose(page, 'question 2', 'Edit');
  await choose(cardOf(page, 2), 'answer A', 'Edit');
  await page.getByLabel('Answer', { exact: true }).fill('half of an answer');
  await page.waitForTimeout(1_000);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'New question' })).toHaveText('Half of a new');
  await expect(page.getByRole('textbox', { name: 'Question 3' })).toHaveText('What comes last? Half of an old');
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue('half of an answer');
  await expect(page.getByText(/is here again/)).toHaveCount(3);
  // A folded card says so, and opens in its form.
  await page.getByRole('button', { name: 'Close question 3' }).click();
  await expect(cardOf(page, 3)).toContainText('Not saved');
  await openCard(page, 3);
  await expect(page.getByRole('textbox', { name: 'Question 3' })).toHaveText('What comes last? Half of an old');
  await page.getByRole('button', { name: 'Update Question' }).click();
  await page.getByRole('group', { name: 'New question' }).getByRole('button', { name: 'Create Question' }).click();
  await expectQuestions(page, ['What comes first?', 'Half of a new', 'How many?', 'What comes last? Half of an old']);
});

test('a switch that is turned beside an open form is no other author’s change', async ({ page, app, db }) => {
  const { subtopic, subsubtopic } = await plant(db, { sequence, sets });
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  await choose(page, 'question 3', 'Edit');
  await page.getByRole('textbox', { name: 'Question 3' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And now?');
  await page.getByRole('radio', { name: 'Rank 3' }).check();
  await page.getByRole('switch', { name: 'Hidden' }).check();
  await expect(cardOf(page, 3).getByRole('img', { name: 'Hidden' })).toBeVisible();
  await page.getByRole('button', { name: 'Update Question' }).click();
  await expect(page.getByRole('textbox', { name: 'Question 3' })).toHaveCount(0);
  await page.reload();
  await expectQuestions(page, ['What comes first?', 'How many?', 'What comes last? And now?']);
  await expect(cardOf(page, 3).getByTitle('Rank 3')).toBeVisible();
});

test('three hundred cards open at once, and one of them draws itself alone', async ({ page, app, db }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  /** What the page's scripts have taken so far, in seconds. */
  const scripts = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  };
  /** The quickest of eight openings: other work on the machine is not ours. */
  const opening = async (count: number) => {
    const sequence = Array.from({ length: count }, (_, at) => [
      `q${at}`,
      { text: `Question with number ${at}.`, choices: yesOrNo },
    ]);
    const { subtopic, subsubtopic } = await plant(db, { sequence: Object.fromEntries(sequence) });
    await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
    await expect(cardOf(page, count)).toBeAttached();
    // No editor is there before one is asked for.
    await expect(page.locator('[contenteditable]')).toHaveCount(0);
    const times: number[] = [];
    for (let at = 0; at < 9; at += 1) {
      const before = await scripts();
      await page.evaluate(async (at) => {
        document.querySelectorAll<HTMLElement>('[data-opener]')[at]?.click();
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      }, at);
      times.push((await scripts()) - before);
      await expect(cardOf(page, at + 1).getByRole('list', { name: 'Answers' })).toBeVisible();
    }
    // The first loads what stands in a card.
    return Math.min(...times.slice(1));
  };
  const many = await opening(300);
  // 1.1 to 1.6 times as long as among ten; 6 to 9 times where each opening draws all cards.
  expect(many / (await opening(10))).toBeLessThan(2.5);
});

for (const [device, viewport, themes] of [
  ['a desktop in both themes', { width: 1440, height: 900 }, ['light', 'dark']],
  ['a phone', { width: 390, height: 844 }, ['light']],
] as const) {
  test(`the desk passes axe and fits the screen with everything open, on ${device}`, async ({ page, app, db }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const { subtopic, subsubtopic } = await plant(db, { sequence, sets });
    await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
    await openCard(page, 2);
    await choose(page, 'answer A', 'Edit');
    await openCard(page, 1);
    await expectAccessible(page, themes);
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    await page.getByRole('button', { name: 'New answer', exact: true }).first().click();
    await expect(page.getByRole('textbox', { name: 'New answer', exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Help \d/ }).click();
    await expect(page.getByRole('textbox', { name: 'Help' })).toBeVisible();
    await expectAccessible(page, themes);
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow), 'what stands out of the screen').toBe(0);
    await page.getByRole('button', { name: 'Create Question' }).first().click();
    await expect(page.getByRole('textbox', { name: 'New question' })).toBeVisible();
    await page.getByRole('button', { name: 'More for question 1' }).click();
    await expectAccessible(page, themes);
    expect(await page.evaluate(overflow), 'what stands out of the screen').toBe(0);
  });
}
