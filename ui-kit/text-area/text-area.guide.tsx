import type { Guide } from '../stories/guide.ts';
import { TextArea } from './text-area.tsx';

export const guide: Guide = {
  use: ['For several lines of plain text: the description of a problem, a list of emails.'],
  instead: [
    { when: 'The text has one line.', take: 'Field' },
    { when: 'A student answers a question with a short text or a number.', take: 'FreeResponse' },
  ],
  anatomy: [
    { part: 'Label', what: 'above the box.' },
    { part: 'Box', what: 'four lines high by default; the user can make it higher.' },
    { part: 'Note and message', what: 'below the box, as in a Field.' },
  ],
  dos: [
    {
      example: <TextArea label="Description (optional)" rows={3} />,
      text: 'Say in the label when the text may be empty.',
    },
  ],
  donts: [
    {
      example: <TextArea label="Title" rows={3} />,
      text: 'A box of several lines for a text of one line: it suggests a long answer.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the box and out of it; it types no tab.' },
    { key: 'Enter', effect: 'Starts a new line. It does not submit the form.' },
  ],
  screenReader:
    'The label, “edit text, multi-line”, the text, “invalid entry” while there is a message, then the note and the message.',
  content: [
    'The label is a noun: Description.',
    'The text has no format; formatted text is written in the studio’s editor.',
    'A message says what to enter: Please enter Description.',
  ],
};
