import type { Guide } from '../stories/guide.ts';

export const guide: Guide = {
  use: [
    'For a tool that is needed while the page behind it is used: a calculator, a reference sheet, the notes of a question.',
    'Opened by the user.',
  ],
  instead: [
    { when: 'The user must finish before the page goes on.', take: 'Dialog' },
    { when: 'A few actions or one setting at a button.', take: 'Popover' },
  ],
  anatomy: [
    { part: 'Head', what: 'the title, handles for the arrow keys, and Close; the whole head is dragged.' },
    {
      part: 'Body',
      what: 'the content; it scrolls and is then reached by Tab. In a panel with a box it fills the rest.',
    },
    { part: 'Corner', what: 'resizes a panel with a box; on phones that is a sheet at the bottom instead.' },
  ],
  dos: [
    { example: <p>Reference sheet</p>, text: 'Name the tool by what it has, as the menu that opens it does.' },
    { example: <p>At the right edge, below the bar</p>, text: 'Leave the question in view when it opens.' },
    { example: <p>Where it was last</p>, text: 'Store the box, so that a large tool opens where it was.' },
  ],
  donts: [{ example: <p>Save · Cancel</p>, text: 'Buttons that end a task: the panel is not a form.' }],
  keys: [
    { key: 'Arrow keys', effect: 'On Move: move the panel; with Shift in larger steps. On Resize: change its size.' },
    { key: 'Escape', effect: 'Closes the panel; the focus returns to its opener.' },
    { key: 'Tab', effect: 'Moves through the panel and then on to the page.' },
  ],
  screenReader: 'A dialog with its title, not modal: the page stays available, and its keys do not apply in the panel.',
  content: ['A noun of one to three words: Reference sheet, Text size.', 'No full stop.'],
};
