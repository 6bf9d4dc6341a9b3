import { isDocument } from '@fourfold/core/rich-text/is-document';
import { plainText } from '@fourfold/core/rich-text/plain-text';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHtml } from './from-html.ts';
import { parse } from './testing/parse.ts';
import * as samples from './testing/samples.ts';

function paste(html: string) {
  const pasted = fromHtml(html, { parse, mediaBase: 'https://studio.example/api' });
  if (!pasted.ok) throw new Error(pasted.message);
  expect(isDocument(pasted.blocks)).toBe(true);
  return pasted;
}
const blocksOf = (html: string) => paste(html).blocks;

const text = (words: string, marks = {}) => ({ text: words, ...marks });
const p = (...children: unknown[]) => ({ type: 'paragraph', children });
const formula = (latex: string) => ({ type: 'inline-math', latex, children: [text('')] });
const math = (latex: string) => ({ type: 'math', latex, children: [text('')] });
const item = (...children: unknown[]) => ({ type: 'list-item', children });
const list = (ordered: boolean, ...children: unknown[]) => ({ type: 'list', ordered, children });
const cell = (...children: unknown[]) => ({ type: 'table-cell', children });
const head = (...children: unknown[]) => ({ type: 'table-cell', header: true, children });
const table = (...rows: unknown[][]) => ({
  type: 'table',
  children: rows.map((children) => ({ type: 'table-row', children })),
});
const link = (url: string, words: string) => ({ type: 'link', url, children: [text(words)] });
const image = (src: string, alt: string, width?: number) => ({
  type: 'image',
  src,
  alt,
  ...(width && { width }),
  children: [text('')],
});

describe('a paste keeps structure, text, marks and pictures', () => {
  it('of Word: headings, lists, colours that were chosen, formulas, tables', () => {
    const { blocks, waiting } = paste(samples.word);
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
    expect(waiting).toEqual([
      {
        block: 6,
        picture: {
          src: 'file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_image003.jpg',
          alt: 'A graph of a line',
          width: 320,
        },
        // The first one of the page is the formula's.
        nth: 1,
        onDisk: 2,
      },
    ]);
  });

  it('of Google Docs, whose bold wrapper is not bold', () => {
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
      image('https://lh7-rt.googleusercontent.com/docsz/AD_4nXc?key=abc', '', 602),
    ]);
  });

  it('of Pages, whose marks are classes of a sheet', () => {
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

  it('of web pages, whose colours are only the page’s', () => {
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
      image('https://example.org/a.png', 'Coins', 40),
      image('https://example.org/b.png', '', 300),
      p(text('here there')),
    ]);
  });
});

describe('formulas of pages become formulas', () => {
  it.each([
    ['KaTeX', samples.katex, [p(text('Since '), formula('x^2'), text(' is')), math('\\frac{y}{2}')]],
    ['MathJax 2', samples.mathJax2, [p(text('Let '), formula('n+1'), text(' be.'))]],
    ['MathJax 3', samples.mathJax3, [p(text('If '), formula('\\sqrt{x}'), text(', then')), math('\\frac{a}{b}')]],
    [
      'an encyclopedia',
      samples.encyclopedia,
      [p(text('The roots '), formula('x_{1}'), text(' and '), formula('x_{2}'), text('.'))],
    ],
    ['pictures with their source', samples.pictured, [p(formula('\\sqrt{2}'), text(' and '), formula('x^3'))]],
    [
      'LaTeX in text',
      '<p>For \\(x\\) and $y_1$:</p><p>$$z^2$$</p>',
      [p(text('For '), formula('x'), text(' and '), formula('y_1'), text(':')), math('z^2')],
    ],
  ])('of %s', (_, html, blocks) => {
    expect(blocksOf(html)).toEqual(blocks);
  });

  it('but not where there is no room for blocks, in code, and between prices', () => {
    expect(blocksOf('<table><tr><td>$$x$$</td><td>1</td></tr></table>')).toEqual([
      table([cell(formula('x')), cell(text('1'))]),
    ]);
    expect(blocksOf('<p><code>$x$</code> $5 and $10</p>')).toEqual([
      p(text('$x$', { code: true }), text(' $5 and $10')),
    ]);
  });
});

