import { empty, type RichDocument } from '@fourfold/core/rich-text/document';
import type { FormulaElement, Formulas } from '@fourfold/core/rich-text/formula-tree';

const element = (name: FormulaElement['el'], ...children: FormulaElement['children']): FormulaElement => ({
  el: name,
  children,
});
const operator = (sign: string, attr: Record<string, string> = {}): FormulaElement => ({
  el: 'mo',
  attr,
  children: [sign],
});
const display = (...children: FormulaElement['children']): FormulaElement => ({
  el: 'math',
  attr: { display: 'block' },
  children: [element('mrow', ...children)],
});

const heightOfT = [
  element('mi', 'h'),
  operator('(', { stretchy: 'false' }),
  element('mi', 't'),
  operator(')', { stretchy: 'false' }),
];
const minus = operator('−', { form: 'prefix', lspace: '0', rspace: '0' });
const squared = (base: FormulaElement) => element('msup', base, element('mn', '2'));

/** The formulas of the samples, as the server compiles them. */
export const sampleFormulas: Formulas = {
  $t: element('math', element('mi', 't')),
  '$x=-\\frac{b}{2a}': element(
    'math',
    element('mi', 'x'),
    operator('='),
    minus,
    element('mfrac', element('mi', 'b'), element('mrow', element('mn', '2'), element('mi', 'a'))),
  ),
  '$\\frac{1}{2}': element('math', element('mfrac', element('mn', '1'), element('mn', '2'))),
  '$\\frac{\\sqrt{3}}{2}': element('math', element('mfrac', element('msqrt', element('mn', '3')), element('mn', '2'))),
  '$$h(t)=-5t^2+20t+3': display(
    ...heightOfT,
    operator('=', { form: 'infix' }),
    minus,
    element('mn', '5'),
    squared(element('mi', 't')),
    operator('+'),
    element('mn', '20'),
    element('mi', 't'),
    operator('+'),
    element('mn', '3'),
  ),
  '$$\\sqrt{x^2+\\frac{1}{x}}': display(
    element(
      'msqrt',
      squared(element('mi', 'x')),
      operator('+'),
      element('mfrac', element('mn', '1'), element('mi', 'x')),
    ),
  ),
  '$$\\overrightarrow{ABCD}=0.\\overline{36}': display(
    element(
      'mover',
      element('mrow', ...[...'ABCD'].map((letter) => element('mi', letter))),
      operator('→', { stretchy: 'true' }),
    ),
    operator('='),
    element('mn', '0.'),
    { el: 'mrow', attr: { class: 'tml-overline' }, children: [element('mn', '36')] },
  ),
  $$wide: display(
    ...Array.from({ length: 40 }, (_, at) => [
      element('mi', 'x'),
      operator('+'),
      element('mn', String(at)),
      operator('+'),
    ]).flat(),
  ),
};

const math = (latex: string) => ({ type: 'inline-math', latex, children: empty }) as const;

/** A question with inline and block formulas. */
export const ballQuestion: RichDocument = [
  {
    type: 'paragraph',
    children: [
      { text: 'A student throws a ball upward from a platform. ' },
      math('t'),
      {
        text: ' seconds after the throw, its height above the ground, in meters, is given by the function below.',
      },
    ],
  },
  { type: 'math', latex: 'h(t)=-5t^2+20t+3', children: empty },
  {
    type: 'paragraph',
    children: [{ text: 'What is the greatest height, in meters, that the ball reaches?' }],
  },
];

/** One node of each text type. */
export const allTextNodes: RichDocument = [
  { type: 'heading', level: 2, children: [{ text: 'The vertex of a parabola' }] },
  {
    type: 'paragraph',
    children: [
      { text: 'Marks: ' },
      { text: 'bold', bold: true },
      { text: ', ' },
      { text: 'italic', italic: true },
      { text: ', ' },
      { text: 'underlined', underline: true },
      { text: ', ' },
      { text: 'struck', strike: true },
      { text: ', H' },
      { text: '2', sub: true },
      { text: 'O, m' },
      { text: '2', sup: true },
      { text: ', ' },
      { text: 'code', code: true },
      { text: ', ' },
      { text: 'coloured', color: '#ae2a1f' },
      { text: ', ' },
      { text: 'highlighted', highlight: '#ffe45e' },
      { text: ', ' },
      { text: 'larger', size: 24 },
      { text: ', and ' },
      { text: 'all at once', bold: true, italic: true, underline: true, color: '#1e5fbe' },
      { text: '. A ' },
      { type: 'link', url: 'https://openstax.org', children: [{ text: 'link' }] },
      { text: ' and a ' },
      {
        type: 'tooltip',
        tip: [{ type: 'paragraph', children: [{ text: 'The point where a parabola turns.' }] }],
        children: [{ text: 'vertex' }],
      },
      { text: ' at ' },
      math('x=-\\frac{b}{2a}'),
      { text: '.' },
    ],
  },
  {
    type: 'list',
    ordered: true,
    children: [
      { type: 'list-item', children: [{ type: 'paragraph', children: [{ text: 'Find the axis.' }] }] },
      {
        type: 'list-item',
        children: [
          { type: 'paragraph', children: [{ text: 'Put it in:' }] },
          { type: 'math', latex: '\\sqrt{x^2+\\frac{1}{x}}', children: empty },
          {
            type: 'list',
            ordered: false,
            children: [
              { type: 'list-item', children: [{ type: 'paragraph', children: [{ text: 'signs first' }] }] },
              { type: 'list-item', children: [{ type: 'paragraph', children: [{ text: 'then the sum' }] }] },
            ],
          },
        ],
      },
    ],
  },
  {
    type: 'quote',
    children: [{ type: 'paragraph', children: [{ text: 'Symmetry gives the same answer.' }] }],
  },
  { type: 'heading', level: 3, children: [{ text: 'Values' }] },
  {
    type: 'table',
    children: [
      {
        type: 'table-row',
        children: [
          { type: 'table-cell', header: true, children: [math('t')] },
          { type: 'table-cell', header: true, children: [{ text: 'height' }] },
        ],
      },
      {
        type: 'table-row',
        children: [
          { type: 'table-cell', children: [{ text: '0' }] },
          { type: 'table-cell', children: [{ text: '3' }] },
        ],
      },
      {
        type: 'table-row',
        children: [
          { type: 'table-cell', children: [{ text: '2' }] },
          { type: 'table-cell', children: [{ text: '23' }] },
        ],
      },
    ],
  },
];

const orchardText =
  'The first thing my grandmother taught me about the orchard was that it could not be hurried. She walked the rows each ' +
  'morning with a notebook, writing down what had changed since the day before, and when I asked what she was looking for ' +
  'she said that she did not know yet, and that this was the point of looking. ';

export const passageDocument: RichDocument = [
  {
    type: 'passage',
    credit: 'Written for Fourfold.',
    children: [
      { type: 'heading', level: 2, children: [{ text: 'The Orchard' }] },
      { type: 'paragraph', children: [{ text: orchardText + orchardText }] },
      { type: 'paragraph', children: [{ text: orchardText }, { text: '(a note', sup: true }, { text: ')' }] },
    ],
  },
];

const cell = (text: string, header = false) => ({ type: 'table-cell' as const, header, children: [{ text }] });
const cellRow = (...children: ReturnType<typeof cell>[]) => ({ type: 'table-row' as const, children });

export const tableWithCorner: RichDocument = [
  {
    type: 'table',
    children: [
      cellRow(cell(' ', true), cell('Fixed', true), cell('Not fixed', true)),
      cellRow(cell('Under warranty'), cell('18'), cell('6')),
    ],
  },
];
