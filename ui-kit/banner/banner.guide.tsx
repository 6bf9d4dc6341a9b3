import { Button } from '../button/button.tsx';
import type { Guide } from '../stories/guide.ts';

export const guide: Guide = {
  use: ['For a state of every page until it ends, such as a tutor in a student’s account.'],
  instead: [
    { when: 'Something happened just now.', take: 'Toast' },
    { when: 'Nothing else may be done before it is answered.', take: 'AccountDialog' },
    { when: 'A new build is ready.', take: 'NewVersion' },
  ],
  anatomy: [
    { part: 'Ground', what: 'the highlighter; a note is less prominent.' },
    { part: 'Description', what: 'the state, with names in bold; one line on phones.' },
    { part: 'Text', what: 'what is not possible, or what to do.' },
    { part: 'Action', what: 'one button that ends the state. It cannot be closed.' },
  ],
  dos: [
    {
      example: (
        <div className="row">
          <span>
            Viewing <b>Maya Okafor</b>. Nothing you do here is saved.
          </span>
          <Button>Back to Tutor</Button>
        </div>
      ),
      text: 'Say whose account it is, what is not possible, and how to leave.',
    },
  ],
  donts: [
    {
      example: (
        <div className="row">
          <span>Your answer is saved.</span>
          <Button>Close</Button>
        </div>
      ),
      text: 'A message that can be closed: that is a toast.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to its button before anything else of the page.' },
    { key: 'Enter', effect: 'Runs the action.' },
    { key: 'Space', effect: 'Runs the action.' },
  ],
  screenReader: 'A complementary landmark with its label; it is the first on the page, or the first in an open dialog.',
  content: [
    'The label is a noun: Tutor session.',
    'Two short sentences with full stops.',
    'The action says where it leads: Back to Tutor.',
  ],
};
