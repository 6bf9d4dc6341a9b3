import { alertOf } from '../support/alert.ts';
import { drop, paste, pasteByKeys, tinyPng } from '../support/clipboard.ts';
import { expect, formula, paragraph, test, text } from './question-editor.ts';

const wordHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml"><body>
<!--StartFragment--><h1>Lines<o:p></o:p></h1>
<p class=MsoNormal>A <b>bold</b> word, <!--[if gte msEquation 12]><m:oMath><m:f><m:num><m:r>1</m:r></m:num><m:den><m:r>2</m:r></m:den></m:f></m:oMath><![endif]--><![if !msEquation]><img src="file:///C:/clip_image001.png"><![endif]> of it and <!--[if gte msEquation 12]><m:oMath><m:unknown>y</m:unknown></m:oMath><![endif]-->.<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span><![endif]>first</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>a.<span>&nbsp;&nbsp;</span></span><![endif]>inner</p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>x</p></td><td><p class=MsoNormal>y</p></td></tr></table><!--EndFragment--></body></html>`;

// The tests in studio-app/src/editor/paste cover the clipboard of each program.
test('content pasted from Word keeps its structure, its formulas can be edited, and one undo removes it [EDT-001]', async ({
  page,
  writeQuestion,
}) => {
  const { field, mathField, latex, save } = await writeQuestion('From: ');
  await pasteByKeys(page, { 'text/html': wordHtml, 'text/plain': 'Lines' });
  await expect(field.locator('math mfrac')).toHaveText('12');
  await page.keyboard.press('Control+z');
  await expect(field).toHaveText('From: ');
  await page.keyboard.press('Control+Shift+z');
  await expect(field.locator('ol ol, ol ul')).toHaveText('inner');
  await field.locator('math').click();
  await expect(latex).toHaveValue('\\frac{1}{2}');
  await expect(mathField).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(mathField).toHaveCount(0);
  await pasteByKeys(page, { 'text/plain': 'word\n'.repeat(2_100) });
  await expect(alertOf(page, 'That is more than one text can hold. Paste it in parts.')).toBeVisible();
  expect(await save()).toEqual([
    paragraph(text('From: ')),
    { type: 'heading', level: 2, children: [text('Lines')] },
    paragraph(
      text('A '),
      text('bold', { bold: true }),
      text(' word, '),
      formula('\\frac{1}{2}'),
      text(' of it and '),
      text('[Formula: y]', { highlight: '#ffe45e' }),
      text('.'),
    ),
    {
      type: 'list',
      ordered: true,
      children: [
        {
          type: 'list-item',
          children: [
            paragraph(text('first')),
            { type: 'list', ordered: true, children: [{ type: 'list-item', children: [paragraph(text('inner'))] }] },
          ],
        },
      ],
    },
    {
      type: 'table',
      children: [
        {
          type: 'table-row',
          children: [
            { type: 'table-cell', children: [text('x')] },
            { type: 'table-cell', children: [text('y')] },
          ],
        },
      ],
    },
  ]);
});

test('a pasted or dropped picture is uploaded, and its alternative text is required [EDT-001]', async ({
  page,
  writeQuestion,
}) => {
  const { field, save } = await writeQuestion('See');
  const dialog = page.getByRole('dialog', { name: 'Change image' });
  const picture = { name: 'graph.png', type: 'image/png', bytes: tinyPng };
  await paste(field, { files: [picture] });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('or mark it as decorative')).toBeVisible();
  await dialog.getByLabel('Alternative text').fill('A rising line');
  await dialog.getByLabel('Width in pixels').fill('120');
  await dialog.getByLabel('Width in pixels').press('Enter');
  await expect(field.getByRole('img', { name: 'A rising line' })).toHaveAttribute('width', '120');

  await drop(field, { files: [{ ...picture, name: 'rule.png' }] });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('checkbox', { name: /Decorative/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(field.getByText('Decorative: nothing is read out for it')).toBeVisible();

  // Pictures inside pasted text are uploaded if the clipboard has them; the others are listed.
  const html = `<p>one</p><img src="data:image/png;base64,${btoa(tinyPng)}" alt="Two dots"><p>two</p><img src="file:///C:/lost.png" alt="A lost graph"><p>three</p><img src="https://pictures.example/far.png" alt="A far graph">`;
  await paste(field, { types: { 'text/html': html } });
  await expect(field.getByRole('img', { name: 'Two dots' })).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: 'A lost graph: It is not in the clipboard.' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Dismiss A lost graph' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText('A far graph: It is on another site.')).toBeVisible();
  const stored = (await save()) as readonly { type: string; src?: string; alt?: string; width?: number }[];
  const images = stored.filter(({ type }) => type === 'image');
  expect(images.map(({ alt, width }) => ({ alt, width }))).toEqual(
    expect.arrayContaining([
      { alt: 'A rising line', width: 120 },
      { alt: '', width: 2 },
      { alt: 'Two dots', width: 2 },
    ]),
  );
  expect(stored).toContainEqual(paragraph(text('[Picture: A lost graph]', { highlight: '#ffe45e' })));
  for (const { src } of images) expect(src).toMatch(/^\/media\/[0-9a-f]{64}\.png$/);
});

test('pictures and videos can be added by address, and an invalid one is refused with a message [EDT-001]', async ({
  page,
  writeQuestion,
}) => {
  const { field, save } = await writeQuestion('See');
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  const image = page.getByRole('dialog', { name: 'Insert image' });
  await image.getByLabel('Or its address').fill('https://example.org/a.png');
  await image.getByLabel('Alternative text').fill('Coins');
  await image.getByRole('button', { name: 'Insert' }).click();
  await expect(image.getByText('Pictures of other sites cannot be added.')).toBeVisible();
  await expect(image.getByLabel('Or its address')).toBeFocused();
  await image.locator('input[type=file]').setInputFiles({
    name: 'page.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await expect(image.getByText('This file is not a PNG, JPEG, WebP or GIF image.')).toBeVisible();
  await image.locator('input[type=file]').setInputFiles({
    name: 'coins.png',
    mimeType: 'image/png',
    buffer: Buffer.from(tinyPng, 'latin1'),
  });
  await expect(image.getByRole('img', { name: 'Coins' })).toBeVisible();
  await image.getByRole('button', { name: 'Insert' }).click();
  await expect(field.getByRole('img', { name: 'Coins' })).toBeVisible();
  await expect(field).toBeFocused();

  await page.getByRole('button', { name: 'Video', exact: true }).click();
  const video = page.getByRole('dialog', { name: 'Insert video' });
  await video.getByLabel('Address').fill('https://example.org/a.mpg');
  await video.getByLabel('Title').fill('Slope');
  await video.getByLabel('Title').press('Enter');
  await expect(video.getByText('This is not an address of YouTube or Vimeo')).toBeVisible();
  await video.getByLabel('Address').fill('https://youtu.be/dQw4w9WgXcQ');
  await video.getByRole('button', { name: 'Insert' }).click();
  await expect(field.getByText('Slope')).toBeVisible();
  const stored = (await save()) as readonly { type: string }[];
  expect(stored.filter(({ type }) => type !== 'paragraph')).toEqual([
    expect.objectContaining({ type: 'image', alt: 'Coins', width: 2 }),
    { type: 'video', url: 'https://youtu.be/dQw4w9WgXcQ', title: 'Slope', children: [text('')] },
  ]);
});
