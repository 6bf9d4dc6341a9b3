import { alertOf } from '../alert.ts';
import { plant, yesOrNo } from '../content.ts';
import { cardOf, choose, enterStudio, expectQuestions, openCard } from '../desk.ts';
import { expect, test } from '../practising.ts';
import { three, write } from './three-questions.ts';

test.beforeEach(async ({ page, app }) => enterStudio(page, app));

test('explanation, help and the help’s explanation are written apart [AQU-008] [AQU-009] [AQU-010]', async ({
  page,
  app,
  db,
}) => {
  const { subtopic, subsubtopic } = await plant(db, { sequence: three });
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  const card = await openCard(page, 2);
  for (const [title, said] of [
    ['Explanation', 'Question Explanation updated'],
    ['Help', 'Question Help updated'],
    ['Help explanation', 'Help Explanation updated'],
  ] as const) {
    const row = card.getByRole('button', { name: new RegExp(`^${title} (Empty|\\d)`) });
    await expect(row).toContainText('Empty');
    await row.click();
    await write(page, title, `About the ${title.toLowerCase()}.`);
    await page.getByRole('button', { name: `Update ${title}` }).click();
    await expect(alertOf(page, said)).toBeVisible();
    await expect(row).toContainText(/\d words/);
    await expect(row).toBeFocused();
  }
  await page.reload();
  await openCard(page, 2);
  for (const title of ['Explanation', 'Help', 'Help explanation']) {
    const article = card.getByRole('article', { name: title, exact: true });
    const [lower, before] = [title.toLowerCase(), `About the ${title.toLowerCase()}.`];
    await expect(article).toContainText(before);
    await page.getByRole('button', { name: `Edit ${lower}`, exact: true }).click();
    await write(page, title, ' Again.');
    await page.getByRole('button', { name: `Update ${title}`, exact: true }).click();
    await expect(article).toContainText(`${before} Again.`);
  }
});

