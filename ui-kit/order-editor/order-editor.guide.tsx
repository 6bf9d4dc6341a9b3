import { Button } from '../button/button.tsx';
import type { Guide } from '../stories/guide.ts';

export const guide: Guide = {
  use: ['For the order of a list that is saved as a whole: it replaces the list until it is saved or cancelled.'],
  instead: [
    { when: 'Rows are edited in the same list, and each move is saved at once.', take: 'Sortable' },
    { when: 'The order is computed, not chosen.', take: 'Table' },
  ],
  anatomy: [
    { part: 'Hint', what: 'how the order is changed.' },
    { part: 'Buttons', what: 'Cancel, and the one that saves.' },
    { part: 'Row', what: 'a handle, the title with a smaller text below it, and arrows.' },
  ],
  dos: [
    {
      example: (
        <div className="row">
          <Button kind="quiet">Cancel</Button>
          <Button kind="primary">Submit New Order</Button>
        </div>
      ),
      text: 'Ask before the page is left with an order that is not saved.',
    },
  ],
  donts: [{ example: <Button kind="primary">OK</Button>, text: 'A button that does not say that the order is saved.' }],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the next handle or button.' },
    { key: 'Enter', effect: 'On an arrow: moves the row by one; the focus stays on the arrow.' },
    { key: 'Space', effect: 'On a handle: picks the row up; again: drops it. On an arrow: moves the row by one.' },
    { key: 'Arrow up', effect: 'Moves the row that is picked up before the one above.' },
    { key: 'Arrow down', effect: 'Moves the row that is picked up after the one below.' },
    { key: 'Escape', effect: 'Drops the row where it was.' },
  ],
  screenReader:
    'The hint is read if it takes the focus. A list with its name; arrows have the title of their row: “Move down SAT ' +
    'Practice Test 1”. The new position is announced: “SAT Practice Test 1 is now number 2 of 3”.',
  content: [
    'The hint is one sentence that says how to move a row by pointer and by keys.',
    'The button is a verb with its object: Submit New Order.',
  ],
};
