import { join } from 'node:path';
import type { RichDocument } from '@fourfold/core/rich-text/document';
import { root } from '../server.ts';
import { alertOf } from '../support/alert.ts';
import { cardOf, choose } from '../support/desk.ts';
import { expect, paragraph, test, text } from './question-editor.ts';

test('a tooltip needs selected text, and content [EDT-006] [EDT-007]', async ({ page, writeQuestion }) => {
  const { field, tool, select, save } = await writeQuestion('Where is the vertex?');
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
  await expect(field).toBeFocused();

  // A tooltip can be changed in place, and Undo restores a removed one.
  await select('vertex');
  await tool('Tooltip').click();
  await expect(tip).toHaveText('Where it turns.');
  await button('Remove').click();
  await expect(page.getByRole('toolbar', { name: 'Tooltip' })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await select('vertex');
  await page.getByRole('toolbar', { name: 'Tooltip', exact: true }).getByRole('button', { name: 'Edit' }).click();
  await expect(tip).toHaveText('Where it turns.');
  await expect(tip).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const tooltip = {
    type: 'tooltip',
    tip: [paragraph(text('Where it turns.'))],
    children: [text('vertex')],
  };
  expect(await save()).toEqual([paragraph(text('Where is the '), tooltip, text('?'))]);
});

const sha = 'ab'.repeat(32);
const fullDocument = [
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
] as RichDocument;

test('a document with every kind of element opens, is rendered as for learners, and is saved with only the added word changed [EDT-001]', async ({
  page,
  writeQuestion,
}) => {
  await page.route('**/media/**', (route) =>
    route.fulfill({ path: join(root, 'studio-app/public/icons/fourfold.svg') }),
  );
  const { field, save } = await writeQuestion(fullDocument);
  await expect(field.getByText('The end.')).toBeVisible();
  await expect(field.locator('math')).toHaveCount(2);
  /**
   * Text, font, colours and size of each text element, without elements that only the editor or
   * only the learner view has.
   */
  const outline = (element: Element) =>
    [...element.querySelectorAll<HTMLElement>('h2, p, li, blockquote, td, th, mark, strong')]
      .filter((one) => !one.closest('[popover]') && one.offsetWidth > 0)
      .map((one) => {
        const { fontSize, fontFamily, fontWeight, color, backgroundColor } = getComputedStyle(one);
        const { width, height } = one.getBoundingClientRect();
        const copy = one.cloneNode(true) as HTMLElement;
        for (const other of copy.querySelectorAll('[popover], math, code')) other.remove();
        const ownText = copy.textContent?.replaceAll('\ufeff', '');
        return [one.tagName, ownText, fontSize, fontFamily, fontWeight, color, backgroundColor, width, height].join(
          ' | ',
        );
      });
  await field.getByText('The end.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Really.');
  await expect(field.getByText('The end. Really.')).toBeVisible();
  expect(await save()).toEqual([...fullDocument.slice(0, -1), paragraph(text('The end. Really.'))]);
  await expect(cardOf(page, 1).getByText('The end. Really.').last()).toBeVisible();
  const readView = await cardOf(page, 1).locator('[data-editable]').first().evaluate(outline);
  expect(readView.length).toBeGreaterThan(12);
  await choose(page, 'question 1', 'Edit');
  await expect(field.locator('math')).toHaveCount(2);
  expect(await field.evaluate(outline)).toEqual(readView);
});
