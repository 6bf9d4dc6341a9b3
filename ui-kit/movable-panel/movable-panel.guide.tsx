import type { Guide } from '../stories/guide.ts';

export const guide: Guide = {
  use: [
    'For a tool that is needed while the page behind it is used: a reference sheet, the notes of a question.',
    'One at a time, opened by the user.',
  ],
  instead: [
    { when: 'The user must finish before the page goes on.', take: 'Dialog' },
    { when: 'A few actions or one setting at a button.', take: 'Popover' },
  ],
  anatomy: [
    { part: 'Head', what: 'the title, a handle for the arrow keys, and Close; the whole head is dragged.' },
    { part: 'Body', what: 'the content; it scrolls and is then reached by Tab.' },
  ],
  dos: [
    { example: <p>Reference sheet</p>, text: 'Name the tool by what it has, as the menu that opens it does.' },
    { example: <p>At the right edge, below the bar</p>, text: 'Leave the question in view when it opens.' },
  ],
  donts: [{ example: <p>Save · Cancel</p>, text: 'Buttons that end a task: the panel is not a form.' }],
  keys: [
    { key: 'Arrow keys', effect: 'On the handle: move the panel; with Shift in larger steps.' },
    { key: 'Escape', effect: 'Closes the panel; the focus returns to its opener.' },
    { key: 'Tab', effect: 'Moves through the panel and then on to the page.' },
  ],
  screenReader: 'A dialog with its title, not modal: the page stays available.',
  content: ['A noun of one to three words: Reference sheet, Text size.', 'No full stop.'],
};
