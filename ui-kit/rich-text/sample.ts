import { empty, type RichDocument } from '@fourfold/core/rich-text/document';
import type { FormulaElement, Formulas } from '@fourfold/core/rich-text/formula-tree';

const el = (name: FormulaElement['el'], ...children: FormulaElement['children']): FormulaElement => ({
  el: name,
  children,
});
const mo = (sign: string, attr: Record<string, string> = {}): FormulaElement => ({
  el: 'mo',
  attr,
  children: [sign],
});
const display = (...children: FormulaElement['children']): FormulaElement => ({
  el: 'math',
  attr: { display: 'block' },
  children: [el('mrow', ...children)],
});

const ht = [el('mi', 'h'), mo('(', { stretchy: 'false' }), el('mi', 't'), mo(')', { stretchy: 'false' })];
const minus = mo('−', { form: 'prefix', lspace: '0', rspace: '0' });
const squared = (base: FormulaElement) => el('msup', base, el('mn', '2'));

/** The formulas of the samples, as the server compiles them. */
export const sampleFormulas: Formulas = {
  $t: el('math', el('mi', 't')),
  '$x=-\\frac{b}{2a}': el(
    'math',
    el('mi', 'x'),
    mo('='),
    minus,
    el('mfrac', el('mi', 'b'), el('mrow', el('mn', '2'), el('mi', 'a'))),
  ),
  '$\\frac{1}{2}': el('math', el('mfrac', el('mn', '1'), el('mn', '2'))),
  '$\\frac{\\sqrt{3}}{2}': el('math', el('mfrac', el('msqrt', el('mn', '3')), el('mn', '2'))),
  '$$h(t)=-5t^2+20t+3': display(
    ...ht,
    mo('=', { form: 'infix' }),
    minus,
    el('mn', '5'),
    squared(el('mi', 't')),
    mo('+'),
    el('mn', '20'),
    el('mi', 't'),
    mo('+'),
    el('mn', '3'),
  ),
  '$$\\sqrt{x^2+\\frac{1}{x}}': display(
    el('msqrt', squared(el('mi', 'x')), mo('+'), el('mfrac', el('mn', '1'), el('mi', 'x'))),
  ),
  '$$\\overrightarrow{ABCD}=0.\\overline{36}': display(
    el('mover', el('mrow', ...[...'ABCD'].map((letter) => el('mi', letter))), mo('→', { stretchy: 'true' })),
    mo('='),
    el('mn', '0.'),
    { el: 'mrow', attr: { class: 'tml-overline' }, children: [el('mn', '36')] },
  ),
  $$wide: display(
    ...Array.from({ length: 40 }, (_, at) => [el('mi', 'x'), mo('+'), el('mn', String(at)), mo('+')]).flat(),
  ),
};

const math = (latex: string) => ({ type: 'inline-math', latex, children: empty }) as const;

/** A question with inline and block formulas. */
export const ball: RichDocument = [
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
export const everything: RichDocument = [
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

const orchard =
  'The first thing my grandmother taught me about the orchard was that it could not be hurried. She walked the rows each ' +
  'morning with a notebook, writing down what had changed since the day before, and when I asked what she was looking for ' +
  'she said that she did not know yet, and that this was the point of looking. ';

export const passage: RichDocument = [
  {
    type: 'passage',
    credit: 'Written for Fourfold.',
    children: [
      { type: 'heading', level: 2, children: [{ text: 'The Orchard' }] },
      { type: 'paragraph', children: [{ text: orchard + orchard }] },
      { type: 'paragraph', children: [{ text: orchard }, { text: '(a note', sup: true }, { text: ')' }] },
    ],
  },
];
