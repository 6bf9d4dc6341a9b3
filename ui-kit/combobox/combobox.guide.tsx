import type { Guide } from '../stories/guide.ts';
import { NoAutoFocus } from '../stories/no-auto-focus.tsx';
import { Combobox } from './combobox.tsx';

const none = () => {};
const sets = [
  { id: 'a', label: 'Signs of products', note: 'Math, Numbers' },
  { id: 'b', label: 'Signs of sums', note: 'Math, Numbers' },
];

export const guide: Guide = {
  use: [
    'For one of many records that is found by its text, when a new text is allowed, too: the title of a problem set.',
    'For several of many records: the students of a tutor.',
    'For a record that a button or a further key acts on: the target of a link. With `onActive` the owner has the active option.',
    'In a dialog that is opened for this: the field takes the focus when it appears.',
  ],
  instead: [
    { when: 'The options are few and known.', take: 'Select' },
    { when: 'The text filters a list that is shown anyway.', take: 'Field' },
    { when: 'Several of a few options are chosen.', take: 'Checkbox' },
  ],
  anatomy: [
    { part: 'Field', what: 'with its label, note and message.' },
    { part: 'List', what: 'the options that match the text, below the field.' },
    { part: 'Option', what: 'label and note; a tick if several can be chosen. The active one has a vertical bar.' },
    { part: 'Group', what: 'a heading above options that belong together.' },
    { part: 'Status', what: 'how many options were found; visible if several can be chosen.' },
  ],
  dos: [
    {
      example: (
        <NoAutoFocus>
          <Combobox
            label="Title"
            listLabel="Problem sets"
            value="sign"
            options={sets}
            status="2 problem sets found"
            onType={none}
            onPick={none}
          />
        </NoAutoFocus>
      ),
      text: 'Distinguish options of similar names by a note.',
    },
  ],
  donts: [
    {
      example: (
        <NoAutoFocus>
          <Combobox
            label="Timer"
            listLabel="Timer"
            value=""
            options={[
              { id: 'on', label: 'Timed' },
              { id: 'off', label: 'Not timed' },
            ]}
            onType={none}
            onPick={none}
          />
        </NoAutoFocus>
      ),
      text: 'Two options that need no search: this is a switch.',
    },
  ],
  keys: [
    { key: 'Arrow down', effect: 'Makes the next option active; with one choice, from the last the first.' },
    { key: 'Arrow up', effect: 'Makes the option before active; with one choice, from the first the last.' },
    { key: 'Page down', effect: 'Makes the third option below active.' },
    { key: 'Page up', effect: 'Makes the third option above active.' },
    {
      key: 'Enter',
      effect:
        'Chooses the active option, or takes the choice back if there can be several. Without one, submits the form.',
    },
    { key: 'Home, End', effect: 'With `onActive`: makes the first or the last option active.' },
    { key: 'Tab', effect: 'Moves the focus out of the field; the options are no stops.' },
  ],
  screenReader:
    'The label, “combo box”, the text, the note and the message; then the active option with its note, and whether it is ' +
    'selected. The number of options is announced when they are found.',
  content: [
    'The label says what is searched; the name of the list is a plural: Students.',
    'The status is the number with its noun: 12 students. Nothing found is “No Record Found”.',
    'A note is short: the parent, the email.',
  ],
};
