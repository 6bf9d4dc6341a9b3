import { expectAccessible } from '../accessible.ts';
import { plant, yesOrNo } from '../content.ts';
import { choose, enterStudio, openCard } from '../desk.ts';
import { expect, test } from '../practising.ts';
import { eventsIn, noteWrites, previewOf } from './preview-of.ts';

const seven = ['Red', 'Orange', 'Yellow', 'Green', 'Blue', 'Indigo', 'Violet'] as const;

test.beforeEach(async ({ page, app }) => enterStudio(page, app));

test('choices are lettered from A to F, six of seven; what is typed has its symbol beside it [AQU-021]', async ({
  page,
  app,
  db,
}) => {
  const { subtopic, subsubtopic } = await plant(db, {
    sequence: {
      choice: {
        text: 'Which colour?',
        explain: 'It is the second.',
        choices: seven.map((text) =>
          text === 'Orange' ? { text, right: true as const, why: 'Between red and yellow.' } : { text },
        ),
      },
      dollars: {
        text: 'What does it cost?',
        accepts: '12.50',
        symbol: '$',
        symbolLeft: true,
        explainFirst: true,
        explain: 'The price.',
      },
      share: { text: 'Which share?', accepts: '40', symbol: '%' },
    },
  });
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  const { dialog, button } = previewOf(page);
  const above = async (upper: string, lower: string) => {
    const [one, other] = [
      await dialog.getByText(upper).first().boundingBox(),
      await dialog.getByText(lower).first().boundingBox(),
    ];
    return (one?.y ?? 0) < (other?.y ?? 0);
  };
  await choose(page, 'question 1', 'See as a student');
  await expect(dialog.getByRole('radio')).toHaveCount(6);
  for (const [at, text] of seven.slice(0, 6).entries()) {
    await expect(dialog.getByRole('radio').nth(at)).toHaveAccessibleName(`${'ABCDEF'[at]} ${text}`);
  }
  await expect(dialog.getByText('Violet')).toHaveCount(0);
  await expect(button('Check')).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'C Yellow' }).check({ force: true });
  await expect(dialog.getByText('It is the second.')).toHaveCount(0);
  await button('Check').click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Incorrect Answer' })).toBeVisible();
  await expect(dialog.getByText('Between red and yellow.')).toBeVisible();
  expect(await above('Indigo', 'It is the second.')).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await choose(page, 'question 2', 'See as a student');
  const line = dialog.getByRole('textbox', { name: 'Your answer' });
  await expect(dialog.getByText('Free-response answer: $ 12.50')).toBeVisible();
  const signs = () =>
    Promise.all([dialog.getByText(/^[$%]$/).boundingBox(), line.boundingBox()]).then(
      ([sign, box]) => (sign?.x ?? 0) < (box?.x ?? 0),
    );
  expect(await signs()).toBe(true);
  await line.fill('25/2');
  await line.press('Enter');
  await expect(dialog.getByRole('status').filter({ hasText: 'Correct Answer' })).toBeVisible();
  // Its author wants the explanation before the answers.
  const price = await dialog.getByText('The price.').boundingBox();
  expect(price?.y ?? 0).toBeLessThan((await line.boundingBox())?.y ?? 0);
  await page.keyboard.press('Escape');

  await choose(page, 'question 3', 'See as a student');
  await expect(dialog.getByText('Free-response answer: 40 %')).toBeVisible();
  expect(await signs()).toBe(false);
  await line.fill('41');
  await button('Check').click();
  await expect(dialog.getByText('Incorrect Answer')).toBeVisible();
  await expect(dialog.getByText('Right answer', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('Next goes the way of the outcome, Back comes again, and nothing of it is recorded', async ({ page, app, db }) => {
  const { subtopic } = await plant(db, {
    level: 'subtopic',
    sequence: {
      first: { text: 'The first.', choices: yesOrNo, right: { question: 'third' }, wrong: { question: 'second' } },
      second: { text: 'The second.', choices: yesOrNo, right: { question: 'hidden' } },
      third: { text: 'The third.', choices: yesOrNo, wrong: { question: 'first' } },
      hidden: { text: 'Not met.', choices: yesOrNo, hidden: true },
    },
  });
  await page.goto(`${app.studio}/admin/${subtopic}`);
  const card = await openCard(page, 1);
  const preview = previewOf(page);
  const { number, button, end } = preview;
  const writes = noteWrites(page);
  const before = await eventsIn(db);
  await card.getByRole('button', { name: 'Preview', exact: true }).click();
  await preview.answer('Yes');
  await button('Next').click();
  await expect(number).toHaveText('Question 3');
  await preview.answer('Yes');
  await button('Next').click();
  await expect(end).toBeVisible();
  await button('Back').click();
  await expect(number).toHaveText('Question 3');
  // It is answered anew, and differently.
  await preview.answer('No');
  await button('Next').click();
  await expect(number).toHaveText('Question 1');
  await preview.answer('No');
  await button('Next').click();
  await expect(number).toHaveText('Question 2');
  await preview.answer('Yes');
  await button('Next').click();
  // Students never come to what is hidden.
  await expect(end).toBeVisible();
  await expectAccessible(page);
  await button('Close').first().click();
  await expect(card.getByRole('button', { name: 'Preview', exact: true })).toBeFocused();

  expect(writes).toEqual([]);
  expect(await eventsIn(db)).toBe(before);
});
