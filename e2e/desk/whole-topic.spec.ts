import { alertOf } from '../support/alert.ts';
import { tinyPng } from '../support/clipboard.ts';
import { cardOf, choose, expect, expectQuestions, openCard, test } from '../support/desk.ts';
import { expectStoredDraft } from '../support/question-draft.ts';
import { topicManagerOf } from '../support/topic-manager.ts';
import {
  buttonIn,
  crashPage,
  createQuestion,
  linkQuestion,
  newQuestion,
  startQuestion,
  storedBlockTypes,
  typeFormula,
} from './write-question.ts';

// An author's whole work, on several pages and with a crash of the tab.
test('an author creates a topic, writes and links five questions, copies two, survives a crash, and previews the sequence', async ({
  page: firstPage,
  context,
  db,
  mountPage,
}) => {
  test.setTimeout(180_000);
  const [topic, subtopic, otherSubtopic] = ['Numbers', 'Equations', 'Review'];

  await test.step('create a topic with two sub-topics', async () => {
    await mountPage('/admin', { as: 'admin' });
    await firstPage.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Math' }).click();
    const manager = topicManagerOf(firstPage);
    await manager.create('Topic', topic);
    await manager.create('Subtopic', subtopic);
    await manager.create('Subtopic', otherSubtopic);
    await firstPage.getByRole('link', { name: `Questions of ${subtopic}` }).click();
    await expect(firstPage.getByRole('heading', { level: 1 })).toHaveText(subtopic);
  });
  const address = firstPage.url();

  await test.step('write formulas, a picture, a table, and a typed answer', async () => {
    await startQuestion(firstPage);
    await firstPage.keyboard.type('Solve ');
    await typeFormula(firstPage, '2x=6');
    await firstPage.keyboard.type(' for x.');
    await createQuestion(firstPage, 1, ['Three', 'Four']);

    const field = await startQuestion(firstPage);
    await firstPage.keyboard.type('Which point is it?');
    await buttonIn(firstPage, 'Image').click();
    const image = firstPage.getByRole('dialog', { name: 'Insert image' });
    await image.locator('input[type=file]').setInputFiles({
      name: 'points.png',
      mimeType: 'image/png',
      buffer: Buffer.from(tinyPng, 'latin1'),
    });
    await image.getByLabel('Alternative text').fill('Two points');
    await buttonIn(image, 'Insert').click();
    await expect(field.getByRole('img', { name: 'Two points' })).toBeVisible();
    await expect(field).toBeFocused();
    await firstPage.keyboard.type('Look closely.');
    await createQuestion(firstPage, 2, ['The left one', 'The right one']);

    await startQuestion(firstPage);
    await firstPage.keyboard.type('Which row is wrong?');
    await buttonIn(firstPage, 'Style').click();
    await firstPage
      .getByRole('menu', { name: 'Style' })
      .getByRole('menuitemradio', { name: 'Table', exact: true })
      .click();
    for (const cell of ['x', 'y', 'sum', '1', '2', '3', '2', '2', '5']) {
      await firstPage.keyboard.type(cell);
      if (cell !== '5') await firstPage.keyboard.press('Tab');
    }
    await createQuestion(firstPage, 3, ['The second', 'The first']);

    await startQuestion(firstPage);
    await firstPage.keyboard.type('How much of it?');
    await firstPage.getByRole('complementary').getByRole('switch', { name: 'Free Response' }).check();
    await createQuestion(firstPage, 4, []);
    await buttonIn(cardOf(firstPage, 4), 'New answer').click();
    await firstPage.getByLabel('Answer', { exact: true }).fill('3/4');
    await firstPage.getByLabel('Symbol', { exact: true }).fill('%');
    await buttonIn(firstPage, 'Update Question').click();
    await expect(cardOf(firstPage, 4)).toContainText('3/4 %');
  });

  await test.step('crash the tab in the middle of a sentence', async () => {
    await startQuestion(firstPage);
    await firstPage.keyboard.type('The sum of ');
    await typeFormula(firstPage, 'x+y');
    await firstPage.keyboard.type(' is two and their diff');
    await expectStoredDraft(firstPage, 'and their diff');
    await crashPage(firstPage);
  });
  const page = await context.newPage();
  await firstPage.close();
  await page.goto(address);
  await expect(newQuestion(page)).toContainText(/^The sum of .+ is two and their diff$/);
  await expect(newQuestion(page).locator('math')).toHaveText('x+y');
  await newQuestion(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('erence none.');
  await createQuestion(page, 5, ['Both are one', 'Both are two']);
  await page.reload();
  await expectQuestions(page, [
    /^Solve .*for x\.$/,
    'Which point is it?',
    'Which row is wrong?',
    'How much of it?',
    /^The sum of .* is two and their difference none\.$/,
  ]);
  expect(await storedBlockTypes(db, subtopic)).toEqual([
    ['paragraph'],
    ['paragraph', 'image', 'paragraph'],
    ['paragraph', 'table'],
    ['paragraph'],
    ['paragraph'],
  ]);

  await test.step('links', async () => {
    for (const [from, outcome, to] of [
      [1, 'right', 3],
      [1, 'wrong', 2],
      [2, 'right', 1],
      [3, 'right', 4],
      [4, 'right', 5],
    ] as const) {
      const opener = buttonIn(page, `Open question ${from}`);
      if (await opener.isVisible()) await opener.click();
      await linkQuestion(page, from, outcome, to);
      if (from !== 1 || outcome === 'wrong') await buttonIn(page, `Close question ${from}`).click();
    }
  });

  await test.step('copy two questions into another sub-topic', async () => {
    await choose(page, 'question 2', 'Add to Bucket');
    await choose(page, 'question 3', 'Add to Bucket');
    await buttonIn(page, 'Subtopics').click();
    await page
      .getByRole('navigation', { name: /^Subtopics of/ })
      .getByRole('link', { name: otherSubtopic })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(otherSubtopic);
    await buttonIn(page, 'From bucket').click();
    const picker = page.getByRole('dialog', { name: 'Create questions from bucket' });
    await picker.getByRole('checkbox', { name: 'Which point is it?' }).check();
    await picker.getByRole('checkbox', { name: 'Which row is wrong?' }).check();
    await buttonIn(picker, 'Add Questions').click();
    await expect(alertOf(page, 'Questions Created From Bucket')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Open question/ })).toHaveCount(2);
    expect((await storedBlockTypes(db, otherSubtopic)).sort()).toEqual([
      ['paragraph', 'image', 'paragraph'],
      ['paragraph', 'table'],
    ]);
  });

  await test.step('preview the sequence', async () => {
    await page.goto(address);
    const card = await openCard(page, 1);
    await buttonIn(card, 'Preview').click();
    const dialog = page.getByRole('dialog', { name: 'Preview question', exact: true });
    const number = dialog.getByRole('heading', { name: /^Question \d+$/ });
    const answer = async (words: string, verdict: 'Correct Answer' | 'Incorrect Answer') => {
      await dialog.getByRole('radio', { name: words }).check({ force: true });
      await buttonIn(dialog, 'Check').click();
      await expect(dialog.getByText(verdict)).toBeVisible();
      await buttonIn(dialog, 'Next').click();
    };
    await expect(dialog.locator('math')).toHaveText('2x=6');
    await answer('Four', 'Incorrect Answer');
    await expect(number).toHaveText('Question 2');
    const picture = dialog.getByRole('img', { name: 'Two points' });
    await expect(picture).toBeVisible();
    expect(await picture.evaluate(async (one: HTMLImageElement) => one.decode().then(() => one.naturalWidth))).toBe(2);
    await answer('The left one', 'Correct Answer');
    await answer('Three', 'Correct Answer');
    await expect(number).toHaveText('Question 3');
    await expect(dialog.getByRole('columnheader')).toHaveText(['x', 'y', 'sum']);
    await expect(dialog.getByRole('cell')).toHaveText(['1', '2', '3', '2', '2', '5']);
    await answer('The second', 'Correct Answer');
    await expect(number).toHaveText('Question 4');
    await dialog.getByRole('textbox', { name: 'Your answer' }).fill('0.75');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Correct Answer')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(number).toHaveText('Question 5');
    await answer('Both are one', 'Correct Answer');
    await expect(dialog.getByText('The sequence ends here.')).toBeVisible();
  });
});
