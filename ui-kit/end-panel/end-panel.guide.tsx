import { Button } from '../button/button.tsx';
import type { Guide } from '../stories/guide.ts';

export const guide: Guide = {
  use: [
    'For the result of a problem set, a sequence or a test section, at the top of the page that follows it.',
    'To offer the next step and the missed questions, without another page in between.',
  ],
  instead: [
    { when: 'Something was done that needs no next step.', take: 'Toast' },
    { when: 'The page is about the results alone.', take: 'ScoreTable' },
    { when: 'The message belongs to the whole page and stays.', take: 'Banner' },
  ],
  anatomy: [
    { part: 'Strokes', what: 'four in ink with two rules; they are drawn when the panel appears.' },
    { part: 'Title and outcome', what: 'what was finished, and its result.' },
    { part: 'Facts', what: 'right, wrong and time. After a reload they are unknown and left out.' },
    { part: 'Note', what: 'one sentence on the result, if figures do not say it.' },
    { part: 'Missed', what: 'the numbers of the missed questions; a click shows one.' },
    { part: 'Next step and Close', what: 'one button or link, and a cross.' },
  ],
  dos: [
    {
      example: (
        <Button kind="primary" big>
          Practise Systems of equations
        </Button>
      ),
      text: 'Name what the next step opens.',
    },
  ],
  donts: [
    {
      example: (
        <div className="row">
          <Button kind="primary" big>
            Next set
          </Button>
          <Button kind="primary" big>
            See what you missed
          </Button>
        </div>
      ),
      text: 'Two next steps: the missed questions already have their numbers in the panel.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the missed questions, then to the next step and to Close.' },
    { key: 'Enter', effect: 'Shows the missed question, or runs the action.' },
  ],
  screenReader:
    'The panel gets the focus when it appears, unless something else has it: “Problem set mastered: Quadratic functions ' +
    'in vertex form”, region. Then the facts as a list of terms, and the list “Missed questions” with a button for each.',
  content: [
    'The outcome is two or three words: Problem set mastered, Sequence completed.',
    'No praise and no exclamation mark.',
    'Facts are figures; the time is in minutes and seconds: 4:05.',
  ],
};
