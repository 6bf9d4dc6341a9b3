import { Button } from '../button/button.tsx';
import type { Guide } from '../stories/guide.ts';
import { Form } from './form.tsx';

const none = () => {};

export const guide: Guide = {
  use: [
    'For a form that is described by data: fields with labels, types and patterns. It checks them and shows its own errors.',
    'For a form of a dialog: create a topic, record an exam with its marks.',
  ],
  instead: [
    { when: 'It is a log-in or a registration, with one big button.', take: 'GateForm' },
    { when: 'One title is edited in its row.', take: 'InlineEdit' },
    { when: 'There is one field, which filters what is shown.', take: 'Field' },
    { when: 'Each setting has effect at once.', take: 'Switch' },
  ],
  anatomy: [
    { part: 'Field', what: 'each with its label above; its message appears below it.' },
    { part: 'Group', what: 'fields of one group side by side, under the name of the group.' },
    { part: 'Buttons', what: 'at the end, the primary one last; on phones they share the full width.' },
  ],
  dos: [
    {
      example: (
        <Form fields={[{ name: 'title', label: 'Title', type: 'text' }]} submit="Create" onSubmit={none}>
          <Button kind="quiet">Cancel</Button>
        </Form>
      ),
      text: 'Name the action, and give the user a safe button before it.',
    },
  ],
  donts: [
    {
      example: (
        <Form
          fields={[
            { name: 'title', label: 'Title', type: 'text' },
            { name: 'note', label: 'Note (optional)', type: 'text' },
          ]}
          submit="OK"
          onSubmit={none}
        />
      ),
      text: 'An optional field: every field of this form is required. And a button that does not say what happens.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the next field, then to the buttons.' },
    { key: 'Enter', effect: 'In a field: submits the form.' },
  ],
  screenReader:
    'Each field is read with its label and “required”, in a group after the name of the group. After a submit with ' +
    'errors the focus moves to the first invalid field, which is read with its message.',
  content: [
    'The submit button is a verb: Save, Create.',
    'The message for an empty field is made from its label: Please enter Title.',
    'The message for an invalid value is “Invalid” with the label, unless the field has its own.',
  ],
};
