import { Button } from '../button/button.tsx';
import type { Guide } from '../stories/guide.ts';

export const guide: Guide = {
  use: ['Before an action that cannot be undone, such as Reset Test.'],
  instead: [
    { when: 'The action can be undone: it runs at once, with Undo.', take: 'Toast' },
    { when: 'There is more to fill in than yes or no.', take: 'Dialog' },
  ],
  anatomy: [
    { part: 'Title', what: 'the question, as specified.' },
    { part: 'Text', what: 'what OK does, if that helps to decide.' },
    { part: 'Cancel', what: 'the safe button, first and with the focus.' },
    { part: 'OK', what: 'the primary button; red if it destroys something.' },
  ],
  dos: [
    {
      example: (
        <>
          <b>Are you sure you want to delete SAT Practice Test 6?</b>
          <p className="small">It goes to the recycle bin, with its sections.</p>
        </>
      ),
      text: 'Name the item, and say what happens to it.',
    },
  ],
  donts: [
    {
      example: (
        <>
          <b>Are you sure you want to save?</b>
          <div className="row">
            <Button kind="quiet">Cancel</Button>
            <Button kind="primary">OK</Button>
          </div>
        </>
      ),
      text: 'A question before an action that harms nothing.',
    },
  ],
  keys: [
    { key: 'Enter', effect: 'Presses the button with the focus: Cancel at first, or OK if it changes nothing.' },
    { key: 'Tab', effect: 'Moves the focus to the other button.' },
    { key: 'Escape', effect: 'Declines, as Cancel does.' },
  ],
  screenReader: 'A dialog with the question as name, then the button with the focus.',
  content: ['The specified question, word for word, with a question mark.', 'The buttons are always Cancel and OK.'],
};
