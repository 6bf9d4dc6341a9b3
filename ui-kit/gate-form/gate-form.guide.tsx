import type { Guide } from '../stories/guide.ts';
import { GateForm } from './gate-form.tsx';

const nothingWrong = () => [];
const notSent = async () => false;

export const guide: Guide = {
  use: ['For a page that is only a form: log-in, registration, a forgotten password and its reset.'],
  instead: [
    { when: 'The form is a part of a page or a dialog.', take: 'Form' },
    { when: 'A user who is logged in changes the password.', take: 'AccountPage' },
  ],
  anatomy: [
    { part: 'Title', what: 'heading of the page and name of the form, with a sentence under it.' },
    { part: 'Field', what: 'each with its label, note and message; passwords can be made visible.' },
    { part: 'Error of the form', what: 'above the button, if it belongs to no single field.' },
    { part: 'Button', what: 'big, primary and as wide as the form; the only one of the page.' },
    { part: 'Links', what: 'below the button, to the other pages of the same kind.' },
  ],
  dos: [
    {
      example: (
        <GateForm
          title="Forgot Password"
          fields={[{ name: 'email', label: 'Email', type: 'email', autoComplete: 'username' }]}
          submit="Send"
          check={nothingWrong}
          send={notSent}
        >
          <a href="#log-in">Log In</a>
        </GateForm>
      ),
      text: 'Say what each field is for password managers, and link to the log-in.',
    },
  ],
  donts: [
    {
      example: (
        <GateForm
          title="Welcome"
          fields={[{ name: 'email', label: 'Email', type: 'text', autoComplete: 'off' }]}
          submit="Continue"
          check={nothingWrong}
          send={notSent}
        >
          <a href="#help">Problems?</a>
        </GateForm>
      ),
      text: 'A title and a button that do not say what happens.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus through the fields, the button and the links.' },
    { key: 'Enter', effect: 'In a field: submits the form. While it is being sent, nothing happens.' },
  ],
  screenReader:
    'The form has the name of its title. Each field is read with its label, “required”, its note and its message. The ' +
    'field with the first error gets the focus. An error of the whole form is announced when it appears.',
  content: [
    'The title and the button name the same action: Log In.',
    'The sentence under the title says what to enter, with a full stop.',
    'A message says what to enter: Please enter email.',
  ],
};
