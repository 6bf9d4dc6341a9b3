import { alertOf } from '../support/alert.ts';
import { cardOf, choose, expect, expectQuestions, openCard, test, write } from '../support/desk.ts';
import { captureNextReply } from '../support/next-reply.ts';
import { yesOrNo } from '../support/planting.ts';
import { threeQuestions } from './three-questions.ts';

test('explanation, help and help explanation are written and edited separately [AQU-008] [AQU-009] [AQU-010]', async ({
  page,
  openDesk,
}) => {
  await openDesk({ sequence: threeQuestions });
  const card = await openCard(page, 2);
  for (const [title, message] of [
    ['Explanation', 'Question Explanation updated'],
    ['Help', 'Question Help updated'],
    ['Help explanation', 'Help Explanation updated'],
  ] as const) {
    const row = card.getByRole('button', { name: new RegExp(`^${title} (Empty|\\d)`) });
    await expect(row).toContainText('Empty');
    await row.click();
    await write(page, title, `About the ${title.toLowerCase()}.`);
    await page.getByRole('button', { name: 'Update Question' }).click();
    await expect(alertOf(page, message)).toBeVisible();
    await expect(row).toContainText(/\d words/);
    await expect(row).toBeFocused();
  }
  // After the card is closed and reopened, they are shown and can be edited in place.
  await page.getByRole('button', { name: 'Close question 2' }).click();
  await openCard(page, 2);
  await expect(card.getByRole('article')).toContainText([
    'About the explanation.',
    'About the help.',
    'About the help explanation.',
  ]);
  await page.getByRole('button', { name: 'Edit help', exact: true }).click();
  await write(page, 'Help', ' Again.');
  await page.getByRole('button', { name: 'Update Question' }).click();
  await expect(card.getByRole('article', { name: 'Help', exact: true })).toContainText('About the help. Again.');
});

test('a question is copied into its explanation; an existing explanation is overwritten only after a confirmation [AQU-011]', async ({
  page,
  openDesk,
}) => {
  await openDesk({ sequence: threeQuestions });
  const card = await openCard(page, 1);
  const explanation = card.getByRole('article', { name: 'Explanation', exact: true });
  const copy = page.getByRole('button', { name: 'Copy question into explanation' });
  const updates: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/questions/')) updates.push(request.url());
  });
  await copy.click();
  await expect(page.getByRole('heading', { name: 'Overwrite question explanation?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(explanation).toContainText('The first of them.');
  expect(updates).toEqual([]);
  await copy.click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(alertOf(page, 'Explanation copy from Question')).toBeVisible();
  await expect(explanation).toContainText('What comes first?');
  expect(updates).toHaveLength(1);
  // Without an explanation there is no confirmation.
  await page.getByRole('button', { name: 'Close question 1' }).click();
  await openCard(page, 2);
  await copy.click();
  await expect(cardOf(page, 2).getByRole('article', { name: 'Explanation', exact: true })).toContainText(
    'What comes then?',
  );
});

test('rank and flags are set in the panel next to the card, and saved [AQU-015] [AQU-016]', async ({
  page,
  db,
  openDesk,
}) => {
  const listReply = await captureNextReply(page, '/question_subsubtopics?*');
  const only = { text: 'Alone?', choices: yesOrNo };
  const { question } = await openDesk({ kind: 'grammar', sequence: { only } }, { as: 'super-admin' });
  const before = { is_math: false, is_calc: null, is_hidden: false, is_free_response: false, rank: 0 };
  expect((await listReply()).body.data).toMatchObject([{ ...before, exp_position_before_answer: false }]);
  const stored = async () => {
    const { rows } = await db.query(
      `select rank, is_calc, is_hidden, exp_position_before_answer as before, is_free_response as typed
         from questions where id = $1`,
      [question.only],
    );
    return rows[0];
  };
  const card = await openCard(page, 1);
  const ranks = card.getByRole('radiogroup', { name: 'Rank' }).locator('label');
  await expect(ranks).toHaveText([1, 2, 3, 4, 5].map((rank) => `Rank ${rank}`));
  await expect(card.getByRole('radio', { name: 'Rank 1' })).toBeChecked();
  const [blue, red, yellow, green, orange] = [
    'rgb(30, 95, 190)',
    'rgb(200, 55, 45)',
    'rgb(242, 194, 48)',
    'rgb(44, 133, 71)',
    'rgb(229, 138, 43)',
  ] as const;
  for (const [at, colour] of [blue, red, yellow, green, orange].entries()) {
    await expect(ranks.nth(at)).toHaveCSS('background-color', colour);
  }
  await card.getByRole('radio', { name: 'Rank 5' }).check();
  await expect(alertOf(page, 'Question updated')).toBeVisible();
  await expect(card.getByTitle('Rank 5 of 5')).toHaveCSS('background-color', orange);
  const flags = ['Calculator', 'Hidden', 'Explanation before answers'];
  for (const name of flags) await card.getByRole('switch', { name, exact: true }).check();
  // A question with answers cannot change between choices and free response.
  await expect(card.getByRole('switch', { name: 'Free Response' })).toBeDisabled();
  const set = { rank: 4, is_calc: true, is_hidden: true, before: true, typed: false };
  await expect.poll(stored).toEqual(set);
  await expect(card.getByRole('img', { name: 'Hidden' })).toBeVisible();
  // Calculator and no calculator exclude each other, and both may be off.
  await card.getByRole('switch', { name: 'No calculator' }).check();
  await expect(card.getByRole('switch', { name: 'Calculator', exact: true })).not.toBeChecked();
  await expect.poll(stored).toEqual({ ...set, is_calc: false });
  await card.getByRole('switch', { name: 'No calculator' }).uncheck();
  await expect(card.getByRole('img', { name: /calculator/i })).toHaveCount(0);
  await expect.poll(stored).toEqual({ ...set, is_calc: null });
  for (const remaining of [1, 0]) {
    await choose(page, 'answer A', 'Delete');
    // The other answer becomes A only after the first is deleted.
    await expect(card.getByRole('button', { name: /^More for answer / })).toHaveCount(remaining);
  }
  await card.getByRole('switch', { name: 'Free Response' }).check();
  await expect(card).toContainText('(Free Response)');
  await expect.poll(stored).toEqual({ ...set, is_calc: null, typed: true });
});

test('the page of a problem set marks hidden, typed and calculator questions, and edits them [AQU-019] [AQU-020]', async ({
  page,
  app,
  openDesk,
}) => {
  const { set } = await openDesk({
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
  const [calculator, noCalculator] = [
    cardOf(page, 1).getByRole('img'),
    cardOf(page, 2).getByRole('img', { name: 'No calculator' }),
  ];
  await expect(calculator).toHaveAccessibleName('Calculator');
  await expect(noCalculator).toBeVisible();
  expect(await calculator.innerHTML(), 'two different icons').not.toBe(await noCalculator.innerHTML());
  await expect(cardOf(page, 2).getByRole('img', { name: 'Hidden' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Hidden' })).toHaveCount(1);
  await expect(cardOf(page, 3)).toContainText('(Free Response)');
  await expect(page.getByText('(Free Response)')).toHaveCount(1);
  await choose(page, 'question 1', 'Edit');
  await write(page, 'Question 1', ' More.');
  await page.getByRole('button', { name: 'Update Question' }).click();
  await expect(alertOf(page, 'Question updated')).toBeVisible();
  await expectQuestions(page, ['With one. More.', 'Without.', 'Typed.']);
});
