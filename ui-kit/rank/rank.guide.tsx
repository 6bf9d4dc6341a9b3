import type { Guide } from '../stories/guide.ts';
import { Rank } from './rank.tsx';

export const guide: Guide = {
  use: ['For the difficulty of a question, where the question is named: its head, its card, a row.'],
  instead: [
    { when: 'The rank is chosen, not shown.', take: 'RankChoice' },
    { when: 'It is shown whether a record is published.', take: 'PublishedDot' },
    { when: 'Right answers in a row are shown.', take: 'RunOfFour' },
  ],
  anatomy: [
    { part: 'Square', what: 'in the colour of the rank.' },
    { part: 'Numeral', what: 'from 1, the easiest; the meaning does not depend on the colour.' },
    { part: 'Title', what: '“Rank 3 of 5”, under the pointer.' },
  ],
  dos: [
    {
      example: (
        <span className="row">
          Difficulty <Rank rank={2} />
        </span>
      ),
      text: 'Say once on the page what the number means.',
    },
  ],
  donts: [
    {
      example: (
        <span className="row">
          Step <Rank rank={0} /> Choose a file
        </span>
      ),
      text: 'The rank colours for anything but rank.',
    },
  ],
  keys: [],
  screenReader: '“Rank 3”, as text.',
  content: ['The number is the stored rank plus one.', 'The label before it is “Difficulty”, if there is one.'],
};
