import { describe, expect, it } from 'vitest';
import { fromHtml } from './from-html.ts';
import { parse } from './testing/parse.ts';
import { blocksOf, cell, formula, p, paste, table, text } from './testing/paste.ts';
import * as samples from './testing/samples.ts';

const item = (...children: unknown[]) => ({ type: 'list-item', children });
const list = (ordered: boolean, ...children: unknown[]) => ({ type: 'list', ordered, children });
const head = (...children: unknown[]) => ({ type: 'table-cell', header: true, children });
const link = (url: string, words: string) => ({ type: 'link', url, children: [text(words)] });
const image = (src: string, alt: string, width?: number) => ({
  type: 'image',
  src,
  alt,
  ...(width && { width }),
  children: [text('')],
});

describe('a paste keeps structure, text, marks and pictures', () => {
  it('from Word: headings, lists, chosen colours, formulas, tables', () => {
    const { blocks, pending } = paste(samples.word);
    expect(blocks).toEqual([
      { type: 'heading', level: 2, children: [text('Linear models')] },
      p(
        text('A '),
        text('line', { bold: true }),
        text(' is '),
        text('given', { italic: true }),
        text(' by two '),
        text('points', { bold: true }),
        text(', as in '),
        text('red', { color: '#ae2a1f' }),
        text(' or '),
        text('marked', { highlight: '#ffe45e' }),
        text(' words, H'),
        text('2', { sub: true }),
        text('O and 10'),
        text('3', { sup: true }),
        text(', see '),
        { type: 'link', url: 'https://example.org/lines', children: [text('Lines')] },
        text('.'),
      ),
      list(false, item(p(text('Slope')), list(false, item(p(text('rise over run'))))), item(p(text('Intercept')))),
      list(true, item(p(text('First step'))), item(p(text('Second step')))),
      p(text('The area is '), formula('A=\\frac{bh}{2}'), text('.')),
      table([cell(text('x', { bold: true })), cell(text('y'))], [cell(text('both lines')), cell(text(''))]),
      p(text('[Picture: A graph of a line]', { highlight: '#ffe45e' })),
    ]);
    expect(pending).toEqual([
      {
        block: 6,
        picture: {
          src: 'file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_image003.jpg',
          alt: 'A graph of a line',
          width: 320,
        },
        // The first picture on the page is that of the formula.
        diskIndex: 1,
        diskCount: 2,
      },
    ]);
  });

  it('from Google Docs, whose bold wrapper is not bold', () => {
    expect(blocksOf(samples.googleDocs)).toEqual([
      { type: 'heading', level: 2, children: [text('Ratios')] },
      p(
        text('A ratio '),
        text('compares', { bold: true, italic: true, underline: true }),
        text(' two', { color: '#ae2a1f' }),
        text('2', { sup: true }),
        text(' numbers', { highlight: '#ffe45e' }),
        link('https://example.org/ratio', 'here'),
      ),
      list(false, item(p(text('one')), list(false, item(p(text('inner'))))), item(p(text('two')))),
      table([cell(text('a', { bold: true })), cell(text('b'))]),
      p(text('[Picture]', { highlight: '#ffe45e' })),
    ]);
  });

  it('from Pages, whose marks are classes of a style sheet', () => {
    expect(blocksOf(samples.pages)).toEqual([
      p(
        text('Bold', { bold: true }),
        text(' and '),
        text('slanted', { italic: true }),
        text(', '),
        text('underlined', { underline: true }),
        text(' and '),
        text('both', { bold: true, color: '#ae2a1f' }),
        text('.'),
      ),
      list(false, item(p(text('first'))), item(p(text('second')))),
    ]);
  });

  it('from web pages, without the page’s own colours', () => {
    expect(blocksOf(samples.webPage)).toEqual([
      { type: 'heading', level: 3, children: [text('Steps')] },
      p(
        text('Use '),
        text('f(x) = $a$', { code: true }),
        text(' and '),
        text('not', { bold: true }),
        text(' '),
        text('g', { strike: true }),
        text('.'),
      ),
      { type: 'quote', children: [p(text('Said once.')), p(text('Said twice.'))] },
      list(
        true,
        item(
          p(text('add')),
          list(
            false,
            item(p(text('units'))),
            item(p(text('tens')), list(false, item(p(text('deep'))), item(p(text('deepest'))))),
          ),
        ),
        item(p(text('divide')), p(text('again'))),
      ),
      p(text('Term', { bold: true })),
      p(text('meaning')),
      p(text('a = 1', { code: true })),
      p(text('\u00a0\u00a0b = 2', { code: true })),
      p(text('Costs')),
      table(
        [head(text('n')), head(text('price'))],
        [cell(text('1')), cell(text('$5'))],
        [cell(text('')), cell(text('$10'))],
      ),
      p(text('[Picture: Coins]', { highlight: '#ffe45e' })),
      p(text('[Picture]', { highlight: '#ffe45e' })),
      p(text('here there')),
    ]);
  });
});

it('a picture of this site keeps its path, one of the clipboard waits for its upload', () => {
  const sha = 'ab12'.repeat(16);
  const { blocks, pending } = paste(
    `<img src="https://studio.example/api/media/${sha}.png" alt="Own"><img src="data:image/png;base64,AAAA"><img src="x.gif" width="1" height="1">`,
  );
  expect(blocks).toEqual([image(`/media/${sha}.png`, 'Own'), p(text('[Picture]', { highlight: '#ffe45e' }))]);
  expect(pending).toEqual([
    { block: 1, picture: { src: 'data:image/png;base64,AAAA', alt: '' }, diskIndex: -1, diskCount: 0 },
  ]);
});

it('a video of an allowed site is kept, any other frame is dropped', () => {
  expect(
    blocksOf(
      '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Slope"></iframe><iframe src="https://evil.example/"></iframe>',
    ),
  ).toEqual([
    { type: 'video', url: 'https://www.youtube.com/embed/dQw4w9WgXcQ', title: 'Slope', children: [text('')] },
  ]);
});

it('content beyond the limits is refused with a message', () => {
  expect(fromHtml('<p>a</p>'.repeat(2001), { parse })).toEqual({
    ok: false,
    message: 'That is more than one text can hold. Paste it in parts.',
  });
});
