import type { Page } from '@playwright/test';
import { alertOf } from './alert.ts';
import { plant, yesOrNo } from './content.ts';
import { cardOf, choose, enterStudio, expectQuestions, openCard } from './desk.ts';
import { expect, test } from './practising.ts';

test.beforeEach(async ({ page, app }) => enterStudio(page, app));

const three = {
  first: { text: 'What comes first?', explain: 'The first of them.', choices: yesOrNo },
  second: { text: 'What comes then?', choices: yesOrNo },
  third: { text: 'What comes last?', choices: yesOrNo },
} as const;

/** Writes into a rich field, behind what stands there. */
async function write(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label, exact: true });
  await field.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

test('cards stand in their order; opening one asks for its answers and shows them, closing folds it [AQU-001] [AQU-003]', async ({
  page,
  app,
  db,
}) => {
  const { subtopic, subsubtopic, question } = await plant(db, { sequence: three });
  const address = `${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`;
  await page.goto(address);
  await expectQuestions(page, ['What comes first?', 'What comes then?', 'What comes last?']);
  await expect(page.getByRole('list', { name: 'Answers' })).toHaveCount(0);
  // Somebody has written a third answer since the list was read.
  await db.query(
    `insert into answers (id, question_id, position, answer, explanation, correct)
     select gen_random_uuid(), $1, 2, answer, explanation, false from answers where question_id = $1 limit 1`,
    [question.second],
  );
  const asked = page.waitForRequest((request) => request.url().includes(`/answers?question_id=${question.second}`));
  const card = await openCard(page, 2);
  await asked;
  await expect(card.getByRole('list', { name: 'Answers' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Close question 2' }).click();
  await expect(card.getByRole('list', { name: 'Answers' })).toHaveCount(0);

  await page.goto(`${address}?question_id=${question.third}`);
  await expect(page.getByRole('button', { name: 'Close question 3' })).toBeFocused();
  await expect(cardOf(page, 3).getByRole('list', { name: 'Answers' })).toBeInViewport();
  await expect(page.getByRole('list', { name: 'Answers' })).toHaveCount(1);
});

test('a question is edited in its card, and again where it is copied from or left [AQU-002] [AQU-007]', async ({
  page,
  app,
  db,
}) => {
  const { subtopic, subsubtopic } = await plant(db, { sequence: three });
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  // Straight from the list, with the form open.
  await choose(page, 'question 1', 'Edit');
  await write(page, 'Question 1', ' And why?');
  await page.getByRole('button', { name: 'Update Question' }).click();
  await expect(alertOf(page, 'Question updated')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  await page.reload();
  await expectQuestions(page, ['What comes first? And why?', 'What comes then?', 'What comes last?']);

  // Leaving what is not saved asks; the keys do what the buttons do.
  await (await openCard(page, 1)).getByRole('button', { name: 'Edit', exact: true }).click();
  await write(page, 'Question 1', ' Thrown away.');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox', { name: 'Question 1' })).toContainText('Thrown away.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('textbox', { name: 'Question 1' })).toHaveCount(0);
  await expect(cardOf(page, 1)).not.toContainText('Thrown away.');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await write(page, 'Question 1', ' By keys.');
  await page.keyboard.press('Control+Enter');
  await expect(cardOf(page, 1)).toContainText('What comes first? And why? By keys.');
  await expect(page.getByRole('textbox', { name: 'Question 1' })).toHaveCount(0);
});

test('a question is created last, between others and first, without anything being required [AQU-006] [AQU-014]', async ({
  page,
  app,
  db,
}) => {
  const { subtopic, subsubtopic } = await plant(db, { sequence: three });
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  await page.getByRole('button', { name: 'Create Question' }).click();
  await write(page, 'New question', 'Behind all?');
  await page.getByRole('textbox', { name: 'New question' }).press('Control+Enter');
  await expect(alertOf(page, 'Question Created')).toBeVisible();
  await expect(cardOf(page, 4).getByRole('button', { name: 'New answer', exact: true })).toBeFocused();

  await choose(page, 'question 1', 'Create question below');
  await write(page, 'New question', 'Between?');
  const properties = page.getByRole('complementary', { name: 'Properties of the new question' });
  await properties.getByRole('radio', { name: 'Rank 4' }).check();
  await properties.getByRole('switch', { name: 'Free Response' }).check();
  await cardOf(page, 4).getByRole('button', { name: 'Close' }).waitFor();
  await page.getByRole('group', { name: 'New question' }).getByRole('button', { name: 'Create Question' }).click();
  await expect(cardOf(page, 2)).toContainText('(Free Response)');
  await expect(cardOf(page, 2).getByTitle('Rank 4')).toBeVisible();

  // With a pointer on the line above the first.
  await page.getByTitle('Create question here').first().click({ force: true });
  await page.getByRole('group', { name: 'New question' }).getByRole('button', { name: 'Create Question' }).click();
  await expectQuestions(page, [
    'No text yet',
    'What comes first?',
    'Between?',
    'What comes then?',
    'What comes last?',
    'Behind all?',
  ]);
  await page.reload();
  await expectQuestions(page, [
    'No text yet',
    'What comes first?',
    'Between?',
    'What comes then?',
    'What comes last?',
    'Behind all?',
  ]);
});

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

test('a copy stands behind its original with its answers, and leads nowhere [AQU-012]', async ({ page, app, db }) => {
  const { subtopic, subsubtopic } = await plant(db, {
    sequence: {
      ...three,
      first: {
        ...three.first,
        rank: 3,
        calculator: false,
        hidden: true,
        explainFirst: true,
        help: 'Look.',
        helpAfter: 'Seen.',
        right: { question: 'third' },
      },
    },
  });
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  await openCard(page, 1);
  await page.getByRole('complementary').getByRole('button', { name: 'Duplicate' }).click();
  await expect(alertOf(page, 'Duplicate Question Created')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close question 2' })).toBeFocused();
  await page.reload();
  await expectQuestions(page, ['What comes first?', 'What comes first?', 'What comes then?', 'What comes last?']);
  const copy = await openCard(page, 2);
  await expect(copy.getByRole('list', { name: 'Answers' }).getByRole('listitem')).toHaveText([
    /Yes.*Right answer/,
    /^(?!.*Right answer).*No/,
  ]);
  await expect(copy.getByRole('article', { name: 'Explanation', exact: true })).toContainText('The first of them.');
  await expect(copy.getByText('End of the sequence')).toHaveCount(2);
  const { rows } = await db.query(
    `select q.question, q.question_exp, q.help, q.help_exp, q.rank, q.is_calc, q.is_free_response, q.is_hidden,
            q.exp_position_before_answer,
            jsonb_agg(jsonb_build_array(a.answer, a.explanation, a.correct) order by a.position) as answers
       from questions q join answers a on a.question_id = q.id
      where q.parent_id = $1 and q.position < 2 group by q.id order by q.position`,
    [subsubtopic],
  );
  expect(rows).toHaveLength(2);
  expect(rows[1]).toEqual(rows[0]);
});

test('a deleted question leaves the rest numbered through, and comes back where it was [AQU-013]', async ({
  page,
  app,
  db,
}) => {
  const { subtopic, subsubtopic } = await plant(db, { sequence: three });
  const positions = async () => {
    const { rows } = await db.query(
      'select position from questions where parent_id = $1 and deleted_at is null order by position',
      [subsubtopic],
    );
    return rows.map(({ position }) => position);
  };
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  await choose(page, 'question 2', 'Delete');
  await expect(alertOf(page, 'Question deleted')).toBeVisible();
  await expectQuestions(page, ['What comes first?', 'What comes last?']);
  await expect(page.getByRole('button', { name: 'Open question 2' })).toBeFocused();
  expect(await positions()).toEqual([0, 1]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectQuestions(page, ['What comes first?', 'What comes then?', 'What comes last?']);
  await expect(page.getByRole('button', { name: 'Open question 2' })).toBeFocused();
  expect(await positions()).toEqual([0, 1, 2]);
  // The last one leaves an empty list, and the focus on what fills it.
  for (const left of [2, 1, 0]) {
    await choose(page, 'question 1', 'Delete');
    await expect(page.getByRole('group')).toHaveCount(left);
  }
  await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Question' })).toBeFocused();
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
