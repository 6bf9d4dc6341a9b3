import { empty } from '@fourfold/core/rich-text/document';
import type { Guide } from '../stories/guide.ts';
import { RichText } from './rich-text.tsx';

export const guide: Guide = {
  use: [
    'For a formula in a text of an author: in a line, or as a block of its own.',
    'The server compiles the LaTeX of an author to a tree; the page draws it as MathML.',
  ],
  instead: [
    { when: 'It is a plain number or unit in a text.', take: 'RichText' },
    { when: 'A function is drawn.', take: 'Graph' },
    { when: 'The student types a fraction.', take: 'FreeResponse' },
  ],
  anatomy: [
    { part: 'Inline formula', what: 'in the line of the text, at its size.' },
    { part: 'Block formula', what: 'left, with an indent.' },
    { part: 'Box', what: 'clips what a formula would draw outside it; a wide one scrolls.' },
    { part: 'LaTeX', what: 'as code, if the formula is not compiled.' },
  ],
  dos: [
    {
      example: (
        <RichText
          document={[
            {
              type: 'paragraph',
              children: [
                { text: 'Find the value of ' },
                { type: 'inline-math', latex: 't', children: empty },
                { text: '.' },
              ],
            },
          ]}
          formulas={{ $t: { el: 'math', children: [{ el: 'mi', children: ['t'] }] } }}
        />
      ),
      text: 'Write a single variable as a formula, too: it has the letters of the other formulas.',
    },
  ],
  donts: [
    {
      example: <RichText document={[{ type: 'paragraph', children: [{ text: 'h(t) = -5t^2 + 20t + 3' }] }]} />,
      text: 'A formula as plain text: it has no minus sign, no raised digits, and a screen reader spells it.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to a formula that is too wide for its box.' },
    { key: 'Arrow right', effect: 'Scrolls it while it has the focus.' },
  ],
  screenReader:
    'Math content, as the screen reader speaks MathML; its LaTeX is the alternative text. A box that scrolls is a group ' +
    '“Formula”.',
  content: [
    'What is longer than half a line is a block formula.',
    'A block formula that ends a sentence has its full stop within.',
  ],
};
