import type { Guide } from '../stories/guide.ts';
import { Skeleton } from './skeleton.tsx';

export const guide: Guide = {
  use: ['Instead of a part of the page while it is loaded; the rest of the page can be used.'],
  instead: [
    { when: 'An action runs that must not be interrupted.', take: 'LoadingOverlay' },
    { when: 'A button’s action runs.', take: 'Button' },
    { when: 'A known part of the work is done.', take: 'Progress' },
  ],
  anatomy: [
    { part: 'Title', what: 'the first bar, 16 pixels high.' },
    { part: 'Lines', what: 'bars of 10 pixels, as wide as the text will be.' },
  ],
  dos: [
    { example: <Skeleton bars={[30, 70, 70, 70]} label="Loading topics" />, text: 'Draw the shape of what is loaded.' },
  ],
  donts: [
    {
      example: <Skeleton bars={[100, 100, 100, 100, 100, 100, 100, 100]} />,
      text: 'Many equal bars: the page jumps when the content is shorter.',
    },
  ],
  keys: [],
  screenReader: 'A busy status with its label, such as “Loading topics”.',
  content: [
    'The label is “Loading” and what is loaded, without dots.',
    'It is shown after 200 ms: a fast reply shows none.',
  ],
};
