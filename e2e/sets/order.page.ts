import type pg from 'pg';
import { alertOf } from '../support/alert.ts';
import { problemSetsOf as deskOf, sequencePath } from '../support/bucket.ts';
import { dragOver } from '../support/drag.ts';
import { examRows, topicRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { linkedRows, oneQuestion, setSpecs } from './set-fixtures.ts';

/** The titles of a parent's sets, in their stored order. */
async function storedTitles(db: pg.Client, parent: string | undefined): Promise<string[]> {
  const { rows } = await db.query<{ title: string }>(
    `select title from problem_set_places p join problem_sets s on s.id = p.problem_set_id
      where p.parent_id = $1 order by p.position`,
    [parent],
  );
  return rows.map(({ title }) => title);
}

test('sets in a popup are dragged by pointer and by keys, to the end of a long list [ORD-001]', async ({
  page,
  db,
  mountPage,
}) => {
  const titles = Array.from({ length: 14 }, (_, at) => `Set ${String.fromCharCode(65 + at)}`);
  const [one = '', two = '', ...rest] = titles;
  const last = titles.at(-1) ?? '';
  const exam = examRows({ topics: { lines: { section: 'MathCalc', sets: setSpecs(titles) } } });
  const topicId = exam.topic.lines?.id;
  await mountPage(`/admin/sats?sat=${exam.id}&sat_question=${topicId}`, { as: 'admin', planted: exam });
  const popup = page.getByRole('dialog');
  await popup.getByRole('button', { name: 'Reorder Problem Sets' }).click();
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused();
  const rows = page.getByRole('list', { name: 'The order of the problem sets' }).getByRole('listitem');
  const heading = popup.getByRole('heading').first();

  // At the lower edge, the list scrolls under the dragged row to its end; the popup's header does
  // not move.
  await dragOver(page, one, two);
  const popupBox = await popup.boundingBox();
  if (!popupBox) throw new Error('the popup is not visible');
  await page.mouse.move(popupBox.x + 60, popupBox.y + popupBox.height - 60, { steps: 20 });
  await expect(rows.filter({ hasText: last })).toBeInViewport({ ratio: 1 });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await page.mouse.move(popupBox.x + 60, popupBox.y + popupBox.height - 50, { steps: 4 });
  await page.mouse.up();
  await expect(rows).toContainText([two, ...rest, one]);

  const handle = page.getByRole('button', { name: `Drag ${one}`, exact: true });
  const draggedRow = page.locator('[data-dragged]');
  const expectedOrder = [two, ...rest.slice(0, -1), one, last];
  // Escape returns the row to its place, and the popup stays open.
  for (const endKey of ['Space', 'Escape']) {
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(draggedRow).toHaveCount(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press(endKey);
    await expect(draggedRow).toHaveCount(0);
    await expect(rows).toContainText(expectedOrder);
  }
  await page.getByRole('button', { name: 'Submit New Order' }).click();
  await expect(popup.getByRole('list', { name: 'Problem sets' }).getByRole('link')).toHaveText(expectedOrder);
  expect(await storedTitles(db, topicId)).toEqual(expectedOrder);
});

test('an order applies to one parent only; another author’s change is shown before the order is saved [APS-016]', async ({
  page,
  db,
  mountPage,
}) => {
  const planted = topicRows({ sequence: oneQuestion, sets: setSpecs(['One', 'Two']) });
  const added = topicRows({ sequence: oneQuestion, sets: setSpecs(['Three']) });
  const exam = examRows({ topics: { lines: { section: 'MathCalc' } } });
  const topicId = exam.topic.lines?.id ?? '';
  const linked = linkedRows({ kind: 'sat_question', id: topicId }, [planted.set.One, planted.set.Two]);
  await mountPage(sequencePath(planted), { as: 'super-admin', planted: [planted, added, exam, linked] });
  const { button, rows, desk } = deskOf(page);
  await button('Reorder Problem Sets').click();
  await button('Move up Two').click();
  await db.query(
    `insert into problem_set_places (problem_set_id, parent_kind, parent_id, position) values ($1, 'subsubtopic', $2, 2)`,
    [added.set.Three, planted.subsubtopic],
  );
  await button('Submit New Order').click();
  await expect(alertOf(page, 'The list has changed meanwhile. This is the list as it is now.')).toBeVisible();
  const orderItems = desk.getByRole('list', { name: 'The order of the problem sets' }).getByRole('listitem');
  await expect(orderItems).toContainText(['Two', 'One', 'Three']);
  expect(await storedTitles(db, planted.subsubtopic)).toEqual(['One', 'Two', 'Three']);
  await button('Submit New Order').click();
  await expect(rows.getByRole('link')).toHaveText(['Two', 'One', 'Three']);
  expect(await storedTitles(db, planted.subsubtopic)).toEqual(['Two', 'One', 'Three']);
  expect(await storedTitles(db, topicId)).toEqual(['One', 'Two']);
});

test('the sets do not move while the questions above them are loading', async ({ page, mountPage }) => {
  const threeQuestions = Object.fromEntries(['a', 'b', 'c'].map((text) => [text, { text, choices: yesOrNo }]));
  const planted = topicRows({ sequence: threeQuestions, sets: setSpecs(['One', 'Two']) });
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  await page.route('**/assets/question-rows-*.js', async (route) => {
    await gate;
    await route.continue();
  });
  // The page's load event waits for the delayed script.
  const mounted = mountPage(sequencePath(planted), { as: 'admin', planted: planted });
  const { button } = deskOf(page);
  await expect(button('Reorder Problem Sets')).toBeVisible();
  const cards = page.getByRole('list', { name: 'Questions', exact: true });
  await expect(cards).toHaveCount(0);
  const before = await button('Reorder Problem Sets').boundingBox();
  openGate();
  await mounted;
  await expect(cards.getByRole('group')).toHaveCount(3);
  expect(await button('Reorder Problem Sets').boundingBox()).toEqual(before);
});
