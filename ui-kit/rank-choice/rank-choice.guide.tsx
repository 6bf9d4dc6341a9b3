import { Rank } from '../rank/rank.tsx';
import type { Guide } from '../stories/guide.ts';
import { RankChoice } from './rank-choice.tsx';

const none = () => {};

export const guide: Guide = {
  use: ['For an author who selects the difficulty of a question.'],
  instead: [
    { when: 'The rank is only shown.', take: 'Rank' },
    { when: 'Two or three values that are no ranks are selected from.', take: 'Segmented' },
  ],
  anatomy: [
    { part: 'Number', what: 'each rank in its colour, from 1, the easiest, to 5.' },
    { part: 'Frame', what: 'around the selected rank, in ink.' },
    { part: 'Label', what: 'the name of the group, for screen readers.' },
  ],
  dos: [
    {
      example: <RankChoice label="Rank" rank={1} onChange={none} />,
      text: 'Show all ranks where one of them can be selected.',
    },
  ],
  donts: [
    {
      example: <Rank rank={1} />,
      text: 'The badge as a button: it only shows a rank.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the selected rank.' },
    { key: 'Arrow right', effect: 'Selects the next rank; from the last the first.' },
    { key: 'Arrow left', effect: 'Selects the rank before; from the first the last.' },
  ],
  screenReader: 'The label of the group; of a rank “Rank 2”, “radio button”, whether it is checked, and 2 of 5.',
  content: [
    'The label of the group is Rank.',
    'A rank is shown as stored plus one: users see 1 to 5, the code has 0 to 4.',
    'The colours of the ranks are used for nothing else.',
  ],
};
