import { alertOf } from '../support/alert.ts';
import { cardOf, choose, expect, expectQuestions, openCard, test, write } from '../support/desk.ts';
import { yesOrNo } from '../support/planting.ts';
import { threeQuestions } from './three-questions.ts';

const [first, second, third] = ['What comes first?', 'What comes then?', 'What comes last?'];

test('lists the questions in order; opening one fetches its answers, closing hides them, and a link with a question’s id opens that question [AQU-001] [AQU-003]', async ({
  page,
  app,
  db,
  openDesk,
}) => {
  const { path, question } = await openDesk({ sequence: threeQuestions });
  await expectQuestions(page, [first, second, third]);
  await expect(page.getByRole('list', { name: 'Answers' })).toHaveCount(0);
  // A third answer is written after the list was read.
  await db.query(
    `insert into answers (id, question_id, position, answer, explanation, correct)
     select gen_random_uuid(), $1, 2, answer, explanation, false from answers where question_id = $1 limit 1`,
    [question.second],
  );
  const card = await openCard(page, 2);
  await expect(card.getByRole('list', { name: 'Answers' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Close question 2' }).click();
  await expect(card.getByRole('list', { name: 'Answers' })).toHaveCount(0);

  await page.goto(`${app.studio}${path}?question_id=${question.third}`);
  await expect(page.getByRole('button', { name: 'Close question 3' })).toBeFocused();
  await expect(cardOf(page, 3).getByRole('list', { name: 'Answers' })).toBeInViewport();
  await expect(page.getByRole('list', { name: 'Answers' })).toHaveCount(1);
});

test('a question is edited in its card, by buttons or keys, and leaving unsaved changes asks for confirmation [AQU-002] [AQU-007]', async ({
  page,
  openDesk,
}) => {
  await openDesk({ sequence: threeQuestions });
  const field = page.getByRole('textbox', { name: 'Question 1', exact: true });
  // “Edit” in the menu opens the form directly.
  await choose(page, 'question 1', 'Edit');
  await write(page, 'Question 1', ' Discarded.');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(field).toHaveText(`${first} Discarded.`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(field).toHaveCount(0);
  await expect(cardOf(page, 1)).not.toContainText('Discarded.');

  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await edit.click();
  await write(page, 'Question 1', ' And why?');
  // A change in the panel does not count as another author's change.
  await page.getByRole('radio', { name: 'Rank 3' }).check();
  await expect(cardOf(page, 1).getByTitle('Rank 3 of 5')).toBeVisible();
  await page.getByRole('button', { name: 'Update Question' }).click();
  await expect(alertOf(page, 'Question updated')).toBeVisible();
  await expect(edit).toBeFocused();
  await edit.click();
  await write(page, 'Question 1', ' By keys.');
  await page.keyboard.press('Control+Enter');
  await expect(field).toHaveCount(0);
  await expectQuestions(page, [`${first} And why? By keys.`, second, third]);
});

test('Escape directly after a letter asks before the letter is discarded', async ({ page, openDesk }) => {
  await openDesk({ sequence: threeQuestions });
  await choose(page, 'question 1', 'Edit');
  await write(page, 'Question 1', '');
  // The form learns of a letter after the next paint, which comes after Escape here.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.keyboard.type('!');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox', { name: 'Question 1', exact: true })).toHaveText(`${first}!`);
});

test('a question can be created last, between others and first, and no field is required [AQU-006] [AQU-014]', async ({
  page,
  db,
  openDesk,
}) => {
  const { subsubtopic } = await openDesk({ sequence: threeQuestions });
  await page.getByRole('button', { name: 'Create Question' }).click();
  await write(page, 'New question', 'Behind all?');
  await page.keyboard.press('Control+Enter');
  await expect(alertOf(page, 'Question Created')).toBeVisible();
  await expect(cardOf(page, 4).getByRole('button', { name: 'New answer', exact: true })).toBeFocused();

  await choose(page, 'question 1', 'Create question below');
  await write(page, 'New question', 'Between?');
  const properties = page.getByRole('complementary', { name: 'Properties of the new question' });
  await properties.getByRole('radio', { name: 'Rank 4' }).check();
  await properties.getByRole('switch', { name: 'Free Response' }).check();
  const create = page.getByRole('group', { name: 'New question' }).getByRole('button', { name: 'Create Question' });
  await create.click();
  await expect(cardOf(page, 2)).toContainText('(Free Response)');
  await expect(cardOf(page, 2).getByTitle('Rank 4 of 5')).toBeVisible();

  // With the pointer, on the line above the first question.
  await page.getByTitle('Create question here').first().click({ force: true });
  await create.click();
  const all = [first, 'Between?', second, third, 'Behind all?'];
  await expectQuestions(page, ['No text yet', ...all]);
  const { rows } = await db.query<{ words: string }>(
    `select question->0->'children'->0->>'text' as words from questions where parent_id = $1 order by position`,
    [subsubtopic],
  );
  expect(rows.slice(1).map(({ words }) => words)).toEqual(all);
});

test('a copy is placed after its original with its answers, and has no links [AQU-012]', async ({
  page,
  db,
  openDesk,
}) => {
  const { subsubtopic } = await openDesk({
    sequence: {
      ...threeQuestions,
      first: {
        ...threeQuestions.first,
        ...{ rank: 3, calculator: false, hidden: true, explainFirst: true, help: 'Look.', helpAfter: 'Seen.' },
        right: { question: 'third' },
      },
    },
  });
  await openCard(page, 1);
  await page.getByRole('complementary').getByRole('button', { name: 'Duplicate' }).click();
  await expect(alertOf(page, 'Duplicate Question Created')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close question 2' })).toBeFocused();
  await expectQuestions(page, [first, first, second, third]);
  const copy = cardOf(page, 2);
  await expect(copy.getByRole('list', { name: 'Answers' }).getByRole('listitem')).toHaveText([
    /Yes.*Right answer/,
    /^(?!.*Right answer).*No/,
  ]);
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

test('a deleted question leaves no gap in the positions, and Undo restores it [AQU-013]', async ({
  page,
  db,
  openDesk,
}) => {
  const { subsubtopic } = await openDesk({ sequence: threeQuestions });
  const positions = async () => {
    const { rows } = await db.query(
      'select position from questions where parent_id = $1 and deleted_at is null order by position',
      [subsubtopic],
    );
    return rows.map(({ position }) => position);
  };
  await choose(page, 'question 2', 'Delete');
  await expect(alertOf(page, 'Question deleted')).toBeVisible();
  await expectQuestions(page, [first, third]);
  await expect(page.getByRole('button', { name: 'Open question 2' })).toBeFocused();
  expect(await positions()).toEqual([0, 1]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectQuestions(page, [first, second, third]);
  await expect(page.getByRole('button', { name: 'Open question 2' })).toBeFocused();
  expect(await positions()).toEqual([0, 1, 2]);
  // Deleting the last question leaves an empty list; the button that creates one has the focus.
  for (const remaining of [2, 1, 0]) {
    await choose(page, 'question 1', 'Delete');
    await expect(page.getByRole('group')).toHaveCount(remaining);
  }
  await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Question' })).toBeFocused();
});

test('the focus returns to the list after a new question is discarded', async ({ page, openDesk }) => {
  await openDesk({ sequence: { one: { text: 'One?', choices: yesOrNo }, two: { text: 'Two?', choices: yesOrNo } } });
  for (const [item, number] of [
    ['Create question above', 1],
    ['Create question below', 2],
  ] as const) {
    await choose(page, 'question 2', item);
    await write(page, 'New question', 'Not this one.');
    await page.getByRole('group', { name: 'New question' }).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('button', { name: `Open question ${number}`, exact: true })).toBeFocused();
  }
});