describe('Office formulas', () => {
  const omml = (inside: string, para = false) =>
    `<p>So <!--[if gte msEquation 12]>${para ? '<m:oMathPara>' : ''}<m:oMath>${inside}</m:oMath>${para ? '</m:oMathPara>' : ''}<![endif]--><![if !msEquation]><img src="file:///a.png" alt="no"><![endif]> it is.</p>`;
  const r = (words: string) => `<i><span><m:r>${words}</m:r></span></i>`;

  it.each([
    [`<m:sSup><m:e>${r('x')}</m:e><m:sup>${r('2')}</m:sup></m:sSup>`, 'x^{2}'],
    [`<m:rad><m:radPr><m:degHide m:val="on"/></m:radPr><m:deg></m:deg><m:e>${r('2')}</m:e></m:rad>`, '\\sqrt{2}'],
    [`<m:rad><m:deg>${r('3')}</m:deg><m:e>${r('x')}</m:e></m:rad>`, '\\sqrt[3]{x}'],
    [`<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr><m:e>${r('a+b')}</m:e></m:d>`, '[a+b]'],
    [
      `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${r('i=1')}</m:sub><m:sup>${r('n')}</m:sup><m:e>${r('i')}</m:e></m:nary>`,
      '\\sum_{i=1}^{n}i',
    ],
    [
      `<m:func><m:fName><m:r><m:rPr><m:sty m:val="p"/></m:rPr>sin</m:r></m:fName><m:e>${r('θ')}</m:e></m:func>`,
      '\\sin\\theta',
    ],
    [`<m:bar><m:barPr><m:pos m:val="top"/></m:barPr><m:e>${r('AB')}</m:e></m:bar>`, '\\overline{AB}'],
    [`${r('x≤5')}<m:r><m:rPr><m:nor/></m:rPr> for all </m:r>`, 'x\\le5\\text{ for all }'],
    [
      `<m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/></m:dPr><m:e><m:eqArr><m:e>${r('x&=1')}</m:e><m:e>${r('y&=2')}</m:e></m:eqArr></m:e></m:d>`,
      '\\begin{cases}x&=1 \\\\ y&=2\\end{cases}',
    ],
  ])('%s', (inside, latex) => {
    expect(blocksOf(omml(inside))).toEqual([p(text('So '), formula(latex), text(' it is.'))]);
  });

  it('stand alone where they did', () => {
    expect(blocksOf(omml(r('x'), true))).toEqual([p(text('So')), math('x'), p(text('it is.'))]);
  });

  it('that cannot be turned become a visible placeholder with their text', () => {
    expect(blocksOf(omml(`${r('x')}<m:newThing><m:e>${r('=y')}</m:e></m:newThing>`))).toEqual([
      p(text('So '), text('[Formula: x=y]', { highlight: '#ffe45e' }), text(' it is.')),
    ]);
  });
});

it('a picture of our own keeps its path, one of the clipboard waits for its upload', () => {
  const sha = 'ab12'.repeat(16);
  const { blocks, waiting } = paste(
    `<img src="https://studio.example/api/media/${sha}.png" alt="Own"><img src="data:image/png;base64,AAAA"><img src="x.gif" width="1" height="1">`,
  );
  expect(blocks).toEqual([image(`/media/${sha}.png`, 'Own'), p(text('[Picture]', { highlight: '#ffe45e' }))]);
  expect(waiting).toEqual([{ block: 1, picture: { src: 'data:image/png;base64,AAAA', alt: '' }, nth: -1, onDisk: 0 }]);
});

it('a video of the allow list is a video, any other frame is not there', () => {
  expect(
    blocksOf(
      '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Slope"></iframe><iframe src="https://evil.example/"></iframe>',
    ),
  ).toEqual([
    { type: 'video', url: 'https://www.youtube.com/embed/dQw4w9WgXcQ', title: 'Slope', children: [text('')] },
  ]);
});

it('what is more than a text may hold is refused with a sentence', () => {
  expect(fromHtml('<p>a</p>'.repeat(2001), { parse })).toEqual({
    ok: false,
    message: 'That is more than one text can hold. Paste it in parts.',
  });
});

