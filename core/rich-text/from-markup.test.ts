import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTimeOf } from '../testing/cpu-time.ts';
import { empty } from './document.ts';
import { fromMarkup } from './from-markup.ts';
import { checkDocument } from './schema.ts';

const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });
const text = (words: string, marks = {}) => ({ text: words, ...marks });
const formula = (latex: string) => ({ type: 'inline-math', latex, children: empty });
const math = (latex: string) => ({ type: 'math', latex, children: empty });
const line = (source: string) => {
  const [first] = fromMarkup(source);
  return first && 'children' in first ? first.children : [];
};

describe('blocks', () => {
  it('are paragraphs between blank lines; a backslash ends a line early', () => {
    expect(fromMarkup('One\nparagraph.\n\n \nAnother,\\\nof two lines.')).toEqual([
      paragraph(text('One paragraph.')),
      paragraph(text('Another,\nof two lines.')),
    ]);
    expect(fromMarkup('')).toEqual([]);
  });

  it('are headings, quotes and passages with their credit', () => {
    expect(fromMarkup('## Two\n### Three\n#No')).toEqual([
      { type: 'heading', level: 2, children: [text('Two')] },
      { type: 'heading', level: 3, children: [text('Three')] },
      paragraph(text('#No')),
    ]);
    expect(fromMarkup('> To be,\n> or not.\n>\n> That.\nSaid.')).toEqual([
      { type: 'quote', children: [paragraph(text('To be, or not.')), paragraph(text('That.'))] },
      paragraph(text('Said.')),
    ]);
    expect(
      fromMarkup(':::passage Jane Austen, *Emma*, 1815\n## I\n\nEmma Woodhouse, handsome,\n- clever\n:::\nWhy?'),
    ).toEqual([
      {
        type: 'passage',
        credit: 'Jane Austen, *Emma*, 1815',
        children: [
          { type: 'heading', level: 2, children: [text('I')] },
          paragraph(text('Emma Woodhouse, handsome, - clever')),
        ],
      },
      paragraph(text('Why?')),
    ]);
  });

  it('are lists, which a blank line or another kind of list ends', () => {
    const item = (words: string) => ({ type: 'list-item', children: [paragraph(text(words))] });
    expect(fromMarkup('Steps:\n1. Add\n   them.\n2. Divide.\n- a\n- b\n\n7. is no start, nor is -5')).toEqual([
      paragraph(text('Steps:')),
      { type: 'list', ordered: true, children: [item('Add them.'), item('Divide.')] },
      { type: 'list', ordered: false, children: [item('a'), item('b')] },
      paragraph(text('7. is no start, nor is -5')),
    ]);
  });

  it('are tables with a head, whose rows are filled up; a bar in a formula is no border', () => {
    const cell = (...children: unknown[]) => ({ type: 'table-cell', children });
    const head = (words: string) => ({ type: 'table-cell', header: true, children: [text(words)] });
    expect(fromMarkup('| x | y |\n|---|:-:|\n| $|x|$ | a \\| b |\n| 3 |')).toEqual([
      {
        type: 'table',
        children: [
          { type: 'table-row', children: [head('x'), head('y')] },
          { type: 'table-row', children: [cell(formula('|x|')), cell(text('a | b'))] },
          { type: 'table-row', children: [cell(text('3')), cell(text(''))] },
        ],
      },
    ]);
    expect(fromMarkup('|x|')).toEqual([paragraph(text('|x|'))]);
  });

  it('are formulas on lines of their own', () => {
    expect(fromMarkup('So\n$$ x^2 $$\nand\n\n$$\\begin{aligned}\na &= b \\\\\nc &= d\n\\end{aligned}$$')).toEqual([
      paragraph(text('So')),
      math('x^2'),
      paragraph(text('and')),
      math('\\begin{aligned}\na &= b \\\\\nc &= d\n\\end{aligned}'),
    ]);
  });
});

