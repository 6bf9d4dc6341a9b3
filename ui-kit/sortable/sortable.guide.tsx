import { Button } from '../button/button.tsx';
import type { Guide } from '../stories/guide.ts';

export const guide: Guide = {
  use: [
    'For a list whose order an author changes while its rows are edited, such as the answers of a question.',
    'In a row of another Sortable, too: sections with their questions.',
  ],
  instead: [
    { when: 'The order is saved as a whole, and rows are not edited meanwhile.', take: 'OrderEditor' },
    { when: 'The order cannot be changed, and rows open.', take: 'TreeList' },
  ],
  anatomy: [
    { part: 'Handle', what: 'six dots at the left; it drags the row.' },
    { part: 'Content', what: 'whatever the row renders, and stays mounted while it moves.' },
    { part: 'Menu', what: 'with Move up and Move down.' },
  ],
  dos: [
    {
      example: (
        <ul>
          <li>Move up</li>
          <li>Move down</li>
        </ul>
      ),
      text: 'Put the items of useRowMoves into the menu of the row: not everybody can drag.',
    },
  ],
  donts: [
    {
      example: <Button kind="primary">Save order</Button>,
      text: 'A button that saves the order: each move is saved at once.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the next handle or control.' },
    { key: 'Space', effect: 'At a handle: picks the row up; again: drops it.' },
    { key: 'Arrow up', effect: 'Moves the row that is picked up before the one above.' },
    { key: 'Arrow down', effect: 'Moves the row that is picked up after the one below.' },
    { key: 'Escape', effect: 'Drops the row where it was.' },
  ],
  screenReader:
    'A list with its name; of a handle “Drag” and the name of its row, “button”. After a move the new position is ' +
    'announced: “Question 1 is now number 2 of 3”.',
  content: ['The name of a row says what it is: Question 3, Answer B.', 'The label of the list is a plural noun.'],
};
