import { expectAccessible } from '../accessible.ts';
import { plant, yesOrNo } from '../content.ts';
import { choose, enterStudio, openCard } from '../desk.ts';
import { keyboardOf } from '../keyboard.ts';
import { expect, test } from '../practising.ts';
import { eventsIn, noteWrites, previewOf } from './preview-of.ts';

test.beforeEach(async ({ page, app }) => enterStudio(page, app));

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
