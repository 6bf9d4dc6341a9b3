import { join } from 'node:path';
import { alertOf } from '../alert.ts';
import { plant, yesOrNo } from '../content.ts';
import { choose, enterStudio, openCard } from '../desk.ts';
import { expect, test } from '../practising.ts';
import { root } from '../server.ts';
import { deskOf, writeQuestion } from './editor-desk.ts';

const paragraph = (...children: object[]) => ({ type: 'paragraph', children });

test('a tip needs selected words, and content [EDT-006] [EDT-007]', async ({ page, app, db }) => {
  const { text, tool, select, create } = await writeQuestion(page, app, db);
  await page.keyboard.type('Where is the vertex?');
  await tool('Tooltip').click();
  await expect(alertOf(page, 'Please select text first')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await select('vertex');
  await tool('Tooltip').click();
  const dialog = page.getByRole('dialog', { name: 'Tooltip' });
  const tip = dialog.getByRole('textbox', { name: 'Tooltip' });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  await expect(tip).toBeFocused();
  await expect(button('Remove')).toHaveCount(0);
  await button('Submit').click();
  await expect(dialog.getByText('Please enter Tooltip', { exact: true })).toBeVisible();
  await tip.click();
  await page.keyboard.type('Where it turns.');
  await expect(button('Remove')).toBeVisible();
  await button('Submit').click();
  await expect(dialog).toBeHidden();
  await expect(text).toBeFocused();

  // Changed where it stands, and what is removed comes back with Undo.
  await select('vertex');
  await tool('Tooltip').click();
  await expect(tip).toHaveText('Where it turns.');
  await button('Remove').click();
  await expect(page.getByRole('toolbar', { name: 'Tooltip' })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await select('vertex');
  await page.getByRole('toolbar', { name: 'Tooltip', exact: true }).getByRole('button', { name: 'Edit' }).click();
  await expect(tip).toHaveText('Where it turns.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const tooltip = {
    type: 'tooltip',
    tip: [paragraph({ text: 'Where it turns.' })],
    children: [{ text: 'vertex' }],
  };
  expect(await create()).toEqual([paragraph({ text: 'Where is the ' }, tooltip, { text: '?' })]);
});

test('a question has room for 100 pixels of text, an answer for 80 [EDT-009]', async ({ page, app, db }) => {
  const { text, create } = await writeQuestion(page, app, db);
  const heightOf = (field: typeof text) => field.evaluate((one) => Number.parseFloat(getComputedStyle(one).minHeight));
  expect(await heightOf(text)).toBe(100);
  await page.keyboard.type('Yes or no?');
  await create();
  await page.getByRole('button', { name: 'New answer' }).click();
  const answer = page.getByRole('textbox', { name: 'New answer', exact: true });
  expect(await heightOf(answer)).toBe(80);
});

const sha = 'ab'.repeat(32);
const whole = [
  { type: 'heading', level: 2, children: [{ text: 'Everything' }] },
  paragraph(
    { text: 'bold', bold: true },
    { text: ' ' },
    { text: 'blue', color: '#1e5fbe' },
    { text: ' ' },
    { text: 'marked', highlight: '#ffe45e' },
    { text: ' ' },
    { text: 'large', size: 24 },
    { text: ', ' },
    { type: 'inline-math', latex: 'x^2', children: [{ text: '' }] },
    { text: ', ' },
    { type: 'tooltip', tip: [paragraph({ text: 'A tip.' })], children: [{ text: 'tip' }] },
    { text: ', ' },
    { type: 'link', url: 'https://openstax.org', children: [{ text: 'link' }] },
  ),
  { type: 'math', latex: '\\frac{1}{2}', children: [{ text: '' }] },
  {
    type: 'list',
    ordered: true,
    children: [{ type: 'list-item', children: [paragraph({ text: 'An item.' })] }],
  },
  { type: 'quote', children: [paragraph({ text: 'A quote.' })] },
  { type: 'passage', credit: 'Written for Fourfold.', children: [paragraph({ text: 'A passage.' })] },
  {
    type: 'table',
    children: [
      { type: 'table-row', children: [{ type: 'table-cell', header: true, children: [{ text: 'Head' }] }] },
      { type: 'table-row', children: [{ type: 'table-cell', children: [{ text: 'Cell' }] }] },
    ],
  },
  { type: 'image', src: `/media/${sha}.png`, alt: 'A parabola', width: 200, children: [{ text: '' }] },
  { type: 'video', url: 'https://youtu.be/dQw4w9WgXcQ', title: 'The vertex', children: [{ text: '' }] },
  paragraph({ text: 'The end.' }),
];

test('text of every kind is opened, shown as learners see it, and saved with the one word that was added [EDT-001]', async ({
  page,
  app,
  db,
}) => {
  await page.route('**/media/**', (route) =>
    route.fulfill({ path: join(root, 'studio-app/public/icons/fourfold.svg') }),
  );
  const { subtopic, subsubtopic, question } = await plant(db, { sequence: { only: { choices: yesOrNo } } });
  await db.query('update questions set question = $2 where id = $1', [question.only, JSON.stringify(whole)]);
  await enterStudio(page, app);
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  const card = await openCard(page, 1);
  const shown = card.locator('[class*="_text_"]').filter({ hasText: 'Everything' }).first();
  await expect(shown.getByText('The end.')).toBeVisible();
  /** Of each piece of text its words, face, colours and room; without what only one side has. */
  const outline = () =>
    [...document.querySelectorAll<HTMLElement>('h2, p, li, blockquote, td, th, mark, strong')]
      .filter((one) => one.closest('[class*="_text_"]') && !one.closest('[popover]') && one.offsetWidth > 0)
      .map((one) => {
        const { fontSize, fontFamily, fontWeight, color, backgroundColor } = getComputedStyle(one);
        const { width, height } = one.getBoundingClientRect();
        const copy = one.cloneNode(true) as HTMLElement;
        for (const other of copy.querySelectorAll('[popover], math, code')) other.remove();
        const words = copy.textContent?.replaceAll('\ufeff', '');
        return [one.tagName, words, fontSize, fontFamily, fontWeight, color, backgroundColor, width, height].join(
          ' | ',
        );
      });
  const read = await page.evaluate(outline);
  expect(read.length).toBeGreaterThan(12);
  await choose(page, 'question 1', 'Edit');
  const text = page.getByRole('textbox', { name: 'Question 1', exact: true });
  const { select } = deskOf(page, text, 'Question 1');
  await expect(text.getByText('The end.')).toBeVisible();
  await expect(text.locator('math')).toHaveCount(2);
  expect(await page.evaluate(outline)).toEqual(read);

  await select('The end.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' Really.');
  await page.getByRole('button', { name: 'Update Question' }).click();
  await expect(text).toBeHidden();
  const { rows } = await db.query('select question from questions where id = $1', [question.only]);
  expect(rows[0].question).toEqual([...whole.slice(0, -1), paragraph({ text: 'The end. Really.' })]);
});
