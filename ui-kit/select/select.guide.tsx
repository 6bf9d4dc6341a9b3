import type { Guide } from '../stories/guide.ts';
import { Select } from './select.tsx';

const years = ['2026', '2025', '2024', '2023'].map((year) => ({ value: year, label: year }));

export const guide: Guide = {
  use: [
    'For one of four or more options that are known: a role, a month, a number of rows.',
    'For a filter of a list: an action, a kind, or all of them.',
  ],
  instead: [
    { when: 'There are two or three options, and they are short.', take: 'Segmented' },
    { when: 'There are many options, and they are found by their text.', take: 'Combobox' },
    { when: 'Several options apply at the same time.', take: 'Checkbox' },
    { when: 'The options are actions.', take: 'Menu' },
  ],
  anatomy: [
    { part: 'Label', what: 'above the box.' },
    { part: 'Box', what: 'the selected option, with an arrow at the right.' },
    { part: 'List', what: 'drawn by the browser, on phones by the system.' },
    { part: 'Note and message', what: 'below the box, as in a Field.' },
  ],
  dos: [
    {
      example: <Select label="Year" options={years} defaultValue="2026" />,
      text: 'Sort the options as the user expects them: here the current year is first.',
    },
  ],
  donts: [
    {
      example: (
        <Select
          label="Timer"
          options={[
            { value: 'on', label: 'Timed' },
            { value: 'off', label: 'Not timed' },
          ]}
          defaultValue="on"
        />
      ),
      text: 'Two options in a list: one of them is hidden, and each change takes two clicks.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the select.' },
    { key: 'Space', effect: 'Opens the list.' },
    { key: 'Arrow down', effect: 'Selects the next option; on a Mac it opens the list.' },
    { key: 'Arrow up', effect: 'Selects the option before; on a Mac it opens the list.' },
    { key: 'Letters', effect: 'Select the option that starts with them.' },
  ],
  screenReader:
    'The label, the selected option, “combo box” or “pop-up button”, “invalid entry” while there is a message, then the ' +
    'note and the message.',
  content: [
    'The label is a noun: Year, Role, Items Per Page.',
    'The options are of one kind, in one order, without full stops.',
    'An option for no restriction is called All.',
  ],
};
