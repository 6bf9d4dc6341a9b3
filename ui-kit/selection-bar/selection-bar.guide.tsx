import { Button } from '../button/button.tsx';
import type { Guide } from '../stories/guide.ts';
import { SelectionBar } from './selection-bar.tsx';

const none = () => {};

export const guide: Guide = {
  use: [
    'Above a list in a dialog, whose rows can be selected.',
    'Sticky, below a list on a page: it is in view while something is selected.',
  ],
  instead: [
    { when: 'An action is for one row.', take: 'Menu' },
    { when: 'One of two or three values is selected.', take: 'Segmented' },
  ],
  anatomy: [
    { part: 'Text', what: 'how many items are selected.' },
    { part: 'Select All and Clear', what: 'quiet buttons; Select All only if the list can do that.' },
    { part: 'Actions', what: 'what can be done with the selected items; the main one is last.' },
  ],
  dos: [
    {
      example: (
        <SelectionBar count={2} text="2 students chosen" onClear={none}>
          <Button kind="primary">Assign to 2 students</Button>
        </SelectionBar>
      ),
      text: 'Repeat the number in the main action.',
    },
  ],
  donts: [
    {
      example: <SelectionBar count={2} text="2" onClear={none} />,
      text: 'A number without a noun.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the next button.' },
    { key: 'Enter', effect: 'Selects everything, clears the selection, or runs the action.' },
    { key: 'Space', effect: 'The same as Enter.' },
  ],
  screenReader: 'Each change of the text is announced: “2 of 5 selected”. The buttons have their texts as names.',
  content: ['A number and what is selected: “2 of 5 selected”, “2 students chosen”.', 'No full stop.'],
};
