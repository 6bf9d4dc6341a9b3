import type { Guide } from '../stories/guide.ts';
import { FreeResponse } from './free-response.tsx';

const none = () => {};

export const guide: Guide = {
  use: [
    'For an answer that the student types: a number, a fraction or a word.',
    'After the check, for the same answer with its verdict; after a wrong one with the right answer.',
  ],
  instead: [
    { when: 'The answer is one of up to six choices.', take: 'Choices' },
    { when: 'The text is not an answer: a name, a title, a password.', take: 'Field' },
    { when: 'The answers of a whole paper test are typed.', take: 'BubbleSheet' },
  ],
  anatomy: [
    { part: 'Label', what: '“Your answer”, or another text.' },
    { part: 'Input', what: 'set in the serif of the question, at most 200 characters.' },
    { part: 'Symbol', what: 'the unit on the right, or a currency on the left. The student does not type it.' },
    { part: 'Keys', what: 'minus, point and fraction bar, on touch screens, if the answer is a number.' },
    { part: 'Hint', what: 'a possible format error, before anything is stored.' },
  ],
  dos: [
    {
      example: <FreeResponse value="23" onType={none} symbol="m" />,
      text: 'Show the unit as the symbol, so that the student types only the number.',
    },
  ],
  donts: [
    {
      example: <FreeResponse value="3," onType={none} verdict="wrong" />,
      text: 'A wrong verdict for a mistyped answer: show a hint first, and let the student correct it.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the input, then to the keys for numbers, if they are shown.' },
    { key: 'Enter', effect: 'Submits the form around it.' },
  ],
  screenReader:
    'The label, “edit text”, the typed text, then the symbol, the help, the hint and the verdict as its description. A ' +
    'new hint is announced politely. After the check it is read-only, and its description ends with right or wrong.',
  content: [
    'Help is one sentence with an example: Type a fraction as 3/4.',
    'A hint says what is unusual in the answer, and what sends it as it is.',
    'The symbol is the unit’s own: m, $, °. Without a full stop.',
  ],
};
