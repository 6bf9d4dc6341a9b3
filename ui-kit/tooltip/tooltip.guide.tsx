import type { Guide } from '../stories/guide.ts';
import { Tooltip } from './tooltip.tsx';

export const guide: Guide = {
  use: [
    'For a term in a text whose meaning some readers do not know.',
    'Within a document: RichText draws a tooltip node by itself.',
  ],
  instead: [
    { when: 'All readers need the explanation.', take: 'RichText' },
    { when: 'It explains the whole question.', take: 'Explanation' },
    { when: 'It is a help for an input.', take: 'Field' },
    { when: 'It has actions.', take: 'Menu' },
  ],
  anatomy: [
    { part: 'Term', what: 'with a dotted line below; it breaks across lines as any text.' },
    { part: 'Panel', what: 'at most 340 pixels wide; above the term if that is more than 300 pixels below the top.' },
  ],
  dos: [
    {
      example: (
        <p>
          Where is the <Tooltip tip="The point where a parabola turns.">vertex</Tooltip>?
        </p>
      ),
      text: 'Mark only the term.',
    },
  ],
  donts: [
    {
      example: (
        <p>
          <Tooltip tip="Round to two digits.">Give your answer in meters</Tooltip>
        </p>
      ),
      text: 'What the reader must know, hidden in a tip.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the term and opens its tip; the next Tab closes it.' },
    { key: 'Enter', effect: 'Opens the tip.' },
    { key: 'Space', effect: 'Opens the tip.' },
    { key: 'Escape', effect: 'Closes the tip; the focus stays on the term.' },
  ],
  screenReader: 'The term, “button”, expanded or collapsed, and the tip as its description, whether it is open or not.',
  content: ['One or two sentences with a full stop.', 'Without links and buttons: the focus does not enter the tip.'],
};
