import type { Locator, Page } from '@playwright/test';
import { alertOf } from '../support/alert.ts';
import { expect, test } from '../support/fixtures.ts';
import { topicRows, yesOrNo } from '../support/planting.ts';

const drawing = (page: Page) => page.getByRole('region', { name: /^Map of/ });
const node = (page: Page, name: RegExp) => drawing(page).getByRole('button', { name });
const linkText = 'After a right answer: to question';

/** Three questions, of which only the first leads on, and the path of their map. */
function sequenceRows() {
  const question = { choices: yesOrNo, explain: 'Because it is so.' } as const;
  const planted = topicRows({
    sequence: {
      one: { ...question, text: 'Is one odd?', right: { question: 'two' }, wrong: { question: 'two' } },
      two: { ...question, text: 'Is two even?' },
      three: { ...question, text: 'Is three odd?' },
    },
  });
  return { ...planted, map: `/admin/subtopic/${planted.subtopic}/${planted.subsubtopic}?view=map` };
}

async function centreOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not drawn.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  const start = await centreOf(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + to.x) / 2, (start.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

async function confirmIn(page: Page, text: RegExp): Promise<void> {
  await page.getByRole('dialog', { name: text }).getByRole('button', { name: 'OK' }).click();
}

test('with the pointer a link is drawn from a handle, moved, removed, and each write is undone', async ({
  page,
  mountPage,
}) => {
  await page.setViewportSize({ width: 1440, height: 1200 });
  const planted = sequenceRows();
  await mountPage(planted.map, { as: 'admin', planted });
  const second = node(page, /^Question 2 /);
  await expect(second).toHaveAccessibleDescription(/After a right answer: to the end/);

  // Drawn from the handle of right answers.
  await second.hover();
  await drag(
    page,
    drawing(page).getByTitle('After a right answer to question 2: draw a link'),
    await centreOf(node(page, /^Question 3 /)),
  );
  await expect(alertOf(page, 'Right Question linked successfully')).toBeVisible();
  await expect(second).toHaveAccessibleDescription(new RegExp(`${linkText} 3`));

  // Its end is moved to the first question.
  const end = drawing(page).locator(`[data-end-of="${planted.question.two} > ${planted.question.three}"]`);
  await drag(page, end, await centreOf(node(page, /^Question 1 /)));
  await expect(second).toHaveAccessibleDescription(new RegExp(`${linkText} 1`));

  // It is removed where no node is.
  const moved = drawing(page).locator(`[data-end-of="${planted.question.two} > ${planted.question.one}"]`);
  const corner = await drawing(page).boundingBox();
  await drag(page, moved, { x: (corner?.x ?? 0) + 8, y: (corner?.y ?? 0) + 8 });
  await confirmIn(page, /unlink this question/);
  await expect(second).toHaveAccessibleDescription(/After a right answer: to the end/);

  // Ctrl Z undoes one write after another.
  await page.keyboard.press('Control+z');
  await expect(second).toHaveAccessibleDescription(new RegExp(`${linkText} 1`));
  await page.getByRole('button', { name: 'Undo: After a right answer to question 2' }).click();
  await expect(second).toHaveAccessibleDescription(new RegExp(`${linkText} 3`));
  await page.keyboard.press('Control+z');
  await expect(second).toHaveAccessibleDescription(/After a right answer: to the end/);
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeHidden();
});

test('by keyboard L links to a typed number, creates a question at the end of a link, and Escape cancels', async ({
  page,
  mountPage,
}) => {
  const planted = sequenceRows();
  await mountPage(planted.map, { as: 'admin', planted });
  const second = node(page, /^Question 2 /);
  await second.focus();
  await page.keyboard.press('l');
  const status = page.getByRole('status').filter({ hasText: 'Enter links' });
  await expect(status).toContainText('After a right answer to question 2: choose a node');
  await page.keyboard.press('w');
  await page.keyboard.press('ArrowUp');
  await expect(status).toContainText('After a wrong answer to question 2: to question 1');
  await page.keyboard.press('3');
  await expect(status).toContainText('After a wrong answer to question 2: to question 3');
  await page.keyboard.press('Escape');
  await expect(status).toBeHidden();
  await expect(second).toBeFocused();
  await expect(second).toHaveAccessibleDescription(/After a wrong answer: to the end/);

  await page.keyboard.press('l');
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await expect(second).toHaveAccessibleDescription(new RegExp(`${linkText} 3`));
  await expect(second).toBeFocused();

  await page.keyboard.press('l');
  await page.keyboard.press('n');
  await expect(alertOf(page, 'Question Created')).toBeVisible();
  // The new question is after the second one, so that the third one has the next number.
  await expect(second).toHaveAccessibleDescription(
    /After a right answer: to question 4\. After a wrong answer: to question 3/,
  );
  await expect(node(page, /^Question 3 /)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Control+z');
  await expect(second).toHaveAccessibleDescription(/to question 3\. After a wrong answer: to the end/);

  await second.focus();
  await page.keyboard.press('l');
  await page.keyboard.press('r');
  await page.keyboard.press('Delete');
  await confirmIn(page, /unlink this question/);
  await expect(second).toHaveAccessibleDescription(/After a right answer: to the end/);
});

test('a link that someone else has changed is not overwritten, neither by a drawn one nor by undo; without a network nothing changes', async ({
  page,
  mountPage,
  db,
}) => {
  const planted = sequenceRows();
  await mountPage(planted.map, { as: 'admin', planted });
  const second = node(page, /^Question 2 /);
  const changeElsewhere = (to: string | null | undefined) =>
    db.query('update questions set link_right_question_id = $1 where id = $2', [to, planted.question.two]);
  const linkByKeys = async (number: string) => {
    await second.focus();
    await page.keyboard.press('l');
    await page.keyboard.press('r');
    await page.keyboard.press(number);
    await page.keyboard.press('Enter');
  };
  await expect(second).toBeVisible();
  await changeElsewhere(planted.question.one);
  await linkByKeys('3');
  await expect(alertOf(page, /Someone else has changed this link meanwhile, so it was left as it is/)).toBeVisible();
  await expect(second).toHaveAccessibleDescription(new RegExp(`${linkText} 1`));

  await page.route('**/questions/link_question', (route) => route.abort());
  await linkByKeys('3');
  await expect(page.getByText(/connection/i).first()).toBeVisible();
  await expect(second).toHaveAccessibleDescription(new RegExp(`${linkText} 1`));
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeHidden();
  await page.unroute('**/questions/link_question');

  await linkByKeys('3');
  await expect(second).toHaveAccessibleDescription(new RegExp(`${linkText} 3`));
  await changeElsewhere(null);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(alertOf(page, /Someone else has changed this link meanwhile, so it was not undone/)).toBeVisible();
  await expect(second).toHaveAccessibleDescription(/After a right answer: to the end/);
});
