import type { Guide } from '../stories/guide.ts';
import { Pager } from './pager.tsx';

const none = () => {};

export const guide: Guide = {
  use: [
    'Below a list that is loaded page by page.',
    'For a list that may be longer than one page, also while it is not.',
  ],
  instead: [
    { when: 'Two to six views of the same content.', take: 'Tabs' },
    { when: 'The numbers are questions of a test.', take: 'Navigator' },
  ],
  anatomy: [
    { part: 'Summary', what: 'the range that is shown, and the number of all items.' },
    { part: 'Previous and Next', what: 'arrows; at the first and the last page they do nothing.' },
    { part: 'Pages', what: 'all of a few; from 8 on the first, the last and those around the current one.' },
    { part: 'Current page', what: 'a rule of ink below its number.' },
  ],
  dos: [
    {
      example: <Pager page={2} pages={6} onGo={none} summary="9 to 16 of 43" />,
      text: 'Say which items are shown and how many there are.',
    },
    { example: <Pager page={1} pages={1} onGo={none} summary="1 to 5 of 5" />, text: 'Use it for a single page, too.' },
  ],
  donts: [{ example: <Pager page={1} pages={6} onGo={none} />, text: 'Numbers without a summary.' }],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the next button.' },
    { key: 'Enter', effect: 'Goes to the page; the focus stays.' },
    { key: 'Space', effect: 'Goes to the page; the focus stays.' },
  ],
  screenReader:
    'A navigation with its name; “Previous page”, “Page 2”, “Next page”, and the current one as current page. A new ' +
    'summary is announced. At an end the arrow is dimmed.',
  content: ['The summary is “9 to 16 of 43”, without a full stop.', 'Give a label if a page has two pagers.'],
};
