import type { Guide } from '../stories/guide.ts';

export const guide: Guide = {
  use: ['For long texts: a passage, a long question. The reader keeps the line while looking away.'],
  instead: [
    { when: 'The tool has content of its own.', take: 'FloatingPanel' },
    { when: 'Nothing behind it may be used.', take: 'Dialog' },
  ],
  anatomy: [
    { part: 'Bands', what: 'above and below the opening; they cover the text and are dragged.' },
    { part: 'Opening', what: 'one to three lines; clicks and selections go to the text.' },
    { part: 'Controls', what: 'the number of lines and Close, in the lower band.' },
  ],
  dos: [
    { example: <p>1 line · 2 lines · 3 lines</p>, text: 'Give it the line height of the text at its present size.' },
  ],
  donts: [{ example: <p>Opened with the page</p>, text: 'Open only when the reader asks for it.' }],
  keys: [
    { key: 'Arrow keys', effect: 'Move it, up and down by one line; with Shift in larger steps.' },
    { key: '1, 2, 3', effect: 'Show so many lines.' },
    { key: 'Escape', effect: 'Closes it, wherever the focus is.' },
  ],
  screenReader: 'A dialog “Line reader”, not modal; the text is read as without it.',
  content: ['No text besides its controls.'],
};
