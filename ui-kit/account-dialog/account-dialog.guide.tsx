import { Button } from '../button/button.tsx';
import type { Guide } from '../stories/guide.ts';

export const guide: Guide = {
  use: ['For an event that ended the session elsewhere, and nothing else: it covers everything.'],
  instead: [
    { when: 'The user opened it.', take: 'Dialog' },
    { when: 'The page can still be used.', take: 'Banner' },
    { when: 'It is a question about an action.', take: 'ConfirmDialog' },
  ],
  anatomy: [
    { part: 'Title and text', what: 'what happened, and what to do.' },
    { part: 'Buttons', what: 'one or two; the first has the focus, the last one is primary.' },
    { part: 'Backdrop', what: 'over the page and all other dialogs; a click on it does nothing.' },
  ],
  dos: [
    {
      example: (
        <div className="row">
          <Button kind="quiet">Logout</Button>
          <Button kind="primary">Back To Tutor</Button>
        </div>
      ),
      text: 'Offer only what is still possible.',
    },
  ],
  donts: [
    { example: <Button kind="quiet">Close</Button>, text: 'A button that leaves the page open: it is not usable.' },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the other button.' },
    { key: 'Enter', effect: 'Runs the action of the button; while it runs, all buttons are busy.' },
    { key: 'Escape', effect: 'Does nothing.' },
  ],
  screenReader: 'An alert dialog: its title and its whole text are read at once, then the first button.',
  content: ['The specified text, word for word.', 'A button is one action: Reload, Logout, Back To Tutor.'],
};
