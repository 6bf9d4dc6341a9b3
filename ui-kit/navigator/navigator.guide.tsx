import type { Guide } from '../stories/guide.ts';
import { Navigator } from './navigator.tsx';

const none = () => {};

export const guide: Guide = {
  use: [
    'For the questions of a problem set or a test section, next to the current one.',
    'To go to a question, and to see what was answered, right, wrong or uncertain.',
  ],
  instead: [
    { when: 'The numbers fill a page, and open a dialog or are marked.', take: 'NumberGrid' },
    { when: 'A list has more rows than fit on one page.', take: 'Pager' },
    { when: 'The views have names, not numbers.', take: 'Tabs' },
  ],
  anatomy: [
    { part: 'Number', what: 'a question; the current one is an ink block.' },
    {
      part: 'Rule',
      what: 'open is a hairline, answered ink, right green, wrong red dots; uncertain has the highlighter.',
    },
    { part: 'Sum', what: 'how many are right and wrong, as soon as one is.' },
    { part: 'Arrows', what: 'to the question before and after; disabled where there is none.' },
  ],
  dos: [
    {
      example: (
        <Navigator
          items={[
            { id: 'a', mark: 'right' },
            { id: 'b', mark: 'wrong' },
            { id: 'c', mark: 'open' },
            { id: 'd', mark: 'open', disabled: true },
          ]}
          current="c"
          onGo={none}
        />
      ),
      text: 'Show all questions from the start; disable those that cannot be opened yet.',
    },
  ],
  donts: [
    {
      example: (
        <Navigator
          items={[
            { id: 'a', mark: 'right' },
            { id: 'b', mark: 'right' },
          ]}
          current=""
          onGo={none}
        />
      ),
      text: 'A list without the current question: the student does not see where they are.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the current number, then to the arrows. The numbers are one stop.' },
    { key: 'Arrow right', effect: 'Moves to the next number that is not disabled; Arrow left to the one before.' },
    { key: 'Arrow down', effect: 'Moves one row down; Arrow up one row up.' },
    { key: 'Home', effect: 'Moves to the first number that is not disabled.' },
    { key: 'End', effect: 'Moves to the last number that is not disabled.' },
    { key: 'Enter', effect: 'Goes to the question.' },
  ],
  screenReader:
    'Navigation “Questions”, a list; of a number “Question 5, answered, uncertain”, button. The current one is the ' +
    'current step.',
  content: [
    'The numbers are those of the questions on the page and on paper, from 1.',
    'The sum names right first: 6 right, 2 wrong.',
  ],
};
