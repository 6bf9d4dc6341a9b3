import type { Guide } from '../stories/guide.ts';
import { NoAutoFocus } from '../stories/no-auto-focus.tsx';
import { InlineEdit } from './inline-edit.tsx';

const none = () => {};
const handlers = { onSave: none, onEmpty: none, onCancel: none };

export const guide: Guide = {
  use: ['For one title that is edited in its row: of a topic or an exam in a list.'],
  instead: [
    { when: 'Several fields belong together.', take: 'Form' },
    { when: 'The field is always open.', take: 'Field' },
    { when: 'The edit interrupts what the user does.', take: 'Dialog' },
  ],
  anatomy: [
    { part: 'Text field', what: 'with the focus and all of its text selected.' },
    { part: 'Save', what: 'the primary button.' },
    { part: 'Cancel', what: 'quiet; it closes the form without a change.' },
  ],
  dos: [
    {
      example: (
        <NoAutoFocus>
          <InlineEdit label="Topic title" initialValue="Linear equations" saved="Linear equations" {...handlers} />
        </NoAutoFocus>
      ),
      text: 'Open it instead of the title, in the same row.',
    },
  ],
  donts: [
    {
      example: (
        <NoAutoFocus>
          <InlineEdit
            label="Description"
            initialValue="The figure shows 2 m, the text says 3 m. Correct one of them."
            saved=""
            {...handlers}
          />
        </NoAutoFocus>
      ),
      text: 'A text of several sentences: it does not fit, and Enter saves it.',
    },
  ],
  keys: [
    { key: 'Enter', effect: 'In the field: saves the text. An unchanged text only closes the form.' },
    { key: 'Escape', effect: 'Closes the form without a change.' },
    { key: 'Tab', effect: 'Moves the focus to Save, then to Cancel.' },
  ],
  screenReader:
    'When it opens, the label, “edit text” and the selected text. The page moves the focus back to the row when it closes.',
  content: [
    'The label is the name of what is edited: Topic title.',
    'A title has at most 200 characters and starts with no space.',
    'An empty title is refused by the page with a message.',
  ],
};
