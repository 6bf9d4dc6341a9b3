import type { Guide } from '../stories/guide.ts';
import { RunOfFour } from './run-of-four.tsx';

export const guide: Guide = {
  use: [
    'For the right answers in a row of a problem set: four of them master it.',
    'Large in the margin of a question, small in a row of a list.',
  ],
  instead: [
    { when: 'A part of a number of questions is done.', take: 'Progress' },
    { when: 'The share of right answers is a percentage.', take: 'ProgressRing' },
    { when: 'The results of single questions are shown.', take: 'Navigator' },
  ],
  anatomy: [
    { part: 'Stroke', what: 'a hairline is still to come, ink is a right answer.' },
    { part: 'Two rules', what: 'under the strokes, when the set is mastered.' },
    { part: 'Text', what: '“2 of 4” or “Mastered”.' },
  ],
  dos: [
    {
      example: (
        <div className="row">
          Quadratic functions <RunOfFour count={3} of={4} />
        </div>
      ),
      text: 'Show the strokes with their text: nobody has to count them.',
    },
  ],
  donts: [
    {
      example: (
        <div className="row">
          7 of 30 questions <RunOfFour count={1} of={4} hidesText />
        </div>
      ),
      text: 'Strokes for anything but right answers in a row.',
    },
  ],
  keys: [],
  screenReader:
    'An image with the name “2 of 4 right in a row”, then the text next to it. A change is not announced: the verdict is.',
  content: [
    'The text is “2 of 4”, and “Mastered” when all strokes are ink.',
    'A wrong answer starts the run again. The page says so without praise or blame.',
  ],
};
