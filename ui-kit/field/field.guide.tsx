import type { Guide } from '../stories/guide.ts';
import { Field } from './field.tsx';

export const guide: Guide = {
  use: [
    'For one line of text that the user types: an email, a title, a code.',
    'For a date or a time, with the type of the browser’s own field.',
  ],
  instead: [
    { when: 'The text has several lines.', take: 'TextArea' },
    { when: 'The text is a password.', take: 'PasswordField' },
    { when: 'One of a few known options is selected.', take: 'Select' },
    { when: 'A record is found by its text.', take: 'Combobox' },
    { when: 'A title is edited in its row.', take: 'InlineEdit' },
  ],
  anatomy: [
    { part: 'Label', what: 'above the box. It stays when the user types.' },
    { part: 'Aside', what: 'a link to the right of the label, such as “Forgot Password?”.' },
    { part: 'Box', what: '44 pixels high, with text of 16 pixels, so that phones do not zoom in.' },
    { part: 'Note', what: 'a hint below the box.' },
    { part: 'Message', what: 'the error below the note, with a sign; the frame is red and two pixels wide.' },
  ],
  dos: [
    {
      example: <Field label="Code" note="You have it from your school." />,
      text: 'Write a hint as a note: it stays when the user types.',
    },
    {
      example: <Field label="Email" defaultValue="maya.okafor@" message="Please enter a valid email" />,
      text: 'Say what to enter.',
    },
  ],
  donts: [
    {
      example: <Field label="Search" placeholder="Name or email of the student" />,
      text: 'A hint as a placeholder: it is gone as soon as the user types.',
    },
    {
      example: <Field label="Email" defaultValue="maya.okafor@" message="Error" />,
      text: 'A message that does not say how to correct the value.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the link to the right of the label, if there is one, then to the box.' },
    { key: 'Enter', effect: 'Submits the form that the field is in.' },
  ],
  screenReader:
    'The label, “edit text”, the value, “invalid entry” while there is a message, then the note and the message. ' +
    'A message is not announced when it appears, so the form moves the focus to the first invalid field.',
  content: [
    'The label is a noun, one to three words, without a colon: Email, Due date.',
    'A note is one sentence with a full stop.',
    'A message says what to enter: Please enter email.',
  ],
};