test('the question becomes its explanation, which is not overwritten unasked [AQU-011]', async ({ page, app, db }) => {
  const { subtopic, subsubtopic } = await plant(db, { sequence: three });
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  const card = await openCard(page, 1);
  const explanation = card.getByRole('article', { name: 'Explanation', exact: true });
  const copy = card.getByRole('button', { name: 'Copy question into explanation' });
  const puts: string[] = [];
  page.on('request', (asked) => {
    if (asked.method() === 'PUT' && asked.url().includes('/questions/')) puts.push(asked.url());
  });
  await copy.click();
  await expect(page.getByRole('heading', { name: 'Overwrite question explanation?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(explanation).toContainText('The first of them.');
  expect(puts).toEqual([]);
  await copy.click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(alertOf(page, 'Explanation copy from Question')).toBeVisible();
  await expect(explanation).toContainText('What comes first?');
  expect(puts).toHaveLength(1);
  // Where there is none, there is nothing to ask.
  await page.getByRole('button', { name: 'Close question 1' }).click();
  await openCard(page, 2);
  await page.getByRole('button', { name: 'Copy question into explanation' }).click();
  await expect(cardOf(page, 2).getByRole('article', { name: 'Explanation', exact: true })).toContainText(
    'What comes then?',
  );
});

test('rank and flags are set beside the card and hold [AQU-015] [AQU-016]', async ({ page, app, db }) => {
  const only = { text: 'Alone?', choices: yesOrNo };
  const { subtopic, subsubtopic } = await plant(db, { kind: 'grammar', sequence: { only } });
  /** The question as the page hears of it. */
  const listed = async (open: () => Promise<unknown>) => {
    const heard = page.waitForResponse((response) => response.url().includes('/question_subsubtopics?'));
    await open();
    return (await (await heard).json()).data[0];
  };
  const stored = async (name: string) => {
    const { rows } = await db.query(`select ${name} as value from questions where parent_id = $1`, [subsubtopic]);
    return rows[0].value;
  };
  const first = await listed(() => page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`));
  expect(first).toMatchObject({ is_math: false, is_calc: null, is_hidden: false, rank: 0 });
  let card = await openCard(page, 1);
  await expect(card.getByRole('radiogroup', { name: 'Rank' }).locator('label')).toHaveText(
    [1, 2, 3, 4, 5].map((rank) => `Rank ${rank}`),
  );
  await expect(card.getByRole('radio', { name: 'Rank 1' })).toBeChecked();
  const colours = await card
    .getByRole('radiogroup', { name: 'Rank' })
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor));
  // Blue, red, yellow, green, orange, of the light theme.
  expect(colours).toEqual([
    'rgb(30, 95, 190)',
    'rgb(200, 55, 45)',
    'rgb(242, 194, 48)',
    'rgb(44, 133, 71)',
    'rgb(229, 138, 43)',
  ]);
  await card.getByRole('radio', { name: 'Rank 5' }).check();
  await expect(alertOf(page, 'Question updated')).toBeVisible();
  await expect(card.getByTitle('Rank 5')).toHaveCSS('background-color', 'rgb(229, 138, 43)');
  const flags = ['Calculator', 'Hidden', 'Explanation before answers'];
  for (const name of flags) await card.getByRole('switch', { name, exact: true }).check();
  await expect(card.getByRole('switch', { name: 'Free Response' })).toBeDisabled();
  await expect
    .poll(async () => {
      const { rows } = await db.query(
        'select rank, is_calc, is_hidden, exp_position_before_answer from questions where parent_id = $1',
        [subsubtopic],
      );
      return rows;
    })
    .toEqual([{ rank: 4, is_calc: true, is_hidden: true, exp_position_before_answer: true }]);
  expect(await listed(() => page.reload())).toMatchObject({
    rank: 4,
    is_calc: true,
    is_math: true,
    is_hidden: true,
    exp_position_before_answer: true,
    is_free_response: false,
  });
  card = await openCard(page, 1);
  await expect(card.getByRole('radio', { name: 'Rank 5' })).toBeChecked();
  for (const name of flags) await expect(card.getByRole('switch', { name, exact: true })).toBeChecked();
  // One or the other, or neither.
  await card.getByRole('switch', { name: 'No calculator' }).check();
  await expect(card.getByRole('switch', { name: 'Calculator', exact: true })).not.toBeChecked();
  await expect.poll(() => stored('is_calc')).toBe(false);
  await card.getByRole('switch', { name: 'No calculator' }).uncheck();
  await expect(card.getByRole('img', { name: /calculator/i })).toHaveCount(0);
  await expect.poll(() => stored('is_calc')).toBeNull();
  // Without answers it may become a typed one.
  for (const left of [1, 0]) {
    await choose(page, 'answer A', 'Delete');
    // The other one is A only once the first is gone.
    await expect(card.getByRole('button', { name: /^More for answer / })).toHaveCount(left);
  }
  await card.getByRole('switch', { name: 'Free Response' }).check();
  await expect(card).toContainText('(Free Response)');
  await expect.poll(() => stored('is_free_response')).toBe(true);
});

test('the page of a problem set marks what is hidden, typed, and what a calculator is for [AQU-019] [AQU-020]', async ({
  page,
  app,
  db,
}) => {
  const { set } = await plant(db, {
    sequence: {},
    sets: {
      run: {
        title: 'Marked',
        questions: [
          { text: 'With one.', choices: yesOrNo, calculator: true },
          { text: 'Without.', choices: yesOrNo, calculator: false, hidden: true },
          { text: 'Typed.', accepts: '3' },
        ],
      },
    },
  });
  await page.goto(`${app.studio}/admin/problemset/${set.run}`);
  await expect(cardOf(page, 1).getByRole('img')).toHaveAccessibleName('Calculator');
  await expect(cardOf(page, 2).getByRole('img', { name: 'No calculator' })).toBeVisible();
  const [own, none] = [cardOf(page, 1).getByRole('img'), cardOf(page, 2).getByRole('img', { name: 'No calculator' })];
  expect(await own.innerHTML(), 'two pictures').not.toBe(await none.innerHTML());
  await expect(cardOf(page, 2).getByRole('img', { name: 'Hidden' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Hidden' })).toHaveCount(1);
  await expect(cardOf(page, 3)).toContainText('(Free Response)');
  await expect(page.getByText('(Free Response)')).toHaveCount(1);
  // It is the same desk.
  await openCard(page, 1);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await write(page, 'Question 1', ' More.');
  await page.getByRole('button', { name: 'Update Question' }).click();
  await expect(alertOf(page, 'Question updated')).toBeVisible();
  await expectQuestions(page, ['With one. More.', 'Without.', 'Typed.']);
});
