import type { Page } from '@playwright/test';
import type pg from 'pg';
import { expectAccessible } from './accessible.ts';
import { plant, yesOrNo } from './content.ts';
import { choose, enterStudio, openCard } from './desk.ts';
import { keyboardOf } from './keyboard.ts';
import { expect, test } from './practising.ts';

/** The calls that would record or change something. */
function noteWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' || /\/user_(progresses|questions)/.test(pathname)) writes.push(pathname);
  });
  return writes;
}

async function eventsIn(db: pg.Client): Promise<number> {
  const { rows } = await db.query<{ count: number }>('select count(*)::int as count from practice_events');
  return rows[0]?.count ?? -1;
}

/** A preview as an author finds it. */
function previewOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Preview question', exact: true });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  return {
    dialog,
    button,
    number: dialog.getByRole('heading', { name: /^Question \d+$/ }),
    choice: (words: string) => dialog.getByRole('radio', { name: words }),
    run: (count: number) => dialog.getByRole('img', { name: `${count} of 4 right in a row` }),
    end: dialog.getByText('The sequence ends here.'),
    /** Chooses and checks. */
    async answer(words: 'Yes' | 'No') {
      await dialog.getByRole('radio', { name: words }).check({ force: true });
      await button('Check').click();
      await expect(dialog.getByText(words === 'Yes' ? 'Correct Answer' : 'Incorrect Answer')).toBeVisible();
    },
  };
}

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

test('the way leads through a problem set with its run of four, or past it', async ({ page, app, db }) => {
  const inSet = ['One', 'Two', 'Three'].map((text) => ({ text: `${text} of the set.`, choices: yesOrNo }));
  const { subtopic, subsubtopic, set } = await plant(db, {
    sequence: {
      first: {
        text: 'The first.',
        choices: yesOrNo,
        wrong: { set: 'run', question: 'second' },
        right: { set: 'draft' },
      },
      second: { text: 'The second.', choices: yesOrNo },
    },
    sets: {
      run: { title: 'Signs and brackets', questions: inSet },
      draft: { title: 'Not yet', published: false, questions: inSet },
    },
  });
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  const preview = previewOf(page);
  const { dialog, button, run, end } = preview;
  const writes = noteWrites(page);
  const before = await eventsIn(db);
  await choose(page, 'question 1', 'See as a student');
  await preview.answer('No');
  await button('Next').click();
  await expect(dialog.getByRole('heading', { name: 'Signs and brackets' })).toBeVisible();
  await expect(dialog.getByText('One of the set.')).toBeVisible();
  await expect(run(0)).toBeVisible();
  await expectAccessible(page);
  // A wrong answer begins the run anew.
  for (const [answer, count, next] of [
    ['Yes', 1, 'Two'],
    ['No', 0, 'Three'],
    ['Yes', 1, 'One'],
    ['Yes', 2, 'Two'],
    ['Yes', 3, 'Three'],
  ] as const) {
    await preview.answer(answer);
    await button('Next').click();
    await expect(run(count)).toBeVisible();
    await expect(dialog.getByText(`${next} of the set.`)).toBeVisible();
  }
  await preview.answer('Yes');
  await button('Next').click();
  await expect(dialog.getByText('The second.')).toBeVisible();
  await expect(button('Skip the set')).toHaveCount(0);
  // Back into the set as it was left, and past it.
  await button('Back').click();
  await expect(run(3)).toBeVisible();
  await button('Skip the set').click();
  await expect(dialog.getByText('The second.')).toBeVisible();
  await page.keyboard.press('Escape');

  await choose(page, 'question 1', 'See as a student');
  await preview.answer('Yes');
  await button('Next').click();
  await expect(dialog.getByText('Not published: students pass it by')).toBeVisible();
  await button('Skip the set').click();
  await expect(end).toBeVisible();
  await page.keyboard.press('Escape');
  expect(writes).toEqual([]);
  expect(await eventsIn(db)).toBe(before);

  // On its own page a set is walked from the question that is looked at.
  await page.goto(`${app.studio}/admin/problemset/${set.run}`);
  await choose(page, 'question 2', 'See as a student');
  await expect(dialog.getByText('Two of the set.')).toBeVisible();
  await preview.answer('Yes');
  await button('Next').click();
  await expect(dialog.getByText('Three of the set.')).toBeVisible();
  await expect(run(1)).toBeVisible();
});

test('a preview is walked by keyboard alone, on a phone too, and gives the focus back', async ({ page, app, db }) => {
  const { subtopic } = await plant(db, {
    level: 'subtopic',
    sequence: {
      first: { text: 'The first.', help: 'Think.', choices: yesOrNo, right: { question: 'second' } },
      second: { text: 'The second.', accepts: '3' },
    },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${app.studio}/admin/${subtopic}`);
  const keyboard = keyboardOf(page);
  const card = await openCard(page, 1);
  const opener = card.getByRole('button', { name: 'Preview', exact: true });
  const { dialog, button, number, choice, end } = previewOf(page);
  await keyboard.tabTo(opener);
  await page.keyboard.press('Enter');
  await expect(number).toHaveText('Question 1');
  await keyboard.tabTo(button('Help'));
  await keyboard.press('Enter');
  await expect(dialog.getByText('Think.')).toBeVisible();
  await page.keyboard.press('a');
  await expect(choice('Yes')).toBeChecked();
  await keyboard.tabTo(button('Check'));
  await keyboard.press('Enter');
  await expect(dialog.getByText('Correct Answer')).toBeVisible();
  await expect(button('Next')).toBeFocused();
  await expectAccessible(page);
  await keyboard.press('Enter');
  await expect(number).toHaveText('Question 2');
  const line = dialog.getByRole('textbox', { name: 'Your answer' });
  await keyboard.tabTo(line);
  await keyboard.type('3');
  await keyboard.press('Enter');
  await expect(dialog.getByText('Correct Answer')).toBeVisible();
  await keyboard.press('Enter');
  await expect(end).toBeVisible();
  await expect(button('Close').first()).toBeFocused();
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
