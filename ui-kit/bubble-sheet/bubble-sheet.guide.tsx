import type { Guide } from '../stories/guide.ts';
import { BubbleSheet } from './bubble-sheet.tsx';

const none = () => {};
const noError = () => null;
const letters = [
  ['A', 'B', 'C', 'D'],
  ['F', 'G', 'H', 'J'],
  ['A', 'B', 'C', 'D'],
  ['F', 'G', 'H', 'J'],
];

export const guide: Guide = {
  use: [
    'For answers that were given on paper: they are typed in, by keyboard alone if wanted.',
    'For the same answers after they are graded, with the wrong ones marked.',
  ],
  instead: [
    { when: 'A question is answered on the screen.', take: 'Choices' },
    { when: 'Questions are only marked as wrong or uncertain.', take: 'NumberToggles' },
    { when: 'A number leads to its question.', take: 'NumberGrid' },
  ],
  anatomy: [
    { part: 'Row', what: 'the number of a question and its ovals, or an input for a typed answer.' },
    { part: 'Oval', what: 'a letter; the chosen one is filled. On an ACT, even questions have F to K.' },
    { part: 'Columns', what: 'four or five, from top to bottom; fewer on narrow screens.' },
    {
      part: 'Message',
      what: 'below the sheet: a letter that the question does not have, or an error in a typed answer.',
    },
  ],
  dos: [
    {
      example: (
        <BubbleSheet
          label="Science"
          letters={letters}
          columns={4}
          answers={{ 1: 'A', 2: 'J' }}
          wrong={[2]}
          typedErrorOf={noError}
          onAnswer={none}
        />
      ),
      text: 'Mark the answers that are wrong now, not those that were.',
    },
  ],
  donts: [
    {
      example: (
        <BubbleSheet
          label="Sheet"
          letters={[['A', 'B', 'C', 'D']]}
          columns={4}
          answers={{}}
          typedErrorOf={noError}
          onAnswer={none}
        />
      ),
      text: 'A sheet for one question, and a name that does not say which section it is.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the sheet, at the question that had it last, and out of it.' },
    { key: 'A to Z', effect: 'Chooses the letter and moves to the next question; in an input types it.' },
    { key: 'Arrow down', effect: 'Moves to the next question.' },
    { key: 'Arrow up', effect: 'Moves to the question before.' },
    { key: 'Arrow right', effect: 'Moves to the next oval of the question.' },
    { key: 'Arrow left', effect: 'Moves to the oval before.' },
    { key: 'Space', effect: 'Chooses the focused oval, or clears it if it is chosen.' },
    {
      key: 'Backspace',
      effect: 'Clears the answer; on an empty question moves to the one before. In an input it deletes a character.',
    },
    { key: 'Delete', effect: 'Clears the answer.' },
    { key: 'Home', effect: 'Moves to the first question; in an input to the start of its text.' },
    { key: 'End', effect: 'Moves to the last question; in an input to the end of its text.' },
    { key: 'Enter', effect: 'Chooses the focused oval; in an input moves to the next question.' },
  ],
  screenReader:
    'The label of the list; each question as a group: “Question 2, F to K, G chosen”, with “wrong” if it is; an oval ' +
    'is a radio button with its letter. Messages are announced.',
  content: [
    'The label is the title of the section: Mathematics.',
    'A message about a typed answer says what to type: Type a number such as 12, 0.5 or 3/4.',
  ],
};
