import type { Guide } from '../stories/guide.ts';
import { NumberToggles } from './number-toggles.tsx';

const none = () => {};

export const guide: Guide = {
  use: ['For numbers of a section that are marked as wrong or uncertain, several at once, and saved with one button.'],
  instead: [
    { when: 'A click opens a question or a dialog about it.', take: 'NumberGrid' },
    { when: 'Answers of a paper test are entered.', take: 'BubbleSheet' },
    { when: 'The user moves between the questions of a test.', take: 'Navigator' },
  ],
  anatomy: [
    { part: 'Numbers', what: 'in groups of five on wide screens, seven in a row on phones.' },
    { part: 'Mark', what: 'a cross for wrong; a question mark on the highlighter for uncertain.' },
    { part: 'Count', what: 'how many numbers are marked, with a note.' },
    { part: 'Buttons', what: 'Cancel, then Submit.' },
  ],
  dos: [
    {
      example: (
        <NumberToggles
          label="Select Wrong: Reading"
          kind="wrong"
          count={10}
          marked={[3]}
          onToggle={none}
          onSubmit={none}
          onCancel={none}
        />
      ),
      text: 'Save all marks with one button.',
    },
  ],
  donts: [
    {
      example: (
        <NumberToggles
          label="Questions"
          kind="uncertain"
          count={10}
          marked={[4]}
          note="Click a number to open its question."
          onToggle={none}
          onSubmit={none}
          onCancel={none}
        />
      ),
      text: 'Numbers that lead to questions: here a click only marks a number.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the numbers, which are one stop, then to Cancel and Submit.' },
    { key: 'Arrow right', effect: 'Moves the focus to the next number.' },
    { key: 'Arrow left', effect: 'Moves the focus to the number before.' },
    { key: 'Arrow down', effect: 'Moves the focus to the number below.' },
    { key: 'Arrow up', effect: 'Moves the focus to the number above.' },
    { key: 'Home', effect: 'Moves the focus to the first number.' },
    { key: 'End', effect: 'Moves the focus to the last number.' },
    { key: 'Space', effect: 'Marks the number, or removes its mark.' },
    { key: 'Enter', effect: 'Marks the number, or removes its mark.' },
  ],
  screenReader:
    'The label of the list with the count; of a number “Question 20”, “toggle button”, and whether it is pressed. While ' +
    'the marks are saved, the numbers are dimmed (“unavailable”).',
  content: [
    'The label says what is marked and in which section: Select Wrong: Reading.',
    'A note is one or two short sentences with full stops.',
  ],
};
