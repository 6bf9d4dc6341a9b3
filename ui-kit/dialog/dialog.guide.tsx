import { Button } from '../button/button.tsx';
import type { Guide } from '../stories/guide.ts';

export const guide: Guide = {
  use: [
    'For a small task that must end before the page continues: a form of a few fields, a list to choose from.',
    'Full, for a task that needs the window, such as an answer sheet.',
  ],
  instead: [
    { when: 'It is a question with yes or no.', take: 'ConfirmDialog' },
    { when: 'It is content that a button opens at itself.', take: 'Popover' },
    { when: 'It is a list of actions.', take: 'Menu' },
    { when: 'The session ended elsewhere.', take: 'AccountDialog' },
  ],
  anatomy: [
    { part: 'Backdrop', what: 'over the page, which cannot be used or scrolled; a click on it closes the dialog.' },
    { part: 'Sheet', what: '460 pixels wide, wide 880, full 1180; on phones at the bottom edge.' },
    { part: 'Title', what: 'the accessible name.' },
    { part: 'Actions', what: 'at the right, the safe one first; without actions a close button.' },
  ],
  dos: [
    {
      example: (
        <div className="row">
          <Button kind="quiet">Cancel</Button>
          <Button kind="primary">Submit whole test</Button>
        </div>
      ),
      text: 'Repeat the verb of the title in the main action; the safe one is first.',
    },
  ],
  donts: [
    {
      example: (
        <div className="row">
          <Button kind="primary">Yes</Button>
          <Button kind="primary">No</Button>
        </div>
      ),
      text: 'Answers that say nothing without the title, and two primary buttons.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the next control of the dialog.' },
    { key: 'Escape', effect: 'Closes the dialog and restores the focus; not if it is blocking.' },
  ],
  screenReader:
    'A dialog with its title as name; the page behind it cannot be reached. An urgent one is an alert dialog, and its ' +
    'whole text is read.',
  content: [
    'The title is a verb with its object, or a noun, without a full stop.',
    'An action is a verb: Submit whole test, Save.',
  ],
};
