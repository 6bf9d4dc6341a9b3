import type { Guide } from '../stories/guide.ts';
import { Button } from './button.tsx';

export const guide: Guide = {
  use: [
    'For an action on this page: check an answer, save a form, open a dialog.',
    'For the main action of a page: one primary button, and no second one in view.',
    'For an action that destroys something: danger, and a question before it happens.',
  ],
  instead: [
    { when: 'It opens another page.', take: 'LinkButton' },
    { when: 'Three or more actions belong to one item.', take: 'Menu' },
    { when: 'It turns a setting on or off at once.', take: 'Switch' },
    { when: 'One of two or three values is selected.', take: 'Segmented' },
  ],
  anatomy: [
    { part: 'Frame', what: '36 pixels high, 44 on phones; big is 48 and 52. A quiet button shows none.' },
    { part: 'Text', what: 'a verb, on one line.' },
    { part: 'Icon', what: 'before the text, or alone with an accessible name.' },
  ],
  dos: [
    {
      example: (
        <div className="row">
          <Button kind="quiet">Cancel</Button>
          <Button kind="primary">Save</Button>
        </div>
      ),
      text: 'Show one primary button; what is less important is plain or quiet.',
    },
    { example: <Button kind="danger">Delete topic</Button>, text: 'Say what is deleted.' },
  ],
  donts: [
    {
      example: (
        <div className="row">
          <Button kind="primary">Cancel</Button>
          <Button kind="primary">Save</Button>
        </div>
      ),
      text: 'Two primary buttons: neither is the main action.',
    },
    { example: <Button kind="danger">OK</Button>, text: 'A text that does not say what happens.' },
  ],
  keys: [
    {
      key: 'Tab',
      effect: 'Moves the focus to the button. A busy or inactive one keeps it, a disabled one is skipped.',
    },
    { key: 'Enter', effect: 'Runs the action.' },
    { key: 'Space', effect: 'Runs the action.' },
  ],
  screenReader:
    'Its text and “button”; a toggle button also whether it is pressed. A busy or inactive button is dimmed (“unavailable”), ' +
    'so the page announces when the action is done.',
  content: [
    'A verb, or a verb with its object: Check, Save & Next, Delete topic.',
    'At most four words, without a full stop.',
    'A toggle button says what the next click does: Mark Uncertain, then Remove from Uncertain.',
  ],
};