describe('within a line', () => {
  it('marks may be nested', () => {
    expect(line('An *italic*, **bold**, ***both***, __underlined__ and ==marked== word.')).toEqual([
      text('An '),
      text('italic', { italic: true }),
      text(', '),
      text('bold', { bold: true }),
      text(', '),
      text('both', { bold: true, italic: true }),
      text(', '),
      text('underlined', { underline: true }),
      text(' and '),
      text('marked', { highlight: '#ffe45e' }),
      text(' word.'),
    ]);
    expect(line('**bold and *italic***x')).toEqual([text('**bold and *italic***x')]);
    expect(line('**a *b* $c$**')).toEqual([
      text('a ', { bold: true }),
      text('b', { bold: true, italic: true }),
      text(' ', { bold: true }),
      formula('c'),
    ]);
  });

  it.each([
    '2*3*4',
    '2 * 3 * 4',
    '(x**a)/(x**b)',
    'snake__case__name',
    'The ____ of a ____.',
    'a == b == c',
    '*open',
    '**a *b',
    'f(x)=2*(x)*(3)',
  ])('invalid markup is text: %s', (source) => {
    expect(line(source)).toEqual([text(source)]);
  });

  it('formulas are between dollars, and money is text', () => {
    expect(line('If $x$, then $$y_1$$, for \\$5 or $\\$5$.')).toEqual([
      text('If '),
      formula('x'),
      text(', then '),
      formula('y_1'),
      text(', for $5 or '),
      formula('\\$5'),
      text('.'),
    ]);
    for (const money of ['It costs $5 and $10.', 'From $5-$10', 'a $ sign', '$', '$$', '$$$$', '$ x $']) {
      expect(line(money)).toEqual([text(money)]);
    }
  });

  it('a backslash before a sign makes it a character', () => {
    expect(line('\\*a\\* \\_ \\| \\\\ \\n')).toEqual([text('*a* _ | \\ \\n')]);
  });
});

describe('with inline double dollars', () => {
  const inline = (source: string) => fromMarkup(source, { doubleDollar: 'inline' });

  it('they contain a formula everywhere, and a single dollar is money', () => {
    expect(inline('$$4\\left(x+3\\right)$$')).toEqual([paragraph(formula('4\\left(x+3\\right)'))]);
    expect(inline('$$10$$ $1, $$7$$ $5 and $$\\$2.20$$, no more than $60')).toEqual([
      paragraph(
        formula('10'),
        text(' $1, '),
        formula('7'),
        text(' $5 and '),
        formula('\\$2.20'),
        text(', no more than $60'),
      ),
    ]);
  });
});

it('for any input the document is valid and contains the words', () => {
  const markup = fc.array(
    fc.oneof(
      fc.constantFrom(
        '\n',
        '\n\n',
        ' ',
        '*',
        '**',
        '***',
        '__',
        '==',
        '$',
        '$$',
        '\\',
        '|',
        '- ',
        '1. ',
        '> ',
        '>',
        '## ',
        ':::passage ',
        ':::',
        '|a|b|\n',
        'word',
        'x',
        '5',
      ),
      fc.string({ unit: 'binary', maxLength: 5 }),
    ),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(markup, fc.constantFrom('block' as const, 'inline' as const), (parts, doubleDollar) => {
      const document = fromMarkup(parts.join(''), { doubleDollar });
      expect(checkDocument(document)).toEqual({ ok: true, document });
      const count = (of: string) => of.split('word').length - 1;
      expect(count(JSON.stringify(document))).toBe(count(parts.join('')));
    }),
    // The schema takes about 0.5 ms for one. Every test run draws others.
    { numRuns: 800 },
  );
});

it('a long text is read in bounded time', () => {
  for (const part of [
    '*',
    '**a ',
    '$',
    '$$',
    '$$\n',
    '$a ',
    '|',
    '|a|\n',
    `${'|a'.repeat(40)}|\n`,
    '- a\n1. b\n',
    ':::passage\n',
    '> \n',
    '> a\n',
    '__a',
    '\\',
    '## a\n',
  ]) {
    const text = part.repeat(Math.ceil(60_000 / part.length));
    expect(
      cpuTimeOf(() => fromMarkup(text)),
      part,
    ).toBeLessThan(3000);
  }
});