const tags = fc.constantFrom(
  'p', 'div', 'span', 'b', 'i', 'u', 's', 'sub', 'sup', 'code', 'pre', 'mark', 'h1', 'h2', 'h4', 'ul', 'ol', 'li', 'table', 'tbody',
  'tr', 'td', 'th', 'caption', 'blockquote', 'a', 'img', 'br', 'hr', 'dl', 'dt', 'dd', 'math', 'mi', 'mn', 'mo', 'mfrac', 'msup',
  'mtable', 'mtr', 'mtd', 'svg', 'script', 'style', 'iframe', 'video', 'm:omath', 'm:r', 'o:p', 'section', 'font', 'math-field',
); // biome-ignore format: one list
const attributes = fc.constantFrom(
  '', ' style="font-weight:bold"', ' style="mso-list:l0 level2 lfo1"', ' style="mso-list:l1 level1 lfo1"', ' class="katex"',
  ' href="https://example.org"', ' href="javascript:alert(1)"', ' src="https://example.org/a.png" alt="a"', ' src="data:image/png;base64,AA"',
  ' src="https://youtu.be/dQw4w9WgXcQ"', ' colspan="40" rowspan="3"', ' onerror="alert(1)"', ' aria-level="9"', ' display="block"',
  ' style="mso-list:Ignore"', ' mathvariant="bold"', ' width="0"', ' class="MathJax"', ' value="x"',
); // biome-ignore format: one list
const words = fc.oneof(
  fc.constantFrom(
    'word',
    ' ',
    '\n',
    '&nbsp;',
    '$x$',
    '$$y$$',
    '\\[z\\]',
    '\\(a\\)',
    '$5',
    '<!--[if gte msEquation 12]><m:oMath><m:r>x</m:r></m:oMath><![endif]-->',
    '<![if !msEquation]>',
    '<![endif]>',
    '\ud800',
    '\0',
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const html = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 8 },
    words,
    fc
      .tuple(tags, attributes, fc.array(tie('node'), { maxLength: 4 }))
      .map(([tag, attribute, inside]) => `<${tag}${attribute}>${inside.join('')}</${tag}>`),
  ),
})).node;

it('whatever is pasted, what comes out is a document', () => {
  fc.assert(
    fc.property(fc.array(html, { maxLength: 6 }), (parts) => {
      const pasted = fromHtml(parts.join(''), { parse });
      expect(pasted.ok && isDocument(pasted.blocks)).toBe(true);
    }),
    { numRuns: 600 },
  );
}, 60_000);

it('no word of what is shown is lost', () => {
  const shown = fc.constantFrom(
    'p',
    'div',
    'span',
    'b',
    'h1',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'pre',
    'dl',
    'dd',
    'section',
    'td',
  );
  const nested = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 7 },
      fc.constant('word '),
      fc
        .tuple(shown, fc.array(tie('node'), { maxLength: 4 }))
        .map(([tag, inside]) => `<${tag}>${inside.join('')}</${tag}>`),
      fc
        .array(fc.array(tie('node'), { maxLength: 2 }), { maxLength: 3 })
        .map((cells) => `<table><tr>${cells.map((cell) => `<td>${cell.join('')}</td>`).join('')}</tr></table>`),
    ),
  })).node;
  const count = (of: string) => of.split('word').length - 1;
  fc.assert(
    fc.property(nested, (source) => {
      expect(count(plainText(blocksOf(source)))).toBe(count(source));
    }),
    { numRuns: 400 },
  );
}, 60_000);

it('a large or deep page is read in the time it deserves', () => {
  for (const part of [
    '<p>$a',
    '<b>',
    '<ul><li>',
    '<div>',
    '<table><tr><td>',
    '<p>\\[a',
    '<a href=x>',
    '<blockquote>',
    '\\begin{align}',
  ]) {
    const started = performance.now();
    const page = parse(part.repeat(Math.ceil(30_000 / part.length)));
    const read = performance.now();
    fromHtml('x', { parse: () => page });
    expect(performance.now() - read, `${part} ${read - started}`).toBeLessThan(3000);
  }
}, 60_000);
