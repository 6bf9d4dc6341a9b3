import { choose, expect, openCard, test } from '../support/desk.ts';
import { yesOrNo } from '../support/planting.ts';
import { countPracticeEvents, previewOf, recordWrites } from './preview-dialog.ts';

const colours = ['Red', 'Orange', 'Yellow', 'Green', 'Blue', 'Indigo', 'Violet'] as const;

test('a preview shows six choices with letters A to F, and a typed answer with its symbol [AQU-021]', async ({
  page,
  openDesk,
}) => {
  await openDesk({
    sequence: {
      choice: {
        text: 'Which colour?',
        explain: 'It is the second.',
        choices: colours.map((text) =>
          text === 'Orange' ? { text, right: true as const, why: 'Between red and yellow.' } : { text },
        ),
      },
      dollars: {
        ...{ text: 'What does it cost?', accepts: '12.50', symbol: '$', symbolLeft: true },
        ...{ explainFirst: true, explain: 'The price.' },
      },
      share: { text: 'Which share?', accepts: '40', symbol: '%' },
    },
  });
  const { dialog, button } = previewOf(page);
  await choose(page, 'question 1', 'Preview');
  await expect(dialog.getByRole('radio')).toHaveCount(6);
  for (const [index, text] of colours.slice(0, 6).entries()) {
    await expect(dialog.getByRole('radio').nth(index)).toHaveAccessibleName(`${'ABCDEF'[index]} ${text}`);
  }
  await expect(dialog.getByText('Violet')).toHaveCount(0);
  await expect(button('Check')).toBeDisabled();
  await dialog.getByRole('radio', { name: 'C Yellow' }).check({ force: true });
  await expect(dialog.getByText('It is the second.')).toHaveCount(0);
  await button('Check').click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Incorrect Answer' })).toBeVisible();
  await expect(dialog.getByText('Between red and yellow.')).toBeVisible();
  await expect(dialog.getByText('It is the second.')).toBeVisible();
  await page.keyboard.press('Escape');

  const answerField = dialog.getByRole('textbox', { name: 'Your answer' });
  const isLeftOfLine = async () => {
    const [sign, box] = await Promise.all([dialog.getByText(/^[$%]$/).boundingBox(), answerField.boundingBox()]);
    return (sign?.x ?? 0) < (box?.x ?? 0);
  };
  await choose(page, 'question 2', 'Preview');
  await expect(dialog.getByText('Free-response answer: $ 12.50')).toBeVisible();
  expect(await isLeftOfLine()).toBe(true);
  await answerField.fill('25/2');
  await answerField.press('Enter');
  await expect(dialog.getByRole('status').filter({ hasText: 'Correct Answer' })).toBeVisible();
  // This question has its explanation before the answers.
  const price = await dialog.getByText('The price.').boundingBox();
  expect(price?.y ?? 0).toBeLessThan((await answerField.boundingBox())?.y ?? 0);
  await page.keyboard.press('Escape');

  await choose(page, 'question 3', 'Preview');
  await expect(dialog.getByText('Free-response answer: 40 %')).toBeVisible();
  expect(await isLeftOfLine()).toBe(false);
  await answerField.fill('41');
  await button('Check').click();
  await expect(dialog.getByText('Incorrect Answer')).toBeVisible();
  await expect(dialog.getByText('Right answer', { exact: true })).toBeVisible();
});

// core/authoring/preview-walk.test.ts tests every path and run.
test('a preview follows the links, through a set or skipping it, goes back, and records nothing', async ({
  page,
  app,
  db,
  openDesk,
}) => {
  const inSet = ['One', 'Two', 'Three'].map((text) => ({ text: `${text} of the set.`, choices: yesOrNo }));
  const { set } = await openDesk({
    sequence: {
      first: { text: 'The first.', choices: yesOrNo, right: { set: 'draft' }, wrong: { set: 'run', question: 'last' } },
      between: { text: 'Not met.', choices: yesOrNo },
      last: { text: 'The last.', choices: yesOrNo },
    },
    sets: {
      run: { title: 'Signs and brackets', questions: inSet },
      draft: { title: 'Not yet', published: false, questions: inSet },
    },
  });
  const preview = previewOf(page);
  const { dialog, button, number, runIndicator, end } = preview;
  const writes = recordWrites(page);
  const card = await openCard(page, 1);
  const opener = card.getByRole('button', { name: 'More for question 1' });
  await choose(page, 'question 1', 'Preview');
  await preview.answer('No');
  await button('Next').click();
  await expect(dialog.getByRole('heading', { name: 'Signs and brackets' })).toBeVisible();
  // A wrong answer resets the run.
  for (const [answer, count, next] of [
    ['Yes', 1, 'Two'],
    ['No', 0, 'Three'],
    ['Yes', 1, 'One'],
  ] as const) {
    await preview.answer(answer);
    await button('Next').click();
    await expect(runIndicator(count)).toBeVisible();
    await expect(dialog.getByText(`${next} of the set.`)).toBeVisible();
  }
  await button('Skip the set').click();
  await expect(dialog.getByText('The last.')).toBeVisible();
  await expect(number).toHaveText('Question 3');
  await preview.answer('Yes');
  await button('Next').click();
  await expect(end).toBeVisible();
  for (const _ of ['the last', 'the set']) await button('Back').click();
  await expect(runIndicator(1)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await choose(page, 'question 1', 'Preview');
  await preview.answer('Yes');
  await button('Next').click();
  await expect(dialog.getByText('Not published: students pass it by')).toBeVisible();
  await button('Skip the set').click();
  await expect(end).toBeVisible();
  expect(writes).toEqual([]);
  expect(await countPracticeEvents(db)).toBe(0);

  // On a set’s own page the preview starts at the question chosen there.
  await page.goto(`${app.studio}/admin/problemset/${set.run}`);
  await choose(page, 'question 2', 'Preview');
  await expect(dialog.getByText('Two of the set.')).toBeVisible();
  await preview.answer('Yes');
  await button('Next').click();
  await expect(dialog.getByText('Three of the set.')).toBeVisible();
  await expect(runIndicator(1)).toBeVisible();
});

test('Enter checks a choice made by its letter and continues, as in practice', async ({ page, openDesk }) => {
  await openDesk({
    sequence: {
      first: { text: 'Which?', choices: yesOrNo, right: { question: 'second' } },
      second: { text: 'And then?', choices: yesOrNo },
    },
  });
  const { dialog } = previewOf(page);
  await choose(page, 'question 1', 'Preview');
  await expect(dialog.getByText('Which?')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Check' })).toBeDisabled();
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status').filter({ hasText: 'Correct Answer' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('And then?')).toBeVisible();
  // On a focused button, Enter only presses that button.
  await dialog.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(dialog.getByText('Which?')).toBeVisible();
});
