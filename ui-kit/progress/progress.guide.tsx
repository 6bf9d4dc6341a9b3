import type { Guide } from '../stories/guide.ts';
import { Progress } from './progress.tsx';

export const guide: Guide = {
  use: [
    'For something with a beginning and an end: a topic, a sequence, a section of an exam.',
    'Under its title or in its row, several on a page.',
  ],
  instead: [
    { when: 'It is the one overall progress of a page or a section.', take: 'ProgressRing' },
    { when: 'It is a run of four right answers.', take: 'RunOfFour' },
    { when: 'The progress of many items is compared.', take: 'ColumnChart' },
    { when: 'The page waits for something whose end is not known.', take: 'LoadingOverlay' },
  ],
  anatomy: [
    { part: 'Number', what: 'the percentage, with at most two decimals, or another text.' },
    { part: 'Line', what: 'two pixels high, filled with ink from the left; complete is a double line.' },
  ],
  dos: [
    {
      example: <Progress percent={100} label="Progress of Lines" />,
      text: 'Show complete in ink with a double line; green means a right answer.',
    },
    {
      example: <Progress percent={50} label="Progress of Lines" text="2 to go" />,
      text: 'Say what is left if a percentage says less.',
    },
  ],
  donts: [
    {
      example: <Progress percent={58} label="Progress" text="More than half" />,
      text: 'A text without a number, and a name that does not say what the progress is of.',
    },
  ],
  keys: [],
  screenReader: 'The label, “progress bar”, and the percentage; or the text that replaces the percentage.',
  content: [
    'The label names what the progress is of: Progress of Quadratic functions.',
    'Never 100% before it is complete: 99.996 is 99.99%.',
    'A text has a number and two to four words: 2 to go.',
  ],
};
