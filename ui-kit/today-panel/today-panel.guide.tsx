import { Button } from '../button/button.tsx';
import type { Guide } from '../stories/guide.ts';

export const guide: Guide = {
  use: [
    'At the top of a student’s dashboard: the one thing to do next, and why.',
    'To show what is left of the day, without a promise beyond it.',
  ],
  instead: [
    { when: 'Something has just ended.', take: 'EndPanel' },
    { when: 'All assigned work is listed, with its dates.', take: 'AssignmentTable' },
    { when: 'There is nothing yet, and a sentence is enough.', take: 'Empty' },
  ],
  anatomy: [
    { part: 'Summary', what: 'minutes of today and days until the test; left out without a plan.' },
    { part: 'Next thing', what: 'its title, one line of reason, and the primary button of the page.' },
    { part: 'Then', what: 'what follows today, each with its minutes and a quiet button.' },
    { part: 'Facts', what: 'what is due, what comes back today, what was mastered.' },
  ],
  dos: [{ example: <Button kind="primary">Review 5 questions</Button>, text: 'Name what the button opens.' }],
  donts: [
    {
      example: (
        <div className="row">
          <Button kind="primary">Go on</Button>
          <Button kind="primary">Review</Button>
        </div>
      ),
      text: 'Two primary buttons: the student has to choose again.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the button of the next thing, then to the buttons of the others.' },
    { key: 'Enter', effect: 'Opens it.' },
  ],
  screenReader:
    'A region “Today” with the next thing as a heading of level 3, the list “Then, today”, and the facts as a list of terms.',
  content: [
    'The reason is one sentence with figures: “Overdue since 20 Nov.”',
    'No praise, no streaks, no promise about scores.',
    'Minutes are rounded and say “about”.',
  ],
};
