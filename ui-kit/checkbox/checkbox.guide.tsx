import type { Guide } from '../stories/guide.ts';
import { Checkbox } from './checkbox.tsx';

export const guide: Guide = {
  use: [
    'For each of several independent options that are sent with their form.',
    'For one option that is on or off and is saved with a form.',
    'For rows of a list of which several are chosen, before a button acts on them.',
  ],
  instead: [
    { when: 'The change has effect at once.', take: 'Switch' },
    { when: 'Only one of the options can be chosen.', take: 'Segmented' },
    { when: 'A question has several right answers.', take: 'Choices' },
  ],
  anatomy: [
    { part: 'Box', what: 'empty, or filled with a tick.' },
    { part: 'Label', what: 'to the right; a click on it checks the box.' },
  ],
  dos: [
    {
      example: <Checkbox defaultChecked>There is a typo</Checkbox>,
      text: 'Write what is true when the box is checked.',
    },
  ],
  donts: [
    { example: <Checkbox>Do not send an email</Checkbox>, text: 'A negative label: unchecked then means a double no.' },
    { example: <Checkbox>Grading mode</Checkbox>, text: 'A setting that has effect at once: this is a switch.' },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the box.' },
    { key: 'Space', effect: 'Checks or unchecks it.' },
  ],
  screenReader:
    'The label, “checkbox”, and checked or not checked. The legend of a fieldset is read before its first box.',
  content: [
    'A short statement or a noun, without a full stop.',
    'The options of one fieldset have the same form.',
    'The legend is the question that they answer.',
  ],
};
