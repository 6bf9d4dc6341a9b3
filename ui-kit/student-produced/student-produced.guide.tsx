import type { Guide } from '../stories/guide.ts';
import { StudentProduced } from './student-produced.tsx';

const none = () => {};

export const guide: Guide = {
  use: [
    'For a student-produced response, as on the digital SAT: a number of at most 5 characters, or 6 with a minus.',
    'After the check, for the same answer with its verdict; after a wrong one with an accepted value.',
  ],
  instead: [
    { when: 'The answer may be a word, or a number of any length.', take: 'FreeResponse' },
    { when: 'The answer is one of up to six choices.', take: 'Choices' },
    { when: 'The answers of a whole paper test are typed.', take: 'BubbleSheet' },
  ],
  anatomy: [
    {
      part: 'Input',
      what: 'narrow, in the serif of the question. It takes digits, one point or fraction bar, a minus.',
    },
    { part: 'Keys', what: 'minus, point and fraction bar, on touch screens, at least 44 pixels high.' },
    { part: 'Preview', what: 'the number that the text is read as; a fraction with its bar.' },
    { part: 'Directions', what: 'how to type each form of a number, in a disclosure.' },
    { part: 'Message', what: 'why a character was refused, or a format error, before anything is stored.' },
  ],
  dos: [
    {
      example: <StudentProduced value="0.67" onType={none} verdict="wrong" rightAnswer="2/3" />,
      text: 'Show an accepted value after a wrong answer, as its author wrote it.',
    },
  ],
  donts: [
    {
      example: <StudentProduced value="2/" onType={none} verdict="wrong" />,
      text: 'A wrong verdict for an unfinished answer: show a hint first, and let the student finish it.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the input, then to the keys, if they are shown, and the directions.' },
    { key: 'Enter', effect: 'Submits the form around it. On the directions, opens or closes them.' },
    { key: 'Space', effect: 'On the directions, opens or closes them.' },
  ],
  screenReader:
    'The label, “edit text” and the typed text; as its description the preview in words, such as “Answer preview: 2 over ' +
    '3”, then the message or the verdict. A message is announced politely; with a format error the input is also invalid.',
  content: [
    'A message says what can be typed instead, with an example.',
    'Its texts are part of the component, except the hint.',
  ],
};
