import { Strokes } from '../run-of-four/strokes.tsx';
import type { Guide } from '../stories/guide.ts';
import { Wordmark } from './wordmark.tsx';

export const guide: Guide = {
  use: ['Once on a page: in the side menu, on the log-in page, and on printed pages.'],
  instead: [{ when: 'The run of a problem set is shown.', take: 'RunOfFour' }],
  anatomy: [
    { part: 'Strokes', what: 'four, with two rules below them: a run that is done.' },
    { part: 'Name', what: 'Fourfold, in the serif.' },
  ],
  dos: [{ example: <Wordmark />, text: 'Use it as it is, in the colour of the text.' }],
  donts: [{ example: <Strokes count={4} of={4} />, text: 'The strokes without the name: they mean a run of four.' }],
  keys: [],
  screenReader: '“Fourfold”; the strokes are hidden. As a link also “link”.',
  content: ['The name is never translated or shortened.'],
};
