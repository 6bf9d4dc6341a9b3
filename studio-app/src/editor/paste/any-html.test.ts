import { isDocument } from '@fourfold/core/rich-text/is-document';
import { plainText } from '@fourfold/core/rich-text/plain-text';
import { cpuTimeOf } from '@fourfold/core/testing/cpu-time';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromHtml } from './from-html.ts';
import { parse } from './testing/parse.ts';
import { blocksOf } from './testing/paste.ts';

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

it('any pasted HTML results in a valid document', () => {
  fc.assert(
    fc.property(fc.array(html, { maxLength: 6 }), (parts) => {
      const pasted = fromHtml(parts.join(''), { parse });
      expect(pasted.ok && isDocument(pasted.blocks)).toBe(true);
    }),
    { numRuns: 600 },
  );
});

it('no visible word is lost', () => {
  const visibleTag = fc.constantFrom(
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
        .tuple(visibleTag, fc.array(tie('node'), { maxLength: 4 }))
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
});

it('a large or deep page is read in bounded time', () => {
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
    const page = parse(part.repeat(Math.ceil(30_000 / part.length)));
    expect(
      cpuTimeOf(() => fromHtml('x', { parse: () => page })),
      part,
    ).toBeLessThan(3000);
  }
});
