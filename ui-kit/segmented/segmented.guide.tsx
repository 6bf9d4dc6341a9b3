import type { Guide } from '../stories/guide.ts';
import { Segmented } from './segmented.tsx';

const none = () => {};
const areas = [
  { value: 'mock', label: 'Mock' },
  { value: 'real', label: 'Real' },
];

export const guide: Guide = {
  use: [
    'For two or three values of which exactly one applies, with an effect at once: Mock or Real.',
    'For a filter whose values should all be visible.',
  ],
  instead: [
    { when: 'It is on or off.', take: 'Switch' },
    { when: 'There are more than three values, or they are long.', take: 'Select' },
    { when: 'Each value shows other content, with a count.', take: 'Tabs' },
    { when: 'A rank is selected.', take: 'RankChoice' },
  ],
  anatomy: [
    { part: 'Frame', what: 'around all options.' },
    { part: 'Option', what: 'its label; the selected one is filled with ink.' },
    { part: 'Label', what: 'the name of the group, for screen readers.' },
  ],
  dos: [
    {
      example: <Segmented label="Area" options={areas} value="mock" onChange={none} />,
      text: 'Show both values: what is not selected is visible, too.',
    },
  ],
  donts: [
    {
      example: (
        <Segmented
          label="Timer"
          options={[
            { value: 'on', label: 'Timed' },
            { value: 'off', label: 'Not timed' },
          ]}
          value="on"
          onChange={none}
        />
      ),
      text: 'On and off as two options: this is a switch.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the selected option.' },
    { key: 'Arrow right', effect: 'Selects the next option; from the last the first.' },
    { key: 'Arrow left', effect: 'Selects the option before.' },
  ],
  screenReader: 'The label of the group; of an option its text, “radio button”, whether it is checked, and 1 of 2.',
  content: ['One or two words for each option, of the same kind.', 'The label names what the options are values of.'],
};
