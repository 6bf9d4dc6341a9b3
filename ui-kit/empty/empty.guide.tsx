import type { Guide } from '../stories/guide.ts';
import { Empty } from './empty.tsx';

export const guide: Guide = {
  use: ['Instead of a list that has no rows yet.', 'Instead of the results of a search that finds nothing.'],
  instead: [
    { when: 'The list is being loaded.', take: 'Skeleton' },
    { when: 'The list could not be loaded.', take: 'ErrorPanel' },
  ],
  anatomy: [
    { part: 'Title', what: 'the specified text, in serif.' },
    { part: 'Line', what: 'what will be here, and when.' },
    { part: 'Frame', what: 'a hairline above and below.' },
  ],
  dos: [
    {
      example: <Empty title="No assignments found">Work that your tutor assigns is here with its due date.</Empty>,
      text: 'Say what will be here, and who does that.',
    },
  ],
  donts: [{ example: <Empty title="Oops! Nothing here yet" />, text: 'A joke instead of a reason.' }],
  keys: [],
  screenReader: 'Its title and its line as text. It is not announced: a search announces its number of results.',
  content: [
    'The title is the specified one, without a full stop.',
    'The line is one sentence of at most 15 words, with a full stop.',
  ],
};
