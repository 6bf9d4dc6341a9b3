import type { Guide } from '../stories/guide.ts';
import { NumberGrid } from './number-grid.tsx';

const none = () => {};

export const guide: Guide = {
  use: [
    'For the questions of a section by number: each opens a dialog about it.',
    'For marking questions as wrong or uncertain, and for going to a question of a test.',
  ],
  instead: [
    { when: 'One question is shown, and the numbers are around it.', take: 'Navigator' },
    { when: 'The marks are submitted together.', take: 'NumberToggles' },
    { when: 'Answers are typed in.', take: 'BubbleSheet' },
    { when: 'There are more pages than numbers that fit.', take: 'Pager' },
  ],
  anatomy: [
    {
      part: 'Number',
      what: 'a button, or text if nothing belongs to it; in groups of five, on phones seven in a row.',
    },
    { part: 'Line or dot', what: 'below it: progress, answered, right, wrong, or whether it is published.' },
    { part: 'Sign', what: 'a cross for wrong, and a question mark on the highlighter for uncertain.' },
    { part: 'Legend', what: 'a number in each of the styles that occur, with what it means.' },
  ],
  dos: [
    {
      example: (
        <NumberGrid
          label="Reading"
          action="open"
          numbers={[
            { description: ['Lines', 'done'], mark: { percent: 100 } },
            { description: ['Lines', '25 percent'], mark: { percent: 25 } },
            { description: ['no topic'], faint: true, off: 'text' },
          ]}
          onPress={none}
        />
      ),
      text: 'Describe in words what the number shows: its topic and its state.',
    },
  ],
  donts: [
    {
      example: (
        <NumberGrid
          label="Reading"
          action="open"
          numbers={[{ faint: true }, { faint: true }, { faint: true }]}
          onPress={none}
        />
      ),
      text: 'Buttons that open nothing: a number without content is text.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the current number, or to the one that had it last.' },
    { key: 'Arrow right', effect: 'Moves the focus to the next number that can be clicked.' },
    { key: 'Arrow left', effect: 'Moves the focus to the number before.' },
    { key: 'Arrow down', effect: 'Moves the focus down by one row.' },
    { key: 'Arrow up', effect: 'Moves the focus up by one row.' },
    { key: 'Home', effect: 'Moves the focus to the first number.' },
    { key: 'End', effect: 'Moves the focus to the last number.' },
    { key: 'Enter', effect: 'Opens, marks, or goes to the question.' },
    { key: 'Space', effect: 'Opens, marks, or goes to the question.' },
  ],
  screenReader:
    'The label of the list; the number with its description and “button”, such as “4, Lines, marked wrong, done”. If a ' +
    'click marks, also whether it is pressed; the question that is shown is the current step. The legend is hidden.',
  content: [
    'The label is the title of the section: Reading.',
    'A description has the topic first, then the marks, then the progress.',
    'A text of the legend is one or two words in lower case: uncertain, done.',
  ],
};
