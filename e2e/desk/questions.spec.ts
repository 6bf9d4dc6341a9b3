import { alertOf } from '../alert.ts';
import { plant } from '../content.ts';
import { cardOf, choose, enterStudio, expectQuestions, openCard } from '../desk.ts';
import { expect, test } from '../practising.ts';
import { three, write } from './three-questions.ts';

test.beforeEach(async ({ page, app }) => enterStudio(page, app));

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
